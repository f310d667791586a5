/** Reading a transcript for turn-taking. Its punctuation says nothing: recognisers close cut-off sentences too. */

/** Lower-case words without punctuation. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}'’-]*[\p{L}\p{N}][\p{L}\p{N}'’]*/gu) ?? [];
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Said to show that one listens. */
const LISTENING = set(
  'mm mhm mmhm mm-hmm mm-hm hmm hm uh-huh uhhuh uh huh um yeah yep yup okay ok right sure cool great alright ah oh',
);
/** Said into a line that has just opened. */
const HELLO = set('hello hi hey yes');

/** Words that promise more. */
const OPEN_TAIL = set(
  "and or but um uh er the a an with without to for my our is are of at in on from because so then plus also i i’d i'd " +
    'number name like want maybe about some',
);

const YES_NO = set('yes yeah yep yup no nope nah sure correct right okay ok exactly absolutely please thanks');
const THAT_IS_ALL =
  /\b(that'?s (it|all|everything)|that (is|will be|would be) all|nothing else|thank you|thanks|please)\W*$/i;

/** Only signs of listening; `opening` adds what is said when a line opens. No words are no sign. */
export function isOnlyListening(text: string, options: { readonly opening: boolean }): boolean {
  const words = wordsOf(text);
  const listening = (word: string) => LISTENING.has(word) || (options.opening && HELLO.has(word));
  return words.length > 0 && words.every(listening);
}

/** The last word calls for another one. */
export function hasOpenTail(text: string): boolean {
  const last = wordsOf(text).at(-1);
  return last !== undefined && OPEN_TAIL.has(last);
}

/** Up to four words, each of which says yes or no. */
export function isYesOrNo(text: string): boolean {
  const words = wordsOf(text);
  return words.length > 0 && words.length <= 4 && words.every((word) => YES_NO.has(word));
}

/** Says by itself that the list is complete. */
export function closesList(text: string): boolean {
  return THAT_IS_ALL.test(text) || isYesOrNo(text);
}

const SPOKEN_DIGITS = set('zero oh o one two three four five six seven eight nine');

/** Digits dictated so far, spoken or written. */
export function countDigits(text: string): number {
  return wordsOf(text).reduce((sum, word) => sum + (SPOKEN_DIGITS.has(word) ? 1 : word.replace(/\D/g, '').length), 0);
}
