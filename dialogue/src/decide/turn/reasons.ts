import { changesIn } from '../../heard/change/changes-in.ts';
import type { Change, Standings } from '../../heard/change/standing.ts';
import { hear } from '../hear.ts';
import type { Talk } from '../talk.ts';

/** 'Make it a small, I've had enough coffee already': what only was wishes for nothing. */
export const isOfPast = ({ words, acts }: Talk['heard']): boolean =>
  OF_PAST.test(words.join(' ')) && acts.every(({ kind }) => kind === 'ask-category' || kind === 'ask-item');
const OF_PAST =
  /^(?:(?:because|cause|since) )?(?:ive|weve|hes|shes|theyve|i|we|he|she|they|my \w+) .*\b(?:already|enough|too much|changed (?:my|his|her|their) mind)\b/;

/** 'My friend is vegetarian, change the first one to …', 'my wife can't stand onions so no onions on it' */
export function behindReason(
  { heard: { words }, facts, menu }: Talk,
  from: number,
  breaks: ReadonlySet<number>,
  order: Standings,
): Change[] | null {
  if (from < 1) return null;
  const begin = words[from] === 'so' ? from + 1 : from;
  const said = words.slice(0, from).join(' ').replace(LED, '');
  const reason = hear(said, facts, menu);
  const isReason = reason.telling && !reason.acts.some(({ kind }) => kind === 'unknown-item' || kind === 'add');
  if (!isReason || (reason.onMenu && begin === from && !DISLIKED.test(said))) return null;
  const starts = new Set([...breaks].map((at) => at - begin));
  return changesIn(words.slice(begin), starts, order, menu);
}
const LED = /^(?:(?:but|oh|nice|great|cool|good|wait|okay|well|actually|so|yeah|hm+|sorry|and|no|hold on|hang on) )+/;

/** 'Oh nice. Wait, there's a couple of brothers coming, make it four' */
export function reasonsIn(talk: Talk, breaks: ReadonlySet<number>, order: Standings): Change[] | null {
  for (const at of breaks) {
    const changes = behindReason(talk, at, breaks, order);
    if (changes) return changes;
  }
  return null;
}
const DISLIKED =
  /\b(?:hates?|(?:doesnt|dont|wont|cant|didnt) (?:like|eat|want|have|stand|do|care for|touch)|not (?:a fan|big on))\b/;
