/** What the model sees of an utterance: its words, their neighbours and their parts, each in one of so many buckets. */
export const BUCKETS = 16384;

/** Stands for a word that no example has. */
export const UNKNOWN = '?';
/** Parts of words of this length still speak where a word is misspelt. */
const PART = 4;
/** Longer utterances are no short queries; what is said first shows what is wanted. */
const WORDS_MOST = 40;

/** The buckets of `tokenise`d words, with how often each is meant. `known` are the words that the examples have. */
export function featuresOf(words: readonly string[], known: ReadonlySet<string>): number[] {
  const heard = words.slice(0, WORDS_MOST);
  const said = heard.map((word) => (known.has(word) ? word : UNKNOWN));
  const row = ['^', ...said, '$'];
  const found: number[] = [];
  for (const [at, word] of row.entries()) {
    const next = row[at + 1];
    if (at > 0 && next !== undefined) found.push(bucket(`w ${word}`));
    if (next !== undefined) found.push(bucket(`b ${word} ${next}`));
    const afterNext = row[at + 2];
    if (afterNext !== undefined) found.push(bucket(`s ${word} ${afterNext}`));
  }
  for (const word of heard) {
    if (word === UNKNOWN) continue;
    const marked = `^${word}$`;
    for (let at = 0; at + PART <= marked.length; at++) found.push(bucket(`c ${marked.slice(at, at + PART)}`));
  }
  return found;
}

/** FNV-1a, of which the low bits are enough here. */
function bucket(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return ((hash >>> 0) ^ (hash >>> 15)) & (BUCKETS - 1);
}
