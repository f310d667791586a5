import type { NoteFact } from '../../../facts.ts';
import { hasRate, limitsIn, type Rate, ratesIn } from '../../../heard/asked/of-it/rates.ts';
import { PERSON, type SoMany } from '../../../heard/asked/of-it/so-many.ts';
import { sharesName } from '../../../heard/relevance/relevance.ts';
import { comesTo } from '../../../say/prices.ts';
import type { Talk } from '../../talk.ts';
import { LIKELY, notedAnswer, tell } from '../noted.ts';
import { sentencesOf } from '../owners-sentences.ts';

/** So many turns behind it what was told is still asked about. */
export const STILL = 2;

/**
 * 'What would that run me for forty', behind a price that is paid for each, or of one that is named: what it comes to and how, beside
 * what the owner wrote. Where so many are too few or too many, only that is told. True when there is such a price.
 */
export function tellSum(talk: Talk): boolean {
  const { heard, state, facts, say } = talk;
  const { soMany } = heard;
  if (!soMany || heard.menuNames.dishes.length > 0 || heard.caller.address !== null) return false;
  const told = facts.notes.filter(({ text }) => isSpokenOf(talk) && state.noted?.texts.includes(text));
  // 'Four new tires, how much to put them on': what is paid for each of just that is likelier meant.
  const ofThat = { test: (written: string) => ratesIn(written).some((rate) => isFor(soMany, rate)) };
  const named = soMany.priced
    ? (notedAnswer(facts.notes, heard.text, EITHER, ofThat) ?? notedAnswer(facts.notes, heard.text, LIKELY, hasRate))
    : null;
  const found = rateFor(soMany, told) ?? rateFor(soMany, named ? [named.note] : []);
  if (!found) return false;
  const { note, text, rate } = found;
  const { least, most } = limitsIn(note.text);
  const { many } = soMany;
  if (many < least || many > most) return tellWhole(talk, found);
  const [first = ''] = rate.units;
  talk.notes.push(note);
  // For two horses it is so much a night still, for two nights it is not.
  say.push(comesTo(rate, many, OF_TIME.test(first) && !soMany.of.includes(first) ? first : null));
  // How it is paid was told a moment ago; of what was named first, the rest is told as well.
  if (!told.includes(note) && !say.includes(text)) say.push(text);
  return true;
}

function tellWhole(talk: Talk, { note, text }: { note: NoteFact; text: string }): true {
  tell(talk, { text: note.text.length <= SHORT ? note.text : text, note });
  return true;
}
const SHORT = 200;

/** No dish was spoken of since. */
const isSpokenOf = ({ state, turn }: Talk): boolean =>
  state.noted !== undefined &&
  turn.turn - state.noted.turn <= STILL &&
  (state.dishes === undefined || state.dishes.turn < state.noted.turn);

/** The first price that is paid for each of what is counted. */
function rateFor(soMany: SoMany, notes: readonly NoteFact[]): { note: NoteFact; text: string; rate: Rate } | undefined {
  return notes
    .flatMap((note) => sentencesOf(note).map(({ text }) => ({ note, text })))
    .flatMap(({ note, text }) => {
      const further = ratesIn(note.text);
      return ratesIn(text).map((rate) => ({
        note,
        text,
        rate: further.find(({ words, cents }) => words === rate.words && cents === rate.cents) ?? rate,
      }));
    })
    .find(({ rate }) => fits(soMany, rate));
}

/** It is named by what it is paid for. */
const isFor = ({ of }: SoMany, { units }: Rate): boolean =>
  of.some((one) => units.some((unit) => sharesName(unit, one)));

function fits(soMany: SoMany, rate: Rate): boolean {
  const { of } = soMany;
  const { units } = rate;
  if (of.length === 0 || units.length === 0 || isFor(soMany, rate)) return true;
  if (of.some((one) => OF_TIME.test(one))) return false;
  return of[0] === PERSON ? units.some((unit) => !OF_TIME.test(unit)) : units.some((unit) => OF_SOMEBODY.test(unit));
}

const OF_SOMEBODY = /^(?:person|head|guest|child|kid|adult)$/;
const OF_TIME = /^(?:hour|day|night|week|month|visit|minute)$/;
/** As likely as not. */
const EITHER = 0;
