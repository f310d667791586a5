import { expect, it } from 'vitest';
import { asConversation, asMessage } from './aliases.ts';

it('reads a conversation under its other names', () => {
  const sent = { id: 'c1', timestamp: '2026-11-21T20:41:00.000Z', phone_number: '+17185550172', duration: 47 };
  expect(asConversation({ ...sent, type: 'message' })).toMatchObject({
    started_at: sent.timestamp,
    caller_phone: sent.phone_number,
    duration_seconds: 47,
    conversation_type: 'message',
  });
});

it('counts every sender but the user as the agent', () => {
  expect(asMessage({ id: 'm', sender: 'user' }).role).toBe('user');
  expect(asMessage({ id: 'm', sender: 'assistant' }).role).toBe('agent');
  expect(asMessage({ id: 'm', role: 'bot' }).role).toBe('agent');
  expect(asMessage({ id: 'm' }).role).toBe('agent');
});

it('takes the time of a message from either field', () => {
  expect(asMessage({ id: 'm', created_at: '2026-11-21T20:41:00.000Z' }).timestamp).toBe('2026-11-21T20:41:00.000Z');
});
