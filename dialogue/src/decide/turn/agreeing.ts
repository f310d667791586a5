import type { Act } from '../../understand/acts.ts';
import type { Heard } from '../talk.ts';

/** What ends an order, and what may stand beside that. */
const ENDS = new Set<Act['kind']>(['done', 'thanks', 'okay', 'fine', 'yes', 'goodbye']);

/** "Is that right?" "Yes." "That's all.": who has heard what it comes to, and wants nothing else, agrees. */
export const agreesToAll = ({ acts, consent, leftover, words }: Heard): boolean =>
  consent === 'yes' ||
  (acts.some(({ kind }) => kind === 'done') &&
    acts.every(({ kind }) => ENDS.has(kind)) &&
    leftover.length === 0 &&
    !/^(?:no|nope|nah)$/.test(words[0] ?? ''));
