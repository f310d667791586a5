import { asKnown, type Context, END, type LanguageModel, NUMBER, ON_MENU, UNKNOWN } from './language-model.ts';
import { WordKind } from './word-kind.ts';

/** How much the wording counts beside the sound, on the scale of natural logarithms. */
const WEIGHT = 0.45;
/** About what a word costs, given back: otherwise fewer words would always be likelier. */
const EACH_WORD = 1.3;
/** A menu has about so many words, and the language so many that no model knows. */
const WORDS_OF_A_MENU = Math.log(80);
const UNKNOWN_WORDS = Math.log(3000);
/** Each further digit of a number, of which none is likelier than another. */
const DIGIT = 0.7;

/** How far a hypothesis has come with its words. */
export interface Said {
  /** The last two words; null where nothing stands before. */
  readonly context: Context | null;
  /** Letters of the word it is in the middle of. */
  readonly open: string;
  /** How likely the words so far are, and how many they are. */
  readonly settled: number;
  readonly words: number;
  /** How likely the open one may be at most. */
  readonly hoped: number;
}

export const NOTHING_SAID: Said = { context: null, open: '', settled: 0, words: 0, hoped: 0 };

/** What the words of a hypothesis count, the open one among them. */
export const wordingOf = ({ settled, words, open, hoped }: Said): number =>
  settled + hoped + EACH_WORD * (words + (open === '' ? 0 : 1));

/**
 * What they count beside another way to hear the same: who leaves words out pays for each what one of the other's costs. "10." was
 * heard where a long question had been asked.
 */
export function wordingBeside({ settled, words }: Said, other: Said): number {
  const missing = Math.max(0, other.words - words);
  return settled + (missing * other.settled) / (other.words + 1) + EACH_WORD * (words + missing);
}

/** What a token is to the words. */
export interface Piece {
  readonly begins: boolean;
  readonly letters: string;
  readonly ends: boolean;
}

/** Makes a recogniser prefer sentences that callers of a business say (shallow fusion with a language model). */
export class Wording {
  readonly #model: LanguageModel;
  readonly #kinds: readonly WordKind[];
  readonly #start: Context;
  readonly #pieces: (token: number) => Piece;

  /** `kinds` are the words that the model knows by a mark; `asked` is the mark of the question that is answered. */
  constructor(
    model: LanguageModel,
    { kinds, asked }: { readonly kinds: readonly WordKind[]; readonly asked?: string },
    pieces: (token: number) => Piece,
  ) {
    this.#model = model;
    this.#kinds = kinds;
    this.#start = model.before(asked);
    this.#pieces = pieces;
  }

  advance(said: Said, token: number): Said {
    const { begins, letters, ends } = this.#pieces(token);
    const before = begins ? this.#settle(said) : said;
    if (letters === '') return before;
    const open = { ...before, open: before.open + letters };
    return ends ? this.#settle(open) : { ...open, hoped: WEIGHT * this.#hope(open.open, open.context ?? this.#start) };
  }

  end(said: Said): Said {
    const whole = this.#settle(said);
    const { context, settled } = whole;
    const end = WEIGHT * this.#model.after(context ?? this.#start, this.#model.id(END));
    return { ...whole, settled: settled + end };
  }

  /** Natural logarithm of how likely a sentence is. */
  likelihood(sentence: string): number {
    const { context, sum } = spelt(sentence).reduce(
      (so, word) => {
        const { id, counts } = this.#likeliest(word, so.context);
        return { context: [so.context[1], id] as const, sum: so.sum + counts };
      },
      { context: this.#start, sum: 0 },
    );
    return sum + this.#model.after(context, this.#model.id(END));
  }

  #settle(said: Said): Said {
    if (said.open === '') return said;
    const context = said.context ?? this.#start;
    const { id, counts } = this.#likeliest(asKnown(said.open), context);
    return {
      context: [context[1], id],
      open: '',
      settled: said.settled + WEIGHT * counts,
      words: said.words + 1,
      hoped: 0,
    };
  }

  /** A word as itself or as one of a kind, whichever is likelier here. */
  #likeliest(word: string, context: Context): { id: number; counts: number } {
    const model = this.#model;
    const as = (mark: string, chance: number) => ({
      id: model.id(mark),
      counts: model.after(context, model.id(mark)) + chance,
    });
    const ways = [
      ...(model.has(word) ? [as(word, 0)] : []),
      ...this.#kinds.flatMap((kind) => {
        const chance = kind.chance(word);
        return chance === undefined ? [] : [as(kind.mark, chance)];
      }),
    ];
    const [first = as(UNKNOWN, -UNKNOWN_WORDS), ...others] = ways;
    return others.reduce((best, way) => (way.counts > best.counts ? way : best), first);
  }

  /** How likely the word may be at most that begins with these letters: one of a kind here, any other anywhere. */
  #hope(letters: string, context: Context): number {
    const alone = (mark: string) => this.#model.alone(this.#model.id(mark));
    if (/\d/.test(letters)) return alone(NUMBER) - (DIGIT / WEIGHT) * Math.max(0, letters.length - 2);
    const likely = Math.max(
      this.#model.beginning(letters) ?? -Infinity,
      ...this.#kinds.map(
        (kind) => this.#model.after(context, this.#model.id(kind.mark)) + (kind.beginning(letters) ?? -Infinity),
      ),
    );
    return likely > -Infinity ? likely : alone(UNKNOWN) - UNKNOWN_WORDS;
  }
}

/** The words of a menu, none likelier than another. */
export const menuKind = (keyterms: readonly string[]): WordKind =>
  new WordKind(ON_MENU, new Map(keyterms.flatMap(menuWords).map((word) => [word, -WORDS_OF_A_MENU])));

/** What tokens are, each looked at once; `pieceOf` is one as the tokenizer writes it. */
export function piecesOf(pieceOf: (token: number) => string): (token: number) => Piece {
  const known: Piece[] = [];
  return (token) => {
    known[token] ??= asPiece(pieceOf(token));
    return known[token];
  };
}

/** '▁Any', 'thing', '-', '.': a space or a hyphen begins a word, an apostrophe stands within one. */
function asPiece(text: string): Piece {
  const letters = text.toLowerCase().replace(/[^a-z0-9]/g, '');
  return { begins: /^[^a-z0-9'’]/i.test(text), letters, ends: /[a-z0-9][^a-z0-9'’]+$/i.test(text) };
}

/** Words of a sentence as the model counts them: a hyphen stands between words, an apostrophe within one. */
export const spelt = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/(\d)[,:.](\d)/g, '$1$2')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map(asKnown);

/** Words that say which dish it is, and no word that every sentence has. */
const OF_ANY_SENTENCE = new Set(
  `a an the of with and or in on to for my your our i you we it is are do does no not any some have has all one two three four five six
  seven eight nine ten twelve what which how can could would please extra side large small medium regular big little half whole order
  that this at by from up out off make add get`.split(/\s+/),
);

/** The words of a dish or a choice, each also as several of it. */
export const menuWords = (term: string): string[] =>
  spelt(term)
    .filter((word) => !OF_ANY_SENTENCE.has(word) && !word.startsWith('<'))
    .flatMap((word) => (word.endsWith('s') ? [word] : [word, `${word}s`]));
