import { numberAt } from '../../../understand/numbers.ts';
import { singular, tokenise } from '../../../understand/words.ts';

/** What an owner wrote is paid for each of something: '14 dollars a person', '$45 a day for each bike'. */
export interface Rate {
  cents: number;
  /** 'person', or 'day' and 'bike'; none: 'each'. */
  units: readonly string[];
  /** 'a person', as it was written. */
  words: string;
  /** It may come to more: 'from $5 a guest'. */
  isLeast: boolean;
  /** What every further one costs, where that is told: 'a second horse is 30 dollars a night'. */
  furtherCents: number | null;
}

const AMOUNT =
  '(?:\\$ ?(?<dollars>\\d[\\d,]*(?:\\.\\d\\d)?)|(?<said>\\d[\\d,]*(?:\\.\\d\\d)?) (?<coin>dollars?|bucks|cents))';
const PER =
  "(?:(?:an?|per|each|every|for (?:each|every|an?)) |/ ?)(?<unit>(?!(?:additional|extra|and|or|with|of|for|in|if|when|plus|month|year)\\b)[a-z][a-z’'-]+)";
const RATE = new RegExp(
  `${AMOUNT},? (?<words>${PER}(?: (?:for each|for every|per|each) (?<of>[a-z]+))?|each\\b|apiece\\b)`,
  'giu',
);
const FURTHER = new RegExp(
  `\\b(?:second|other|additional|extra|further|every next|each next) [a-z]+ (?:is |are |costs? |for |at |\\()*${AMOUNT}`,
  'iu',
);
const LEAST = /\b(?:from|starts?|starting|at least|as low as)\b[^.]*$/i;

const centsOf = ({ dollars, said, coin = '' }: Readonly<Record<string, string | undefined>>): number =>
  Math.round(Number((dollars ?? said ?? '0').replace(/,/g, '')) * (/^cents/i.test(coin) ? 1 : 100));

/** Of all sentences of a note: what a further one costs may stand in the next. */
export function ratesIn(text: string): Rate[] {
  const found = [...text.matchAll(RATE)];
  const further = FURTHER.exec(text);
  const isFurther = ({ index }: RegExpExecArray): boolean =>
    further !== null && index >= further.index && index < further.index + further[0].length;
  const firsts = found.filter((one) => !isFurther(one));
  // 'Extra cups are 50 cents each': of extra ones only.
  const isBoth = firsts.length > 0 && firsts.length < found.length;
  return (isBoth ? firsts : found).map(({ index, groups = {} }) => ({
    cents: centsOf(groups),
    units: [groups.unit, groups.of].flatMap((one) => (one ? singular(one) : [])),
    words: (groups.words ?? 'each').toLowerCase(),
    isLeast: LEAST.test(text.slice(0, index)),
    furtherCents: isBoth && further ? centsOf(further.groups ?? {}) : null,
  }));
}

/** Whether something is paid for each. */
export const hasRate = { test: (text: string): boolean => ratesIn(text).length > 0 };

/** 'Eight people at least', 'for 20 or more', 'a minimum of ten', 'up to five riders': how many there may be. */
export function limitsIn(text: string): { least: number; most: number } {
  const words = tokenise(text);
  const numbers = words.flatMap((_, at) => {
    const number = numberAt(words, at);
    return number
      ? {
          ...number,
          before: words.slice(Math.max(0, at - 3), at).join(' '),
          behind: words.slice(at + number.length, at + number.length + 3).join(' '),
        }
      : [];
  });
  const least = numbers.filter(
    ({ before, behind }) =>
      /\b(?:at least|minimum(?: of| is)?|no less than|or more)$/.test(before) ||
      /^(?:\w+ )?(?:at least|minimum|or more|and up)\b/.test(behind),
  );
  const most = numbers.filter(({ before }) => /\b(?:up to|at most|no more than|maximum(?: of)?)$/.test(before));
  return {
    least: Math.max(0, ...least.map(({ value }) => value)),
    most: Math.min(Number.POSITIVE_INFINITY, ...most.map(({ value }) => value)),
  };
}
