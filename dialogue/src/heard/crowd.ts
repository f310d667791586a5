import { numberAt } from '../understand/numbers.ts';

/** From here on somebody has to plan it. */
const MANY = 20;
const BEHIND =
  /^(?:people|persons|guests|of (?:us|them|my|our|his|her|their)|kids|children|students|employees|adults|folks|heads|guys|coworkers|attendees|sandwiches|pizzas|boxes)\b/;
const BEFORE =
  /\b(?:party|group|team|crowd|lunch|dinner|breakfast|meeting|office|wedding|event|reception|feed|feeding|serve|cater\w*) (?:\w+ ){0,2}(?:of|for)?$/;

/** 'In front of forty people': those who saw it. */
const BEFORE_THEM = /\b(?:in front of|in the presence of)(?: (?:about|like|some|almost|over))?$/;

/** 'I need coffee for ten people, how does that work?': who asks how it is done has not ordered one. */
export const HOW_DONE =
  /\bhow (?:does|do|would|will|could|can) (?:it|that|this|we|i|you(?: guys)?)(?: \w+)? (?:work|do|go|go about|arrange|handle|order)\b/;
const SOME = 6;

/** How many are to be fed or seated, where that is more than is done in passing; null when not. */
export function crowdIn(words: readonly string[]): number | null {
  const least = HOW_DONE.test(words.join(' ')) ? SOME : MANY;
  for (const at of words.keys()) {
    const number = numberAt(words, at);
    const behind = words.slice(at + (number?.length ?? 1)).join(' ');
    const said = words.slice(0, at).join(' ');
    if (number && number.value >= least && !BEFORE_THEM.test(said) && (BEHIND.test(behind) || BEFORE.test(said)))
      return number.value;
  }
  return null;
}
