/** A word, or part of one, that the recogniser may hear next because a keyterm goes on with it. */
interface Node {
  readonly next: Map<number, Node>;
}

/** Where in which keyterms a sentence stands: one node for each keyterm that it may be in the middle of. */
export type Path = readonly Node[];

/**
 * Added to the logit of a token that starts a keyterm, and of one that continues it. Found on 72 synthetic clips:
 * hits of menu words 23 of 33 without, 29 with; unrelated speech was heard the same.
 */
const START = 2;
const CONTINUE = 4;

/** Makes a recogniser prefer words that are likely on this line. */
export class KeytermBias {
  readonly #root: Node = { next: new Map() };

  /** `encode` turns text into the tokens of the model, beginning a new word. */
  constructor(keyterms: readonly string[], encode: (text: string) => readonly number[]) {
    for (const term of new Set(keyterms.flatMap(spellings))) {
      let node = this.#root;
      for (const token of encode(term)) {
        const next = node.next.get(token) ?? { next: new Map() };
        node.next.set(token, next);
        node = next;
      }
    }
  }

  static readonly start: Path = [];

  /** Every token that is to be preferred at this place, and by how much. */
  *boosts(path: Path): Iterable<readonly [token: number, boost: number]> {
    for (const token of this.#root.next.keys()) yield [token, START];
    for (const node of path) for (const token of node.next.keys()) yield [token, CONTINUE];
  }

  /** The place after `token`. */
  follow(path: Path, token: number): Path {
    return [this.#root, ...path].flatMap((node) => node.next.get(token) ?? []);
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
  if (/(?:s|x|z|ch|sh)$/i.test(text)) return /s$/i.test(text) ? text : `${text}es`;
  return /[^aeiou]y$/i.test(text) ? `${text.slice(0, -1)}ies` : `${text}s`;
}
