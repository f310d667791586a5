import { asKnown, type Context, END, type LanguageModel, NUMBER, ON_MENU, UNKNOWN } from './language-model.ts';

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
  readonly #menu: ReadonlySet<string>;
  readonly #menuPrefixes: ReadonlySet<string>;
  readonly #pieces: (token: number) => Piece;

  constructor(model: LanguageModel, keyterms: readonly string[], pieces: (token: number) => Piece) {
    this.#model = model;
    this.#menu = new Set(keyterms.flatMap(menuWords));
    this.#menuPrefixes = new Set([...this.#menu].flatMap((word) => Array.from(word, (_, at) => word.slice(0, at + 1))));
    this.#pieces = pieces;
  }

  advance(said: Said, token: number): Said {
    const { begins, letters, ends } = this.#pieces(token);
    const before = begins ? this.#settle(said) : said;
    if (letters === '') return before;
    const open = { ...before, open: before.open + letters };
    return ends ? this.#settle(open) : { ...open, hoped: WEIGHT * this.#likeliest(open.open) };
  }

  end(said: Said): Said {
    const whole = this.#settle(said);
    const { context, settled } = whole;
    const end = WEIGHT * this.#model.after(context ?? this.#model.start, this.#model.id(END));
    return { ...whole, settled: settled + end };
  }

  #settle(said: Said): Said {
    if (said.open === '') return said;
    const word = asKnown(said.open);
    const context = said.context ?? this.#model.start;
    const isOnMenu = this.#menu.has(word);
    const own = this.#model.has(word) ? this.#model.after(context, this.#model.id(word)) : -Infinity;
    const menu = this.#model.id(ON_MENU);
    const asDish = isOnMenu ? this.#model.after(context, menu) - WORDS_OF_A_MENU : -Infinity;
    const unknown = this.#model.id(UNKNOWN);
    const likely = Math.max(own, asDish);
    const counts = likely > -Infinity ? likely : this.#model.after(context, unknown) - UNKNOWN_WORDS;
    const id = isOnMenu && !this.#model.has(word) ? menu : this.#model.id(word);
    return {
      context: [context[1], id],
      open: '',
      settled: said.settled + WEIGHT * counts,
      words: said.words + 1,
      hoped: 0,
    };
  }

  #likeliest(letters: string): number {
    const alone = (word: string) => this.#model.alone(this.#model.id(word));
    if (/\d/.test(letters)) return alone(NUMBER) - (DIGIT / WEIGHT) * Math.max(0, letters.length - 2);
    const known = this.#model.beginning(letters) ?? -Infinity;
    const dish = this.#menuPrefixes.has(letters) ? alone(ON_MENU) - WORDS_OF_A_MENU : -Infinity;
    const likely = Math.max(known, dish);
    return likely > -Infinity ? likely : alone(UNKNOWN) - UNKNOWN_WORDS;
  }
}

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
