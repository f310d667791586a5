import { aboutItem } from '../../decide/answers/menu-answers.ts';
import { notedAnswer, tell, WHATEVER } from '../../decide/answers/noted.ts';
import type { Talk } from '../../decide/talk.ts';
import { dishesSpokenOf } from '../../decide/turn/dishes-spoken-of.ts';
import { isAllergen } from '../../heard/allergy.ts';
import { asksContents, isWholeName } from '../../heard/asked/named.ts';
import type { MenuQuestion } from '../../heard/menu-question.ts';
import { sharesName } from '../../heard/relevance/relevance.ts';
import { NO_COUNT } from '../../say/answers.ts';
import { names } from '../../say/dishes.ts';
import { type Family, isAvailable } from '../../understand/menu/families.ts';
import { mentionOf } from '../../understand/menu/match.ts';
import { aboutOf, ofThat } from './about.ts';
import { has, namesFood, tellingOf } from './has.ts';
import type { About } from './prices.ts';

/**
 * What the menu itself says of a dish goes before what the owner wrote of something else: what is in it, what comes with it, for how
 * many it is. True when it was that and is told.
 */
export function tellDescribed(talk: Talk): boolean {
  const { heard, state } = talk;
  if (tellKindContents(talk)) return true;
  const question = heard.menuQuestion;
  if (!question || !heard.onlyAsking || heard.wanting || !OPEN.has(state.asked.kind)) return false;
  const food = question.about === 'with' && !isAllergen(question.food) ? question.food : null;
  const { families, choices } = spokenOf(talk, question, food);
  const isTold =
    question.about === 'feeds' ? tellFeeds(talk, families) : food !== null ? tellWith(talk, families, food) : false;
  if (!isTold) return false;
  const [only, ...others] = families;
  if (only && others.length === 0) state.topic = only.key;
  const dishes = families.map(({ key }) => key);
  state.wondering = { turn: talk.turn.turn, question, dishes, size: null, choices: [...choices] };
  return true;
}
const OPEN = new Set(['what', 'more', 'help', 'message?', 'topic']);

/** 'What comes in the kids meal', of a kind whose dishes are described. */
function tellKindContents(talk: Talk): boolean {
  const { heard, menu, state } = talk;
  const { dishes, category } = heard.menuNames;
  if (dishes.length > 0 || category === null || !heard.onlyAsking || !OPEN.has(state.asked.kind)) return false;
  if (!asksContents(heard.words)) return false;
  const described = menu.families.filter(
    (one) => one.category === category && isAvailable(one) && one.variants.some(({ item }) => item.description !== ''),
  );
  if (described.length === 0 || described.length > MANY) return false;
  for (const { key, name } of described) tellContents(talk, key, name);
  return true;
}

/** The dishes that are named, those of a kind that is named, else what was spoken of. What is called after the food has it, and is not asked about. */
function spokenOf(talk: Talk, question: MenuQuestion, food: string | null): Pick<About, 'families' | 'choices'> {
  const { state, turn, menu, heard } = talk;
  const before = state.wondering?.turn === turn.turn - 1 ? state.wondering : null;
  const about = ofThat(talk, question) ?? aboutOf(talk, before, false);
  const ofKind = menu.families.filter((one) => one.category === about.category && isAvailable(one));
  const isOther = ({ name, category }: Family) =>
    food === null || !namesFood(`${name} ${category}`, food) || isWholeName(name, heard.words);
  const named = [...about.families, ...(about.families.length > 0 ? [] : ofKind)].filter(isOther);
  const back = food !== null && named.length === 0 ? dishesSpokenOf(talk) : [];
  const families = named.length > 0 ? named : back.filter(isOther);
  return { families, choices: about.choices };
}

/** Only what is known: what no description names may still be written of. */
function tellWith(talk: Talk, families: readonly Family[], food: string): boolean {
  const [only, ...others] = families;
  if (!only) return false;
  const known = families.map((family) => ({ family, how: tellingOf(family, food) }));
  if (others.length === 0) return known[0]?.how !== null && has(talk, families, food);
  const having = (way: 'made' | 'kind' | 'choice') => known.flatMap(({ family, how }) => (how === way ? family : []));
  const all = [...having('made'), ...having('kind')];
  // 'Do the nuggets come with sauce', where it is chosen for some of what is called so
  const chosen = talk.heard.menuNames.dishes.length > 0 ? having('choice').slice(0, 1) : [];
  const [one, ...more] = all.length > 0 ? all : chosen;
  if (!one) return false;
  if (more.length === 0) return has(talk, [one], food);
  const isAll = all.length === families.length;
  talk.say.push(
    isAll && all.length > MANY ? 'Yes, all of them do.' : `${isAll ? 'Yes, the' : 'The'} ${names(all)} do.`,
  );
  return true;
}

/** More names are too many for the ear. */
const MANY = 3;

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
  const noted = notedAnswer(talk.facts.notes, talk.heard.text, WHATEVER, { test: isOfIt });
  if (noted) tell(talk, noted);
  else for (const { key, name } of counted) tellContents(talk, key, name);
  if (!noted && counted.length === 0 && families.length > 0) talk.say.push(NO_COUNT);
  return noted !== null || families.length > 0;
}
const COUNTED = /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|dozen)\b/i;

function tellContents(talk: Talk, key: string, name: string): void {
  aboutItem(talk, { kind: 'ask-item', about: 'contents', item: mentionOf(key, name), size: null, word: '' });
}
