import { describe, expect, it } from 'vitest';
import { NO_TALK, nextTalk, type Talk, type TalkEvent } from './talk.ts';
import { endingText, readDown } from './talk-frames.ts';

const after = (...events: TalkEvent[]): Talk => events.reduce(nextTalk, NO_TALK);
const STARTED: TalkEvent[] = [
  { type: 'starting' },
  { type: 'ticket', speech: true },
  { type: 'started', conversation_id: '8f3a1c2e' },
];
const agentSays = (text: string, final = false): TalkEvent => ({
  type: 'caption',
  role: 'agent',
  id: 'a1',
  text,
  final,
});

describe('a conversation in the panel', () => {
  it('goes live when the server has started it', () => {
    expect(after(...STARTED)).toMatchObject({ phase: 'live', conversationId: '8f3a1c2e', speech: true });
  });

  it('lets the words of one message grow in one bubble', () => {
    const { lines } = after(...STARTED, agentSays('Large'), agentSays('Large Margherita.', true));
    expect(lines).toEqual([{ id: 'a1', role: 'agent', text: 'Large Margherita.', open: false }]);
  });

  it('shows what was typed at once and not a second time when its caption comes', () => {
    const typed: TalkEvent = { type: 'typed', id: 'typed 1', text: 'A large Margherita' };
    expect(after(...STARTED, typed).lines).toHaveLength(1);
    const { lines } = after(...STARTED, typed, {
      type: 'caption',
      role: 'user',
      id: 'u1',
      text: 'A large Margherita',
      final: true,
    });
    expect(lines).toEqual([{ id: 'u1', role: 'user', text: 'A large Margherita', open: false }]);
  });

  it('stays ended when the socket closes after the last word, and is lost when it closes before', () => {
    const ended: TalkEvent = { type: 'ended', reason: 'agent-ended' };
    expect(after(...STARTED, ended, { type: 'lost' })).toMatchObject({ phase: 'ended', reason: 'agent-ended' });
    expect(after(...STARTED, { type: 'lost' }).phase).toBe('lost');
  });

  it('shows what is being ordered as the last reply left it', () => {
    const draft = {
      lines: ['two small Margheritas'],
      line_cents: [2400],
      appointment: null,
      about: null,
      name: 'Dan',
      done: [],
    };
    const frame = readDown(JSON.stringify({ type: 'drafted', ...draft }));
    expect(frame && after(...STARTED, frame).drafted).toEqual(draft);
    expect(readDown('{"type":"drafted","lines":[1,"one Cola"]}')).toMatchObject({ lines: ['one Cola'], name: null });
  });

  it('switches the microphone off at the end and says why it could not be had', () => {
    expect(after(...STARTED, { type: 'mic', mic: 'on' }, { type: 'lost' }).mic).toBe('off');
    expect(after(...STARTED, { type: 'mic', mic: 'off', problem: 'Blocked.' }).soundProblem).toBe('Blocked.');
    expect(after(...STARTED, { type: 'speaker', on: false, problem: 'Silent.' }).soundProblem).toBe('Silent.');
  });

  it('forgets the conversation before when a new one starts', () => {
    expect(after(...STARTED, agentSays('Hello', true), { type: 'starting' })).toEqual({
      ...NO_TALK,
      phase: 'connecting',
    });
  });
});

describe('frames of the socket', () => {
  it('are read', () => {
    expect(readDown('{"type":"state","state":"thinking"}')).toEqual({ type: 'state', state: 'thinking' });
    expect(readDown('{"type":"caption","role":"agent","id":"a","text":"Hi","final":true}')).toEqual({
      type: 'caption',
      role: 'agent',
      id: 'a',
      text: 'Hi',
      final: true,
    });
  });

  it.each(['', 'null', '[]', '{"type":"dance"}', '{"type":"state","state":"asleep"}'])(
    'are not read from %j',
    (text) => {
      expect(readDown(text)).toBeNull();
    },
  );
});

it('says why a conversation ended, also for reasons it does not know', () => {
  expect(endingText('caller-hung-up')).toBe('You hung up.');
  expect(endingText('meteor')).toBe('The conversation has ended.');
});
