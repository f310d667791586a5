import type { TalkTicket } from '@attendant/contract/calls';
import { useEffect, useReducer, useRef } from 'react';
import { problemText } from '../../api/door/problem.ts';
import { NO_TALK, nextTalk, type TalkEvent } from './talk.ts';
import { TalkLine } from './talk-line.ts';

const NOT_STARTED = 'The conversation could not be started.';

interface TalkWith {
  /** Asks the server for a conversation. */
  open: () => Promise<TalkTicket>;
  onEnded?: () => void;
}

/** A conversation with an agent and what can be done in it. It ends when the page is left. */
export function useTalk({ open, onEnded }: TalkWith) {
  const [{ talk, failure }, dispatch] = useReducer(next, { talk: NO_TALK, failure: '' });
  const line = useRef<TalkLine>(undefined);
  useEffect(() => () => line.current?.close(), []);

  async function start() {
    line.current?.close();
    const fresh = new TalkLine((event) => {
      if (line.current === fresh) dispatch(event);
      if (event.type === 'ended') onEnded?.();
    });
    line.current = fresh;
    try {
      await fresh.start(open);
    } catch (error) {
      console.warn(NOT_STARTED, error);
      dispatch({ type: 'failed', text: problemText(error, NOT_STARTED) });
    }
  }

  return {
    talk,
    failure,
    start: () => void start(),
    say: (text: string) => line.current?.say(text),
    toggleMic: () => (talk.mic === 'off' ? void line.current?.openMicrophone() : line.current?.closeMicrophone()),
    toggleSpeaker: () => (talk.speaker ? line.current?.closeSpeaker() : void line.current?.openSpeaker()),
    hangUp: () => line.current?.hangUp(),
  };
}

interface State {
  talk: typeof NO_TALK;
  failure: string;
}

const next = (state: State, event: TalkEvent | { type: 'failed'; text: string }): State =>
  event.type === 'failed'
    ? { talk: NO_TALK, failure: event.text }
    : { talk: nextTalk(state.talk, event), failure: event.type === 'starting' ? '' : state.failure };
