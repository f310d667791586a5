import { describe, expect, it } from 'vitest';
import { confirm, confirmed, questions, withDefaults } from './confirm.ts';

const asked = () => {
  const question = questions.current();
  if (!question) throw new Error('Nothing was asked');
  return question;
};

describe('a question', () => {
  it('resolves on Confirm and leaves', async () => {
    const answer = confirm({ message: 'Go on?' });
    asked().resolve();
    await expect(answer).resolves.toBeUndefined();
    expect(questions.current()).toBeNull();
  });

  it('rejects with the gesture that refused it', async () => {
    const answer = confirm({ message: 'Go on?' });
    asked().reject(new Error('Dialog cancelled'));
    await expect(answer).rejects.toThrow('Dialog cancelled');
  });

  it('closes one that is still open when the next is asked', async () => {
    const first = confirm({ message: 'First?' });
    const second = confirm({ message: 'Second?' });
    await expect(first).rejects.toThrow('Dialog closed');
    expect(asked().options.message).toBe('Second?');
    asked().resolve();
    await second;
  });

  it('is a plain no for those who only want to know', async () => {
    const answer = confirmed({ message: 'Go on?' });
    asked().reject(new Error('Dialog closed'));
    await expect(answer).resolves.toBe(false);
  });

  it('passes on the failure of its action', async () => {
    const answer = confirmed({ message: 'Delete?' });
    asked().reject(new Error('Failed to delete'));
    await expect(answer).rejects.toThrow('Failed to delete');
  });
});

it('has the texts of its variant unless others are given', () => {
  expect(withDefaults({ message: 'm' })).toMatchObject({
    title: 'Confirm Action',
    confirmText: 'Confirm',
    cancelText: 'Cancel',
    loadingText: 'Processing...',
    showCancelButton: true,
  });
  expect(withDefaults({ message: 'm', variant: 'danger' })).toMatchObject({
    title: 'Confirm Deletion',
    confirmText: 'Delete',
  });
  expect(withDefaults({ message: 'm', variant: 'success' })).toMatchObject({
    confirmText: 'Continue',
    showCancelButton: false,
  });
  expect(withDefaults({ message: 'm', variant: 'danger', confirmText: 'Remove' }).confirmText).toBe('Remove');
});
