import type { TalkDown, TalkDraft } from '@attendant/contract/calls';

/** What the panel knows of a conversation. */

export interface Line {
  id: string;
  role: 'user' | 'agent';
  text: string;
  /** Its words may still change. */
  open: boolean;
}

type Phase = 'idle' | 'connecting' | 'live' | 'ended' | 'lost';

export interface Talk {
  phase: Phase;
  conversationId: string | null;
  /** Whether the server can hear and speak. */
  speech: boolean;
  lines: readonly Line[];
  state: 'listening' | 'thinking' | 'speaking';
  /** What is being ordered or booked; null before the first reply. */
  drafted: TalkDraft | null;
  /** Why it ended. */
  reason: string;
  mic: 'off' | 'opening' | 'on';
  speaker: boolean;
  /** What keeps the microphone or the speaker shut. */
  soundProblem: string;
}

export const NO_TALK: Talk = {
  phase: 'idle',
  conversationId: null,
  speech: false,
  lines: [],
  state: 'listening',
  drafted: null,
  reason: '',
  mic: 'off',
  speaker: false,
  soundProblem: '',
};

export type TalkEvent =
  | TalkDown
  | { type: 'starting' }
  | { type: 'ticket'; speech: boolean }
  | { type: 'typed'; id: string; text: string }
  | { type: 'mic'; mic: Talk['mic']; problem?: string }
  | { type: 'speaker'; on: boolean; problem?: string }
  | { type: 'lost' };

export function nextTalk(talk: Talk, event: TalkEvent): Talk {
  switch (event.type) {
    case 'starting':
      return { ...NO_TALK, phase: 'connecting' };
    case 'ticket':
      return { ...talk, speech: event.speech };
    case 'started':
      return { ...talk, phase: 'live', conversationId: event.conversation_id };
    case 'state':
      return { ...talk, state: event.state };
    case 'drafted': {
      const { type: _type, ...drafted } = event;
      return { ...talk, drafted };
    }
    case 'typed':
      return { ...talk, lines: [...talk.lines, { id: event.id, role: 'user', text: event.text, open: true }] };
    case 'caption':
      return { ...talk, lines: withCaption(talk.lines, event) };
    case 'mic':
      return { ...talk, mic: event.mic, soundProblem: event.problem ?? '' };
    case 'speaker':
      return { ...talk, speaker: event.on, soundProblem: event.problem ?? talk.soundProblem };
    case 'ended':
      return over(talk, 'ended', event.reason);
    case 'lost':
      // The server closes the socket after its last word: that is no loss.
      return talk.phase === 'ended' ? talk : over(talk, 'lost', '');
    case 'clear':
    case 'mark':
      return talk;
  }
}

const over = (talk: Talk, phase: Phase, reason: string): Talk => ({
  ...talk,
  phase,
  reason,
  mic: 'off',
  lines: talk.lines.filter((line) => line.text).map((line) => ({ ...line, open: false })),
});

/** A caption carries the whole message so far. What was typed is shown at once and becomes its caption when that comes. */
function withCaption(lines: readonly Line[], caption: Extract<TalkDown, { type: 'caption' }>): readonly Line[] {
  const { id, role, text } = caption;
  const line = { id, role, text, open: !caption.final };
  const same = lines.findIndex((known) => known.id === id);
  const typed = lines.findIndex((known) => known.role === role && known.open && known.text.trim() === text.trim());
  const at = same >= 0 ? same : role === 'user' ? typed : -1;
  return at >= 0 ? lines.with(at, line) : [...lines, line];
}
