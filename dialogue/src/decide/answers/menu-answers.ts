import type { CallerTurn } from '@attendant/voice/roles';
import { choicesAsked } from '../../heard/asked/extra.ts';
import { MODEL } from '../../heard/intent/propose.ts';
import { groupsOf } from '../../heard/order/choices.ts';
import { choicesIn } from '../../heard/order/named-choices.ts';
import { isOneDay } from '../../heard/when/piece.ts';
import { mayNameThing } from '../../heard/words/things.ts';
import { offers } from '../../say/answers.ts';
import { alternatives, hasFlag, isPopular, names, priceWords, sizeNames } from '../../say/dishes.ts';
import { capital, list } from '../../say/wording.ts';
import type { Act } from '../../understand/acts.ts';
import { type Family, isAvailable } from '../../understand/menu/families.ts';
import { SAME } from '../../understand/menu/lexicon.ts';
import type { Mention } from '../../understand/menu/match.ts';
import { singular, tokenise } from '../../understand/words.ts';
import { allergensOf } from '../order/allergens.ts';
import { sayGone } from '../order/lines.ts';
import { ask, type Talk } from '../talk.ts';
import { dishesSpokenOf } from '../turn/dishes-spoken-of.ts';
import { hoursAnswer, opensNext } from './hours.ts';
import { sayFromNotes } from './knowledge.ts';
import { WHATEVER } from './noted.ts';
import { otherDayOnly } from './owners-terms.ts';

type AskItem = Extract<Act, { kind: 'ask-item' }>;

/** What is asked of one dish: price, sizes, what is in it, whether there is any. */
export function aboutItem(talk: Talk, asked: AskItem): void {
  // 'Do you have any corn muffins left?'
  const isHad = asked.about === 'describe' && talk.heard.remark.intent === 'have' && talk.heard.remark.sure > PLAINLY;
  const act: AskItem = isHad ? { ...asked, about: 'available' } : asked;
  // With an allergy that was just told it was answered.
  if (act.about === 'allergens' && talk.heard.acts.some(({ kind }) => kind === 'allergy')) return;
  wonder(talk, act);
  if (!act.item) return aboutTopicDish(talk, act);
  // 'Do you have oat milk', where there is oatmeal too.
  const extra =
    act.item.sure === 'likely' ? choicesAsked(tokenise(act.item.said), talk.menu.families, talk.menu) : null;
  if (extra && extra.choices.length > 0) return tellOffered(talk, extra.choices);
  if (act.item.sure === 'which') {
    const options = act.item.families.flatMap((key) => talk.menu.family(key) ?? []);
    for (const family of options.slice(0, 3)) answerAbout(talk, family, act);
    return;
  }
  const family = talk.menu.family(act.item.families[0] ?? '');
  if (!family) return;
  const other = act.about === 'available' || act.about === 'describe' ? otherKindOf(talk, act.item, family) : null;
  if (other !== null) return unknownItem(talk, other, family.category);
  talk.state.topic = family.key;
  if (act.item.sure === 'likely')
    talk.say.push(`I don't see ${act.item.said} on the menu; the closest is ${family.name}.`);
  answerAbout(talk, family, act);
}

function tellOffered({ say, menu, state, turn }: Talk, choices: readonly string[]): void {
  say.push(
    offers(
      menu.families.flatMap((family) => groupsOf(family, null)),
      choices,
    ),
  );
  const question = { about: 'offered' } as const;
  state.wondering = { turn: turn.turn, question, dishes: [], size: null, choices: [...choices] };
}

const PLAINLY = 0.9;

/** 'Do you have bubble tea', where there is iced tea: the word before tells another kind; null where none does. */
function otherKindOf({ heard }: Talk, { said, exact }: Mention, { words }: Family): string | null {
  const all = heard.words.join(' ');
  const [, before = ''] = new RegExp(`(?:^| )(\\w+) ${said}\\b`).exec(all) ?? [];
  // All of the name was said: what stands before it is told of that dish.
  const isWhole = said.split(' ').length >= words.length;
  const isKind = heard.leftover.includes(before) && mayNameThing(before);
  return isKind && !isWhole && !exact && heard.onlyAsking ? `${before} ${said}` : null;
}

/** What follows may ask the same of something else, or take it as it was asked for. */
function wonder({ state, turn, heard, menu, touched }: Talk, { item, size, about, word }: AskItem): void {
  const asked = item?.families ?? dishesSpokenOf({ state, menu, touched }).map(({ key }) => key);
  // 'Do you have blueberry and bran muffins?'
  const before = state.wondering?.turn === turn.turn ? state.wondering.dishes : [];
  const dishes = [...new Set([...before, ...asked])];
  const family = about === 'available' && dishes.length === 1 ? menu.family(dishes[0] ?? '') : undefined;
  const choices = choicesIn(groupsOf(family, null), heard.words).found.map(({ choice }) => choice);
  state.wondering = { turn: turn.turn, question: { about: 'dish', what: about, word }, dishes, size, choices };
}

