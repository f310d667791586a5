import { NO_TIME } from '../../heard/when/when.ts';
import type { Heard } from '../talk.ts';

/** 'I'll ask my wife and call you tomorrow' tells nobody anything, and wishes for no tomorrow. */
export function ofParting(heard: Heard, parting: 'again' | 'wait'): Heard {
  const kind = parting === 'again' ? 'goodbye' : 'wait';
  const appointment = { ...heard.appointment, wants: null, own: false, named: false, needs: false, about: null };
  return {
    ...heard,
    acts: [{ kind }],
    remark: { ...heard.remark, intent: kind, sure: 1 },
    clauses: [],
    leftover: [],
    foreign: 0,
    forSomebody: null,
    wantsCall: false,
    when: NO_TIME,
    appointment,
  };
}
