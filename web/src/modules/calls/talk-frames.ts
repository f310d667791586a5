import type { TalkDown } from '@attendant/contract/calls';

const STATES = ['listening', 'thinking', 'speaking'] as const;

/** A text frame of the talk socket; null for what is none. */
export function readDown(text: string): TalkDown | null {
  const frame = asObject(text);
  const word = (key: string) => (typeof frame[key] === 'string' ? frame[key] : '');
  const words = (key: string) => [frame[key]].flat().filter((one) => typeof one === 'string');
  switch (frame.type) {
    case 'started':
      return { type: 'started', conversation_id: word('conversation_id') };
    case 'clear':
      return { type: 'clear' };
    case 'mark':
      return { type: 'mark', mark: word('mark') };
    case 'caption': {
      const role = frame.role === 'user' ? 'user' : 'agent';
      return { type: 'caption', role, id: word('id'), text: word('text'), final: frame.final === true };
    }
    case 'state': {
      const state = STATES.find((known) => known === frame.state);
      return state ? { type: 'state', state } : null;
    }
    case 'drafted': {
      const draft = {
        appointment: word('appointment') || null,
        about: word('about') || null,
        name: word('name') || null,
      };
      const line_cents = [frame.line_cents].flat().map((one) => (typeof one === 'number' ? one : null));
      return { type: 'drafted', lines: words('lines'), line_cents, done: words('done'), ...draft };
    }
    case 'ended':
      return { type: 'ended', reason: word('reason') };
    default:
      return null;
  }
}

function asObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

const ENDINGS: Readonly<Record<string, string>> = {
  'caller-hung-up': 'You hung up.',
  'agent-ended': 'The agent ended the conversation.',
  silence: 'The agent hung up after a long silence.',
  'too-long': 'The conversation reached its longest time.',
  drain: 'The server is restarting. Start again in a moment.',
  failed: 'The conversation failed.',
};

export const endingText = (reason: string): string => ENDINGS[reason] ?? 'The conversation has ended.';