function offerOne(talk: Talk, family: Family, size: string | null): void {
  const { orderingEnabled, closed } = talk.facts;
  const { day } = talk.heard.when;
  const limit = otherDayOnly(talk, family.key, isOneDay(day) ? day.date : undefined);
  if (limit !== null) {
    if (!talk.say.includes(limit)) talk.say.push(limit);
    return void talk.say.push(`${priceWords(family, size)}.`);
  }
  // Of what is left, or there now, nobody knows while it is closed.
  const isClosed = opensNext(talk.facts) !== null && day === null && NOW.test(talk.heard.text);
  talk.say.push(`${isClosed ? hoursAnswer(talk.facts, 'open', '') : 'Yes, we do.'} ${priceWords(family, size)}.`);
  if (orderingEnabled && !closed) ask(talk, { kind: 'topic', family: family.key }, 'Would you like one?');
}

const NOW = /\b(?:left|now|still|available)\b/i;

/** 'What's in it?' is about what was spoken of last. */
function aboutTopicDish(talk: Talk, act: AskItem): void {
  const families = dishesSpokenOf(talk).slice(0, 3);
  for (const family of families) answerAbout(talk, family, act);
  if (families.length === 0) talk.understood = false;
}

function answerAbout(talk: Talk, family: Family, act: Pick<AskItem, 'about' | 'size' | 'word'>): void {
  if (!isAvailable(family) && act.about !== 'contents' && act.about !== 'allergens') return sayGone(talk, family);
  if (act.about === 'price') talk.say.push(`${priceWords(family, act.size)}.`);
  else if (act.about === 'allergens') talk.say.push(allergensOf(talk, [family], act.word));
  else if (act.about === 'sizes') talk.say.push(sizes(family));
  else if (act.about === 'available') offerOne(talk, family, act.size);
  else if (act.about === 'contents') talk.say.push(contents(family), ...diet(family, act.word));
  // What the owner wrote of it says more.
  else if (talk.notes.length === 0 || !talk.heard.onlyAsking)
    talk.say.push(`${contents(family)} ${priceWords(family, act.size)}.`);
}

/** Vegetarian and the like: what the menu marks, nothing guessed from a description. */
function diet(family: Family, word: string): string[] {
  if (!word) return [];
  return [
    hasFlag(family, new RegExp(word, 'i'))
      ? `The menu marks it ${word}.`
      : `The menu doesn't say whether it's ${word}.`,
  ];
}

function contents(family: Family): string {
  const description = family.variants.find((variant) => variant.item.description !== '')?.item.description;
  if (!description) return `The menu doesn't say what's in the ${family.name}.`;
  return `${capital(family.name)}: ${description.replace(/[.\s]*$/, '')}.`;
}

function sizes(family: Family): string {
  const names = sizeNames(family);
  if (names.length < 2) return `The ${family.name} comes in one size.`;
  return `The ${family.name} comes in ${list(names)}. ${priceWords(family, null)}.`;
}

/** Categories first: thirty dishes in a row are no answer on the phone. */
export function aboutMenu(talk: Talk): void {
  const popular = talk.menu.families.filter((family) => isAvailable(family) && isPopular(family)).slice(0, 3);
  const kinds = list(talk.menu.categories.map((name) => name.toLowerCase()));
  if (kinds === '') return void talk.say.push("I don't have a menu here.");
  talk.say.push(`We have ${kinds}.${popular.length > 0 ? ` Popular are the ${names(popular)}.` : ''}`);
  ask(talk, { kind: 'more' }, 'Which would you like to hear about?');
}

export function aboutCategory(talk: Talk, category: string): void {
  const dishes = talk.menu.families.filter((family) => family.category === category && isAvailable(family));
  if (dishes.length === 0) return void talk.say.push(`We're out of ${category.toLowerCase()} right now.`);
  const some = dishes.length > 6 ? alternatives(talk.menu, category, null, 5) : dishes;
  const more = dishes.length - some.length;
  const rest = more > 0 ? `, and ${more} more` : '';
  talk.say.push(
    `For ${category.toLowerCase()} we have ${more > 0 ? some.map((one) => one.name).join(', ') : names(some)}${rest}.`,
  );
  if (talk.state.lines.length === 0) ask(talk, { kind: 'more' }, 'Which would you like?');
}

