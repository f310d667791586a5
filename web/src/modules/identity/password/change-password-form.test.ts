import { describe, expect, it } from 'vitest';
import { Problem } from '../../../api/door/problem.ts';
import { ChangePasswordForm, changePasswordText } from './change-password-form.ts';

const said = (fields: object) => {
  const result = ChangePasswordForm.safeParse({
    current: 'old oven',
    password: 'new oven',
    confirm: 'new oven',
    ...fields,
  });
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

describe('the change-password form', () => {
  it.each([
    [{}, []],
    [{ current: '' }, ['current: Current password is required']],
    [
      { password: '', confirm: '' },
      ['password: New password is required', 'confirm: Please confirm your new password'],
    ],
    [{ password: 'short', confirm: 'short' }, ['password: New password must be at least 6 characters long']],
    [{ confirm: 'other oven' }, ['confirm: New passwords do not match']],
    [{ password: 'old oven', confirm: 'old oven' }, ['password: New password must be different from current password']],
  ])('%o says %o', (fields, messages) => expect(said(fields)).toEqual(messages));
});

describe('what a refused change says', () => {
  const problem = (status: number, code: string) => new Problem('From the server', status, { code });
  it.each([
    [problem(401, 'auth/wrong-password'), 'Current password is incorrect'],
    [problem(422, 'auth/weak-password'), 'New password is too weak. Please choose a stronger password'],
    [problem(401, 'auth/requires-recent-login'), 'Please sign out and sign in again before changing your password'],
    [problem(404, 'user-not-found'), 'User not found. Please sign in again'],
    [problem(429, 'auth/too-many-requests'), 'Too many failed attempts. Please try again later'],
    [problem(401, 'unauthenticated'), 'No authenticated user found'],
    [problem(500, 'failed'), 'Failed to change password. Please try again'],
    [new Error('bug'), 'Failed to change password. Please try again'],
  ])('%o', (error, text) => expect(changePasswordText(error)).toBe(text));
});
