import { consentIn } from '../../heard/consent.ts';
import type { Act } from '../../understand/acts.ts';
import { hear } from '../hear.ts';
import type { Heard, Talk } from '../talk.ts';

/** What ends an order, and what may stand beside that. */
const ENDS = new Set<Act['kind']>(['done', 'thanks', 'okay', 'fine', 'yes', 'goodbye']);

/** "Is that right?" "Yes." "That's all.": who has heard what it comes to, and wants nothing else, agrees. */
export const agreesToAll = ({ acts, consent, leftover, words }: Heard): boolean =>
  consent === 'yes' ||
  (acts.some(({ kind }) => kind === 'done') &&
    acts.every(({ kind }) => ENDS.has(kind)) &&
    leftover.length === 0 &&
    !/^(?:no|nope|nah)$/.test(words[0] ?? ''));

const YES_AND =
  /^(?<yes>(?:(?:uh|um|oh|okay)[\s,]+)*(?:yes|yeah|yep|yup|sure|right|correct|perfect|great|okay|that(?:'s| is) (?:right|correct|fine|it|good|perfect)|sounds (?:good|great|right|perfect)|looks good)(?:[\s,]+(?:please|sir|ma'am|thanks?(?: you)?|that(?:'s| is) (?:right|correct|fine|it|good|perfect)|sounds (?:good|great)))*)(?:[.,;!]|\s+-+|(?=\s+(?:and|but|oh)\b))\s*(?:(?:and|but|oh|um|uh|also|just|quick question)[\s,]+)*(?<asked>\S.*)$/i;

/** 'Yes. And I'm paying cash, is that okay?': the question behind a yes to the read-back; null where it wishes for something. */
export function askedBehindYes({ state, turn, facts, menu, heard }: Talk): string | null {
  if (state.asked.kind !== 'confirm' || heard.consent === 'yes') return null;
  const { yes = '', asked = '' } = YES_AND.exec(turn.text.trim())?.groups ?? {};
  if (asked === '' || consentIn(yes) !== 'yes') return null;
  const question = hear(asked, facts, menu);
  const isWish = question.acts.some(({ kind }) => CHANGES.has(kind));
  return question.asking && !isWish && question.words.length > 2 ? asked : null;
}

const CHANGES = new Set<Act['kind']>([
  ...([
    'add',
    'want-category',
    'amend',
    'split',
    'replace',
    'correct',
    'remove',
    'without',
    'note',
    'allergy',
  ] as const),
  ...(['undo', 'cancel-order', 'start-over', 'no', 'unknown-item', 'quantity', 'person', 'leave-message'] as const),
]);
