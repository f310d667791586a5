import type { Family } from '../../understand/menu/families.ts';
import { numberAt } from '../../understand/numbers.ts';
import { singular } from '../../understand/words.ts';
import { hear } from '../hear.ts';
import { findLine } from '../order/lines.ts';
import type { Talk } from '../talk.ts';

/** What a number counts that is said without its noun: dozens that are sold as such, or the hours that were just told. */
export function nameCounted(talk: Talk): void {
  const { state, heard, facts, menu } = talk;
  if (state.lines.length === 0 || !facts.orderingEnabled || heard.onlyAsking) return;
  const text = inDozens(talk) ?? atHours(talk) ?? forWhom(talk);
  if (text && text !== heard.text) talk.heard = hear(text, facts, menu);
}

/** 'One is for my son', of two that stand: whom one of them is for, and not how many there are. */
const FOR_WHOM =
  /^(?<led>\W*(?:(?:and|so|oh|but|okay|well)\b[\s,]*)*)(?:one|two|three|four|five|six|\d)(?: of (?:them|those|these))?(?:['’]s| is| are) for (?:my|his|her|our|the) \p{L}+\b[\s,.]*(?:(?:and|but)\b[\s,]*)?/iu;
function forWhom({ heard: { text, onMenu } }: Talk): string | null {
  if (onMenu || !FOR_WHOM.test(text)) return null;
  const rest = text
    .replace(FOR_WHOM, '$<led>')
    .replace(/\b(?<on>on|for|in) (?:that one|his|hers|theirs)\b/i, '$<on> one of them');
  return /\p{L}/u.test(rest) ? rest : 'okay';
}

const DOZEN =
  /\b(?<half>(?:an? )?half (?:an? )?)?(?:(?<many>an?|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) )?dozen\b(?: (?:of )?(?:the )?(?!please\b|instead\b|then\b|and\b)(?<kind>\p{L}+)(?: ones?)?)?(?=\s*(?:$|[.,!?]|(?:and|please|instead|then|or)\b))/giu;

/** 'No, one dozen red and one dozen white', of Dozen Roses: so many of those, and not twelve of each. */
function inDozens(talk: Talk): string | null {
  const { heard, menu } = talk;
  const family = menu.family(findLine(talk, null)?.family ?? '');
  const head = family?.words.at(-1) ?? '';
  if (!family?.words.includes('dozen') || heard.words.map(singular).includes(head)) return null;
  const sold = menu.families.filter(({ words }) => words.includes('dozen') && words.at(-1) === head);
  const adds = ADDS.test(heard.text);
  const isHalf = (one: Family) => one.words.includes('half');
  const named = (all: string, half: string | undefined, many: string | undefined, kind: string | undefined): string => {
    const called = sold.find((one) => isHalf(one) === (half !== undefined));
    const count = many === undefined || /^an?$/i.test(many) ? 'one' : many;
    if (!called) return all;
    // 'Actually two dozen': of the same.
    if (called === family && kind === undefined) return count;
    return adds ? `${half ? 'half a' : count} dozen ${kind ?? ''} ${head}s` : `${count} ${kind ?? ''} ${called.called}`;
  };
  const text = heard.text.replace(DOZEN, named);
  return adds && text !== heard.text ? text.replace(ADDS, 'can I also get ') : text;
}
const ADDS = /^\W*(?:(?:and|also|plus|then)\b[\s,]*)+/i;

const HOURS_TOLD = /\bwe(?:'re open| are open| close| open)\b/i;
/** Told unasked, it is nothing that an hour answers. */
const CLOSED_NOW = /\bclosed right now\b/i;
/** Somebody says when they come. */
const COMING = /\b(?:i['’]?ll|we['’]?ll|i can|we can|be there|come|coming|say|pick)\b/i;
const HOUR =
  /(?<!\b(?:at|by|around|before|after|until|till|about|floor|apartment|number) )\b(?<hour>two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})\b(?! (?:more|of|other|others|people|days?|minutes?|hours?|orders?|dozen|thirty|fifteen|forty)\b)/gi;

/** 'I'll say five. No, sorry, four', once it was told how long it is open: hours, and nothing of what was ordered. */
function atHours({ heard, state }: Talk): string | null {
  const isTold =
    HOURS_TOLD.test(state.lastReply) &&
    !CLOSED_NOW.test(state.lastReply) &&
    COMING.test(heard.text) &&
    !heard.manner.commands &&
    heard.when.time === null &&
    heard.when.day === null;
  const isNone = heard.onMenu || heard.asking || heard.menuNames.dishes.length > 0 || heard.leftover.length > FEW;
  if (!isTold || isNone || !heard.words.some((_, at) => (numberAt(heard.words, at)?.value ?? 0) > 1)) return null;
  return heard.text.replace(HOUR, 'at $<hour>');
}
const FEW = 3;