export function aboutPopular(talk: Talk): void {
  const available = talk.menu.families.filter(isAvailable);
  const specials = available.filter((family) => hasFlag(family, /special/i)).slice(0, 4);
  const [only, ...others] = specials;
  if (only && /\bspecials?\b/.test(talk.heard.words.join(' '))) {
    if (others.length === 0) talk.state.topic = only.key;
    return void talk.say.push(
      others.length === 0 ? `Our special is the ${only.name}.` : `Our specials are the ${names(specials)}.`,
    );
  }
  const popular = available.filter(isPopular).slice(0, 4);
  if (popular.length > 0) return void talk.say.push(`People like the ${names(popular)}.`);
  // What a house has most of, it is known for.
  const many = ({ category }: Family) => available.filter((one) => one.category === category).length;
  const some = available.toSorted((a, b) => many(b) - many(a)).slice(0, 3);
  talk.say.push(
    some.length > 0
      ? `The menu marks no favourites; there's the ${names(some)}, for example.`
      : "I don't have a menu here.",
  );
}

/** 'Anything with mushrooms', 'anything vegetarian': by what the menu states, else by what the owner wrote. */
export function aboutWith(talk: Talk, word: string): void {
  const stem = word.replace(/s$/, '').toLowerCase();
  const named = stem.replace(' ', '[- ]');
  const states = (family: Family) =>
    family.words.some((said) => said === stem || said === SAME[stem]) ||
    new RegExp(`\\b${named}\\b`, 'i').test(family.name) ||
    hasFlag(family, new RegExp(`\\b${named}`, 'i')) ||
    family.variants.some(({ item }) => new RegExp(`\\b${named}`, 'i').test(`${item.description} ${item.notes}`));
  const found = talk.menu.families.filter((family) => isAvailable(family) && states(family)).slice(0, 4);
  const choices = new Set(
    talk.menu.families.flatMap((family) =>
      groupsOf(family, null).flatMap((group) =>
        group.choices.flatMap(({ name, available }) => (available ? name : [])),
      ),
    ),
  );
  const chosen = [...choices].filter((name) => tokenise(name).join(' ').includes(stem)).slice(0, 4);
  const [one, ...others] = found;
  if (one && others.length === 0) {
    talk.state.topic = one.key;
    const question = { about: 'with', food: word } as const;
    talk.state.wondering = { turn: talk.turn.turn, question, dishes: [one.key], size: null, choices: [] };
  }
  if (found.length > 0)
    talk.say.push(`With ${word} the menu names the ${names(found)}.`.replace(/^With (veg|glu|hal|kos|dai)/, 'For $1'));
  else if (talk.notes.length > 0 || sayFromNotes(talk, talk.turn.text, new RegExp(named, 'i'), WHATEVER)) return;
  else if (chosen.length > 0)
    talk.say.push(`There's ${list(chosen.map((name) => name.toLowerCase()))} to choose on some dishes.`);
  else
    talk.say.push(
      `The menu doesn't mention anything ${/ian|vegan|free|halal|kosher/.test(word) ? word : `with ${word}`}.`,
    );
}

/** Says that it is not on the menu, and what of its kind is. */
export function unknownItem(talk: Talk, said: string, category: string | null): void {
  if (isGibberish(talk.turn, said)) return void talk.say.push("Sorry, I didn't catch which dish that was.");
  // 'Do you sell by the slice?': what is on no menu may be among what the owner wrote.
  const [last = ''] = said.split(' ').slice(-1);
  if (talk.heard.asking && sayFromNotes(talk, talk.turn.text, new RegExp(`\\b${singular(last)}`, 'i'), -2)) return;
  const drinks = /^(diet )?(coke|cola|pepsi|sprite|water|beer|wine|juice|tea|coffee|fanta|dr pepper|ginger ale)/.test(
    said,
  );
  const kind = category ?? (drinks ? talk.menu.categories.find((name) => /drink|beverage/i.test(name)) : null);
  const near = kind ? alternatives(talk.menu, kind, null) : [];
  const offer = near.length > 0 ? `For ${kind?.toLowerCase()} we have ${names(near, 'or')}.` : '';
  const kinds = `We have ${list(talk.menu.categories.map((name) => name.toLowerCase()))}.`;
  talk.say.push(`I'm sorry, I don't see ${said} on our menu. ${offer || (talk.state.misses > 0 ? kinds : '')}`.trim());
}

/** More words, or a word that nobody says, of an unclear line: 'lts dolphin', which read out would puzzle the caller. */
const isGibberish = ({ kind, confidence }: CallerTurn, said: string): boolean => {
  const words = tokenise(said);
  const isUnsure = kind === 'speech' && confidence !== null && confidence < UNSURE;
  return isUnsure && (words.length > 2 || words.some((word) => !MODEL.known.has(word)));
};
const UNSURE = 0.8;
