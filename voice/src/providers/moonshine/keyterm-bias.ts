/** A word, or part of one, that the recogniser may hear next because a keyterm goes on with it. */
interface Node {
  readonly next: Map<number, Node>;
  isEnd: boolean;
}

/** A keyterm that a hypothesis is in the middle of. */
interface Path {
  readonly node: Node;
  readonly tokens: number;
  /** Tokens of it that are counted already, because a shorter keyterm ended there. */
  readonly counted: number;
}

/** How far a hypothesis has come with keyterms. */
export interface Progress {
  readonly paths: readonly Path[];
  /** For keyterms heard to their end: a hypothesis keeps this. */
  readonly earned: number;
  /** Also for the keyterm it is in the middle of: lost when it turns out to be something else. */
  readonly hoped: number;
}

/**
 * For each token of a keyterm, on the scale of natural logarithms of probability. Found on 20 sentences of a menu by
 * three synthetic voices: menu words heard 40 of 102 without, 92 with; 1.5, 2 and 4 did worse; 18 unrelated sentences
 * came out the same.
 */
const BONUS_PER_TOKEN = 3;

/** Makes a recogniser prefer words that are likely on this line. */
export class KeytermBias {
  static readonly start: Progress = { paths: [], earned: 0, hoped: 0 };

  readonly #root: Node = { next: new Map(), isEnd: false };

  /** `encode` turns text into the tokens of the model, beginning a new word. */
  constructor(keyterms: readonly string[], encode: (text: string) => readonly number[]) {
    for (const term of new Set(keyterms.flatMap(spellings))) this.#add(encode(term));
  }

  #add(tokens: readonly number[]): void {
    let node = this.#root;
    for (const token of tokens) {
      const next = node.next.get(token) ?? { next: new Map(), isEnd: false };
      node.next.set(token, next);
      node = next;
    }
    node.isEnd = true;
  }

  /** Tokens that start or continue a keyterm here; may repeat. */
  *candidates(progress: Progress): Iterable<number> {
    yield* this.#root.next.keys();
    for (const path of progress.paths) yield* path.node.next.keys();
  }

  advance(progress: Progress, token: number): Progress {
    const paths: Path[] = [];
    let { earned } = progress;
    for (const { node, tokens, counted } of [{ node: this.#root, tokens: 0, counted: 0 }, ...progress.paths]) {
      const next = node.next.get(token);
      if (!next) continue;
      const path = { node: next, tokens: tokens + 1, counted: next.isEnd ? tokens + 1 : counted };
      earned += (path.counted - counted) * BONUS_PER_TOKEN;
      paths.push(path);
    }
    const open = Math.max(0, ...paths.map((path) => path.tokens - path.counted));
    return { paths, earned, hoped: earned + open * BONUS_PER_TOKEN };
  }
}

/** As it stands in a sentence, at the start of one, and of several: 'calzone', 'Calzone', 'calzones', 'Calzones'. */
function spellings(term: string): string[] {
  const text = term.trim().replace(/\s+/g, ' ');
  if (text === '') return [];
  return [text, plural(text)].flatMap((form) => [form, capitalised(form), form.toLowerCase()]);
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function plural(text: string): string {
  if (/s$/i.test(text)) return text;
  if (/(?:x|z|ch|sh)$/i.test(text)) return `${text}es`;
  return /[^aeiou]y$/i.test(text) ? `${text.slice(0, -1)}ies` : `${text}s`;
}
