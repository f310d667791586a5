import { describe, expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { notesOf } from './testing/facts.ts';

describe('a lead time is of what its sentence names, with what is said before it', () => {
  const ends = (note: string) =>
    converse({ notes: notesOf(note) }).say(
      'a caesar salad for pickup',
      'my name is Ann Fox',
      'no allergies',
      "that's all",
    );

  it('and holds up nothing else', async () => {
    expect(await ends('Whole caesar salads need 3 days notice.')).not.toContain('3 days');
    expect(await ends('Family size Caesar salads: 3 days ahead.')).not.toContain('3 days');
  });

  it('and holds up that', async () => {
    expect(await ends('Caesar salads need 3 days notice.')).toContain('3 days');
    expect(await ends('We make caesar salads with 3 days notice.')).toContain('3 days');
  });
});
