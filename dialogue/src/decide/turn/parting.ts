import { NO_TIME } from '../../heard/when/when.ts';
import type { Heard } from '../talk.ts';

/** Who comes by has no more to say: of an order that stands that was all. */
const PARTINGS = { again: 'goodbye', comes: 'done', wait: 'wait' } as const;

/** 'I'll ask my wife and call you tomorrow' tells nobody anything, and wishes for no tomorrow. */
export function ofParting(heard: Heard, parting: 'again' | 'comes' | 'wait'): Heard {
  const kind = PARTINGS[parting];
  const appointment = { ...heard.appointment, wants: null, own: false, named: false, needs: false, about: null };
  return {
    ...heard,
    acts: [{ kind }],
    remark: { ...heard.remark, intent: kind === 'wait' ? 'wait' : 'goodbye', sure: 1 },
    clauses: [],
    leftover: [],
    foreign: 0,
    forSomebody: null,
    wantsCall: false,
    when: NO_TIME,
    appointment,
  };
}
