import { groupsOf } from '../../../heard/order/choices.ts';
import { choicesIn } from '../../../heard/order/named-choices.ts';
import { isOf } from '../../../understand/described/what-it-is.ts';
import { type Family, isAvailable } from '../../../understand/menu/families.ts';
import { BASE } from '../../../understand/menu/menu.ts';
import { FUNCTION_WORDS, singular } from '../../../understand/words.ts';
import { hear } from '../../hear.ts';
import { lineById, sizeOf } from '../../order/lines.ts';
import { onlyMeant } from '../../order/told/meant-of.ts';
import type { Talk } from '../../talk.ts';
import { asSaid, LED, MANY, TAKING } from '../spoken-of.ts';

const MORE = '(?<more>another|one more|two more|three more|\\w+ more)';
const SUCH = new RegExp(
  `^${LED.replace('?<led>', '?:')}(?:${TAKING} |and |also )*(?:(?:${MORE}|${MANY})(?: of)? )?(?:the |those |these |your )?(?<desc>\\w+(?: (?!ones?\\b)\\w+){0,2}) (?<one>ones?)(?: (?:please|then|too|as well))*$`,
);
const PLAIN = /^(?:plain|regular|normal|basic|classic|standard)$/;
const OTHERWISE =
  /\b(?:other|another|last|first|second|third|next|same|wrong|right|more|each|every|no|not|without|with|it|that|this|those|these|them|off|on)\b/;
/** So many turns behind it what was asked about is still spoken of. */
const STILL = 2;

/**
 * 'One more plain one', 'four of the boneless ones': of what was spoken of last, before any other dish that comes so. Nothing is
 * changed where no such thing is sold in that kind, or several are.
 */
export function nameSuchOnes(talk: Talk): void {
  const { heard, facts, menu, state } = talk;
  if (!facts.orderingEnabled || state.booking || state.unclear.length > 0 || heard.onlyAsking) return;
  if (countThose(talk)) return;
  const { more, many, desc = '', one } = SUCH.exec(heard.words.join(' '))?.groups ?? {};
  const words = desc.split(' ').filter((word) => !FUNCTION_WORDS.has(word));
  if (words.length === 0 || OTHERWISE.test(desc) || menu.sizeAt(words, 0)) return;
  const count = more === 'another' ? 'one' : (more?.replace(/ more$/, '') ?? many ?? (one === 'one' ? 'one' : ''));
  const asked = topicOf(talk);
  const chosen = asked ? chosenOf(asked, words) : null;
  if (asked && chosen !== null) return say(talk, `I'll have ${count} ${asked.called}, ${chosen}`);
  const line = lineById(talk, state.focus);
  const spoken = asked ?? menu.family(line?.family ?? '');
  const kind = spoken ? menu.families.filter(({ category }) => category === spoken.category) : [];
  const [such, ...others] = kind.filter((family) => isAvailable(family) && isSuch(family, words));
  const isHeard = heard.acts.some(
    (act) => act.kind === 'add' && act.wish.item.sure === 'certain' && act.wish.item.families[0] === such?.key,
  );
  if (!such || others.length > 0 || (isHeard && !words.every((word) => PLAIN.test(word)))) return;
  const like = state.lines.findLast(({ family, notes }) => family === such.key && notes.length === 0);
  say(talk, `and ${count} ${(like && sizeOf(talk, like)) ?? ''} ${such.called}`.replace(/ {2,}/g, ' '));
}

const THOSE = new RegExp(
  `^${LED.replace('?<led>', '?:')}(?:${TAKING} )?${MANY} of (?:those|these|your|them) (?<name>\\w+(?: \\w+){0,3}?)(?: (?:please|then|too|as well))*$`,
);

/** 'Two of those cannolis', of which none stands: so many of them, and not some of what was said before. */
function countThose(talk: Talk): boolean {
  const { heard, facts, menu, state } = talk;
  const { many, name } = THOSE.exec(heard.words.join(' '))?.groups ?? {};
  if (!many || !name || FUNCTION_WORDS.has(name.split(' ')[0] ?? '')) return false;
  const [act, ...others] = hear(`${many} ${name}`, facts, menu).acts;
  if (act?.kind !== 'add' || others.length > 0 || act.wish.item.sure !== 'certain') return false;
  if (state.lines.some(({ family }) => act.wish.item.families.includes(family))) return false;
  say(talk, `and ${many} ${name}`);
  return true;
}

function say(talk: Talk, text: string): void {
  talk.heard = asSaid(hear(text, talk.facts, talk.menu), talk.heard);
}

/** The dish that was just asked about and does not stand yet. */
function topicOf({ state, turn, menu }: Talk): Family | undefined {
  const { topic, wondering, lines } = state;
  const isLately = wondering ? turn.turn - wondering.turn <= STILL : state.asked.kind === 'topic';
  return isLately && topic !== null && !lines.some(({ family }) => family === topic) ? menu.family(topic) : undefined;
}

/** What of it can be chosen by these words. */
function chosenOf(family: Family, words: readonly string[]): string | null {
  const groups = groupsOf(family, null);
  const { found, left } = choicesIn(groups, words);
  if (found.length > 0 && left.length === 0) return found.map(({ choice }) => choice.toLowerCase()).join(' and ');
  return onlyMeant(groups, `the ${words.join(' ')} ones`)?.toLowerCase() ?? null;
}

/** By its name, its description or what such things are; the plain one is what is made to be chosen for. */
const isSuch = (family: Family, words: readonly string[]): boolean =>
  words.every((word) =>
    PLAIN.test(word) ? family.words.some((one) => BASE.has(one)) : isOf(family).has(singular(word)),
  );
