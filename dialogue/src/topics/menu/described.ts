import { aboutItem } from '../../decide/answers/menu-answers.ts';
import { notedAnswer, tell, WHATEVER } from '../../decide/answers/noted.ts';
import type { Talk } from '../../decide/talk.ts';
import { isAllergen } from '../../heard/allergy.ts';
import { sharesName } from '../../heard/relevance/relevance.ts';
import { NO_COUNT } from '../../say/answers.ts';
import { names } from '../../say/dishes.ts';
import { type Family, isAvailable } from '../../understand/menu/families.ts';
import { mentionOf } from '../../understand/menu/match.ts';
import { aboutOf, ofThat } from './about.ts';
import { has, tellingOf } from './has.ts';

/**
 * What the menu itself says of a dish goes before what the owner wrote of something else: what is in it, what comes with it, for how
 * many it is. True when it was that and is told.
 */
export function tellDescribed(talk: Talk): boolean {
  const { heard, state } = talk;
  const question = heard.menuQuestion;
  if (!question || !heard.asking || heard.wanting || !OPEN.has(state.asked.kind)) return false;
  if (question.about === 'feeds') return tellFeeds(talk, spokenOf(talk, question));
  if (question.about !== 'with' || isAllergen(question.food)) return false;
  return tellWith(talk, spokenOf(talk, question), question.food);
}
const OPEN = new Set(['what', 'more', 'help', 'message?', 'topic']);

/** The dishes that are named, those of a kind that is named, else what was spoken of. */
function spokenOf(talk: Talk, question: NonNullable<Talk['heard']['menuQuestion']>): readonly Family[] {
  const before = talk.state.wondering?.turn === talk.turn.turn - 1 ? talk.state.wondering : null;
  const about = ofThat(talk, question) ?? aboutOf(talk, before, false);
  const ofKind = talk.menu.families.filter((one) => one.category === about.category && isAvailable(one));
  const families = about.families.length > 0 ? about.families : ofKind;
  const [only, ...others] = families;
  if (only && others.length === 0) talk.state.topic = only.key;
  talk.state.wondering = {
    turn: talk.turn.turn,
    question,
    dishes: families.map(({ key }) => key),
    size: null,
    choices: [],
  };
  return families;
}

/** Only what is known: what no description names may still be written of. */
function tellWith(talk: Talk, families: readonly Family[], food: string): boolean {
  const [only, ...others] = families;
  if (!only) return false;
  const known = families.map((family) => ({ family, how: tellingOf(family, food) }));
  if (others.length === 0) return known[0]?.how !== null && has(talk, families, food);
  const having = (way: 'made' | 'kind' | 'choice') => known.flatMap(({ family, how }) => (how === way ? family : []));
  const all = [...having('made'), ...having('kind')];
  if (all.length === 0) return false;
  if (all.length === families.length)
    talk.say.push(`Yes, the ${names(all)} ${all.length > 1 ? 'come' : 'comes'} with ${food}.`);
  else talk.say.push(`The ${names(all)} ${all.length > 1 ? 'do' : 'does'}.`);
  return true;
}

const FEEDS = /\b(?:feeds?|serves?|enough for|good for|people|persons?|guests?)\b/i;

/** 'Feeds four.'; how many of something there are says less, and is told all the same. */
function tellFeeds(talk: Talk, families: readonly Family[]): boolean {
  const [family, ...others] = families;
  const description = (one: Family) => one.variants.map(({ item }) => item.description).join(' ');
  const told = families.filter((one) => FEEDS.test(description(one)));
  const isOfIt = (text: string) => FEEDS.test(text) && families.some(({ name }) => sharesName(name, text));
  const counted = family && others.length === 0 && COUNTED.test(description(family)) ? [family] : [];
  for (const { key, name } of told.length > 0 ? told.slice(0, 3) : []) tellContents(talk, key, name);
  if (told.length > 0) return true;
  const noted = notedAnswer(talk.facts.notes, talk.turn.text, WHATEVER, { test: isOfIt });
  if (noted) tell(talk, noted);
  else for (const { key, name } of counted) tellContents(talk, key, name);
  if (!noted && counted.length === 0 && families.length > 0) talk.say.push(NO_COUNT);
  return noted !== null || families.length > 0;
}
const COUNTED = /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|dozen)\b/i;

function tellContents(talk: Talk, key: string, name: string): void {
  aboutItem(talk, { kind: 'ask-item', about: 'contents', item: mentionOf(key, name), size: null, word: '' });
}
