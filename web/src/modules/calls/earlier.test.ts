import { expect, it } from 'vitest';
import { earlierOf } from './earlier.ts';

const said = (conversation: string, minute: number, role: 'user' | 'agent', content: string) => ({
  id: `${conversation} ${minute}`,
  conversation_id: conversation,
  role,
  content,
  created_at: `2026-11-21T10:${String(minute).padStart(2, '0')}:00.000Z`,
});

it('earlier tests are shown by what was said first, the newest test first', () => {
  const newestFirst = [
    said('b', 9, 'agent', 'We do not.'),
    said('b', 8, 'user', 'Do you deliver?'),
    said('a', 4, 'user', 'And for two?'),
    said('a', 2, 'user', 'A large Margherita'),
    said('a', 1, 'agent', 'Hello.'),
  ];
  expect(earlierOf(newestFirst).map(({ conversationId, asked }) => [conversationId, asked])).toEqual([
    ['b', 'Do you deliver?'],
    ['a', 'A large Margherita'],
  ]);
});
