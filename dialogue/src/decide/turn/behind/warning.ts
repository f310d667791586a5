import type { NoteFact } from '../../../facts.ts';
import { allergyIn, foodsIn, isAllergen, isAmong } from '../../../heard/allergy.ts';
import { list } from '../../../say/wording.ts';
import { singular, tokenise } from '../../../understand/words.ts';
import { tell } from '../../answers/noted.ts';
import { wholeOf } from '../../answers/owners-sentences.ts';
import { isThatFood } from '../../order/allergens.ts';
import { NOT_NAMED, type State } from '../../state.ts';
import type { Talk } from '../../talk.ts';

/**
 * 'Make one of them gluten free, is that okay for a celiac', 'and the vegan cheese, does that have nuts': whatever else comes of
 * a turn, what the owner wrote of that allergy is told to who speaks of one or asks for it, where it is of what they named, of
 * what they have ordered, or of the whole house.
 */
export function tellWarning(talk: Talk, said: string): void {
  const { heard, facts, say } = talk;
  if (!facts.orderingEnabled) return;
  const words = tokenise(said);
  const told = allergyIn(words);
  const asked = heard.asking || heard.clauses.some(({ asking }) => asking) || /\?\s*$/.test(said);
  const foods = told ? told.split(' and ') : asked ? foodsIn(words.join(' ')).filter(isAllergen) : [];
  if (foods.length === 0) return;
  const spoken = words.filter((word) => !foods.some((food) => isThatFood(singular(food), word))).map(singular);
  const ordered = talk.state.lines.flatMap(({ family, notes }) => [
    ...tokenise(talk.menu.family(family)?.name ?? ''),
    ...notes.flatMap(tokenise),
  ]);
  const warnings = facts.notes.flatMap((note) => {
    const text = wholeOf(note) ?? note.text;
    const written = tokenise(text).map(singular);
    if (!foods.some((food) => written.some((word) => speaksOf(food, word)))) return [];
    const ofThat = spoken.filter((word) => TELLING.test(word) && written.includes(word)).length;
    const ofOrder = ordered.some((word) => TELLING.test(word) && written.includes(singular(word))) ? 1 : 0;
    const ofAll = OF_THE_HOUSE.test(text) ? 1 : 0;
    const weight = 2 * ofThat + ofOrder + ofAll;
    return weight > 0 ? [{ note, text, weight }] : [];
  });
  const [first] = warnings.sort((one, other) => other.weight - one.weight);
  if (first && !isTold(say, first)) tell(talk, first);
}

/** 'Shrimp noodles please, and is there any peanut on it cause I'm allergic': of what was told nothing is left out for what was cut away. */
export function keepAllergies({ state, say }: Talk, before: State, said: string): void {
  if (state.allergies.length <= before.allergies.length) return;
  const told = allergyIn(tokenise(said))?.split(' and ') ?? [];
  const missing = told.filter((food) => food !== '' && !isAmong(food, state.allergies));
  if (missing.length === 0 || state.allergies.includes(NOT_NAMED)) return;
  state.allergies.push(...missing);
  say.push(`And the ${list(missing)} allergy.`);
}

/** All of it: what stands in another sentence of the same note is told as well. */
const isTold = (say: readonly string[], { text }: { note: NoteFact; text: string }): boolean =>
  say.some((one) => one.includes(text));

const speaksOf = (food: string, word: string): boolean =>
  isThatFood(singular(food), word) || (/^(?:gluten|wheat)$/.test(food) && /^c(?:o)?eliac/.test(word));

/** Words that say what something is; most others stand in every note. */
const TELLING =
  /^(?!(?:free|have|with|that|this|what|safe|okay|about|from|there|your|they|them|make|made|some|anything|please|also|like|want|does|order|would|will|when|only|come|allergy|allergic|allergen)$)[\p{L}']{4,}$/u;
const OF_THE_HOUSE =
  /\b(?:everywhere|every(?:thing)?|all|shared?|same|kitchen|nothing|anything|anybody|cross[- ]?contam\w*|(?:we|our) (?:have|use|cook|fry)|severe)\b/i;
