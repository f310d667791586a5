import { changesIn } from '../../heard/change/changes-in.ts';
import type { Change, Standings } from '../../heard/change/standing.ts';
import { hear } from '../hear.ts';
import type { Talk } from '../talk.ts';

/** 'Make it a small, I've had enough coffee already': what only was wishes for nothing. */
export const isOfPast = ({ words, acts }: Talk['heard']): boolean =>
  OF_PAST.test(words.join(' ')) && acts.every(({ kind }) => kind === 'ask-category' || kind === 'ask-item');
const OF_PAST =
  /^(?:(?:because|cause|since) )?(?:ive|weve|hes|shes|theyve|i|we|he|she|they|my \w+) .*\b(?:already|enough|too much|changed (?:my|his|her|their) mind)\b/;

/** 'She doesn't eat eel', 'somebody already brought one': why something is changed, whatever of the menu is named in it. */
export const onlyTells = (words: readonly string[]): boolean => {
  const said = words.join(' ');
  return (
    (TELLING.test(said) || FOR_WHOM.test(said) || OF_SOMEBODY.test(said)) && !WISHING.test(said.replace(DISLIKED, ''))
  );
};
/** 'Steve's out sick', 'Dana isn't coming' */
const OF_SOMEBODY =
  /^\w+(?:s| is| has| had| isnt| cant| wont| doesnt| didnt| just| already) (?:not |really |already |just )?(?:coming|allergic|vegetarian|vegan|out|sick|home|gone|late|running|off|eating|hungry|here|leaving|left|ate|eaten|changed|cancel\w*|called|eat|make it|want any|feel\w*)\b/;
/** 'It's only my husband who can't have it' */
const FOR_WHOM = /^(?:its|thats|theyre) (?:just |only |really )?(?:for|because|cause|my|our|his|her)\b/;
const TELLING =
  /^(?:(?:cause|because|since|as|but|and|well|oh|wait|actually|so|see|turns out|i (?:just )?(?:realized|remembered|heard|think)) )*(?:i|we|he|she|they|somebody|someone|nobody|no one|everybody|everyone|(?:my|our|his|her|the) \w+|it|that|there|(?:one|two|three|half|some|most|a couple) of (?:us|them)|\w+s (?:not )?(?:coming|allergic|vegetarian|vegan)|its|thats|theres|hes|shes|theyre|were|im|ive|weve|theyve|ones?|twos?|threes?|fours?|fives?|sixe?s?) (?:(?:also|just|really|already|actually|probably|only) )?(?:dont|doesnt|cant|wont|isnt|arent|didnt|wasnt|hates?|has|had|have|got|is|are|was|were|not|too|plenty|enough|allergic|out of|on a|coming|told|brought|bought|made|ate|cancel\w*|dropped|left|counted|checked|measured|forgot|changed|called|said|says|likes?|loves?|eats?|prefers?)\b/;
const WISHING =
  /\b(?:wants?|needs?|would like|will have|instead|make|take|give|get me|(?:can|could) (?:i|we|you)|ill|id|lets|add|put|please|without|no (?=\w+ (?:on|in)\b))\b/;

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
  const starts = new Set([...breaks].map((at) => at - begin));
  const rest = words.slice(begin);
  const changes =
    changesIn(rest, starts, order, menu) ??
    (TOO_MANY.test(said) ? changesIn(['just', ...rest], new Set(), order, menu) : null);
  if (!changes) return null;
  const reason = hear(said, facts, menu);
  const isReason =
    onlyTells(reason.words) ||
    (reason.telling && !reason.acts.some(({ kind }) => kind === 'unknown-item' || kind === 'add'));
  return isReason && (!reason.onMenu || begin !== from || DISLIKED.test(said)) ? changes : null;
}
/** 'Three's too many, two muffins' */
const TOO_MANY = /\btoo (?:many|much)\b/;
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
  /\b(?:hates?|(?:doesnt|dont|wont|cant|didnt) need|(?:doesnt|dont|wont|cant|didnt) (?:like|eat|want|have|stand|do|care for|touch)|not (?:a fan|big on))\b/;
