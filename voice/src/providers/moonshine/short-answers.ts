/** How a short answer may be written: 'Yes.', 'Yes,', 'yes.'. */
const ENDINGS = ['.', ',', '?', ''];

/** The longest that a word of one letter takes, and each letter more: a slow speaker's. */
const LEAST_MS = 500;
const CHARACTER_MS = 80;

interface Node {
  readonly next: Map<number, Node>;
}

const NONE: Node = { next: new Map() };

/** Words that are the whole of an utterance, where they are likely: what was asked last makes them so. */
export class ShortAnswers {
  readonly #root: Node = { next: new Map() };
  readonly #texts: ReadonlySet<string>;

  /** `encode` turns text into the tokens of the model. */
  constructor(answers: readonly string[], encode: (text: string) => readonly number[]) {
    this.#texts = new Set(answers.map(wordsOf));
    for (const answer of answers)
      for (const ending of ENDINGS)
        for (const text of new Set(bothCases(answer).flatMap((one) => [one, setOff(one)])))
          this.#add(encode(text + ending));
  }

  #add(tokens: readonly number[]): void {
    let node = this.#root;
    for (const token of tokens) {
      const next = node.next.get(token) ?? { next: new Map() };
      node.next.set(token, next);
      node = next;
    }
  }

  /** Whether one of them begins with these tokens, or is these. */
  beginsWith(tokens: readonly number[]): boolean {
    return this.#at(tokens) !== NONE;
  }

  /** Tokens that go on with one of them. */
  after(tokens: readonly number[]): Iterable<number> {
    return this.#at(tokens).next.keys();
  }

  /** Whether these words are one, and can be all that was said in so much sound: 'no' does not last a second and a half. */
  has(text: string, soundMs: number): boolean {
    const words = wordsOf(text);
    return this.#texts.has(words) && soundMs <= LEAST_MS + words.length * CHARACTER_MS;
  }

  #at(tokens: readonly number[]): Node {
    let node = this.#root;
    for (const token of tokens) node = node.next.get(token) ?? NONE;
    return node;
  }
}

/** As it is written where a courtesy is set off: 'Whole, please', 'No, that's all'. */
const setOff = (text: string): string =>
  text
    .replace(/^(?:yes|yeah|yep|no|nope|okay|great|uh|um|well)(?= )/i, '$&,')
    .replace(/(?<!,)(?= (?:please|thanks|thank you|bye|goodbye)\b)/g, ',');

const bothCases = (text: string): string[] => [
  text.charAt(0).toUpperCase() + text.slice(1),
  text.charAt(0).toLowerCase() + text.slice(1),
];

/** The same for all capitals and punctuation. */
export const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim();
