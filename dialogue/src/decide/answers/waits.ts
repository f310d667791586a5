import { subjectOf } from '../../heard/relevance/relevance.ts';
import { stemsOf } from '../../heard/relevance/words.ts';
import type { Talk } from '../talk.ts';
import { timeWords, wayIn } from '../way-out.ts';
import { notedAnswer, tell, WHATEVER } from './noted.ts';
import { sentencesOf } from './owners-sentences.ts';

/** How long it takes, by the way in which an order goes out. */
const TAKES = {
  pickup: /(?=.*\b(?:minutes?|hours?)\b)(?=.*\b(?:pick\w*|take-?out|carry-?out|ready)\b)/i,
  delivery: /(?=.*\b(?:minutes?|hours?)\b)(?=.*\bdeliver)/i,
} as const;

const SAYS_HOW_LONG = /\b(?:minutes?|hours?|days?|notice)\b/i;

/** 'How long for a catering tray', of what takes its own time. False where nothing is written of that dish. */
export function tellWaitOfDish(talk: Talk): boolean {
  const { heard, menu, facts } = talk;
  const families = heard.menuNames.dishes.flatMap((key) => menu.family(key) ?? []);
  if (!heard.asksFor.wait || families.length === 0) return false;
  const names = families.map(({ name }) => stemsOf(name).filter((stem) => !NUMBER.test(stem)));
  const isOfIt = (text: string) => {
    const said = stemsOf(subjectOf(text));
    return (
      SAYS_HOW_LONG.test(text) && names.some((name) => name.length > 0 && name.every((stem) => said.includes(stem)))
    );
  };
  const known = notedAnswer(facts.notes, talk.turn.text, WHATEVER, { test: isOfIt });
  if (known) tell(talk, known);
  return known !== null;
}
const NUMBER = /^#$/;

const NAMED = [
  [/\bdeliver/i, 'delivery'],
  [/\b(?:pick ?up|take ?out|carry ?out)\b/i, 'pickup'],
] as const;

/**
 * The wait for what is fetched is none for what is brought: where it is not known which, each is told. False where nothing is
 * written of it, or something else is named: 'how long is the wait for a table'.
 */
export function tellWaits(talk: Talk): boolean {
  const { state, heard, turn } = talk;
  const said = wayIn(turn.text) ?? NAMED.find(([sign]) => sign.test(turn.text))?.[1] ?? null;
  if (!heard.asksFor.wait && !said) return false;
  const known = said ?? state.fulfilment ?? wayIn(state.special.join(', '));
  const ways = known ? [known] : (['pickup', 'delivery'] as const);
  const told = ways.flatMap(
    (way) => notedAnswer(talk.facts.notes, `how long does ${way} take`, WHATEVER, TAKES[way]) ?? [],
  );
  for (const one of told) tell(talk, known ? { ...one, text: ofWay(one.text, known) } : one);
  return told.length > 0;
}

const OF_ELSE =
  /\b(?:notice|ahead|in advance|beforehand|hold|holds|keep|kept|cancel\w*|park\w*|refund\w*|late|catering|tables?|reservations?)\b/i;

/** Behind an order that is in, where the settings promise no time: what the owner wrote of how long it takes. */
export function tellWaitOfOrder(talk: Talk): void {
  const { fulfilment, wanted } = talk.state;
  if (wanted !== null || timeWords(talk) !== null) return;
  const way = fulfilment ?? 'pickup';
  const isOfIt = { test: (text: string) => TAKES[way].test(text) && !OF_ELSE.test(text) };
  const note = notedAnswer(talk.facts.notes, `how long does ${way} take`, WHATEVER, isOfIt)?.note;
  const sentence = note && sentencesOf(note).find(({ text }) => isOfIt.test(text));
  if (sentence) tell(talk, { text: ofWay(sentence.text, way), note });
}

/** 'Pickup orders take 15 minutes, delivery an hour': what is of the other way is left out. */
export function ofWay(sentence: string, way: keyof typeof TAKES): string {
  const other = way === 'pickup' ? NAMES.delivery : NAMES.pickup;
  const pieces = sentence.split(/[,;] (?:and |but )?|(?: and| but)(?= (?:deliver|pick))/i);
  const kept = pieces
    .filter((piece) => NAMES[way].test(piece) || !other.test(piece))
    .join(', ')
    .trim();
  if (!TAKES[way].test(kept) || /[.!?] \S/.test(sentence) || kept.length >= sentence.length) return sentence;
  return `${kept.slice(0, 1).toUpperCase()}${kept.slice(1).replace(/[.,;]*$/, '')}.`;
}
const NAMES = { delivery: /\bdeliver/i, pickup: /\b(?:pick ?-?ups?|pick|take-?out|carry-?out)\b/i } as const;
