import type { Menu } from '../../understand/menu/menu.ts';
import { type Hypothesis, type Item, type Open, START } from './hypothesis.ts';
import { spansOf } from './spans/spans.ts';
import { ended, paused, stepsOver } from './steps.ts';

/** The words of an utterance, and where a comma or a full stop stood before one. */
export interface Said {
  words: readonly string[];
  breaks: ReadonlySet<number>;
  /** No dish is named in it: 'caramel' is one of the syrups. */
  dishless?: boolean;
}

/** So many readings are kept at each place of an utterance. */
const KEPT = 20;

/** More words than anybody orders with in one breath. */
const LONGEST = 120;

/**
 * The best reading of a whole utterance as an order: every piece named by the menu in all its ways, dishes bounded, numbers,
 * sizes, choices and denials handed out, and of all ways to do so the one that explains most. Null where no dish is in it.
 * `start`: what was said before, so that the words may be about that.
 */
export function readOrder(
  { words, breaks, dishless }: Said,
  menu: Menu,
  common: ReadonlySet<string>,
  start: Hypothesis = START,
): Hypothesis | null {
  if (menu.families.length === 0 || words.length > LONGEST) return null;
  const spans = spansOf(words, menu, common);
  const known: ComeTo = { parts: new Map(), written: new Map() };
  const readings: Hypothesis[][] = words.map(() => []);
  readings.push([]);
  readings[0] = [start];
  for (let at = 0; at < words.length; at++) {
    const here = readings[at] ?? [];
    for (const hypothesis of best(breaks.has(at) ? here.flatMap((one) => paused(one, menu)) : here, known)) {
      for (const span of spans[at] ?? []) {
        if (dishless && (span.is === 'dish' || span.is === 'kind')) continue;
        readings[span.to]?.push(...stepsOver(hypothesis, span, menu));
      }
    }
  }
  const [first] = (readings[words.length] ?? []).map((one) => ended(one, menu)).toSorted((a, b) => b.score - a.score);
  return first && first.items.length > 0 ? first : null;
}

/** What readings have come to so far, told apart by small numbers: most of their parts are the same ones. */
interface ComeTo {
  parts: Map<Item | Open, number>;
  written: Map<string, number>;
}

/** Of readings that have come to the same, only the best goes on. */
function best(hypotheses: readonly Hypothesis[], known: ComeTo): readonly Hypothesis[] {
  if (hypotheses.length < 2) return hypotheses;
  const kept = new Map<string, Hypothesis>();
  for (const one of hypotheses.toSorted((a, b) => b.score - a.score)) {
    const come = comeTo(one, known);
    if (!kept.has(come)) kept.set(come, one);
    if (kept.size === KEPT) break;
  }
  return [...kept.values()];
}

function comeTo(one: Hypothesis, known: ComeTo): string {
  const { items, portions, open, joint, not, denied, amount, half, count, noted, onAll, of } = one;
  let parts = '';
  for (const item of items) parts += `${numberOf(item, known)};`;
  for (const portion of portions) parts += `${numberOf(portion, known)};`;
  const last = open ? numberOf(open, known) : '';
  return `${parts}${last},${joint},${not},${denied},${amount},${half},${count},${noted},${onAll},${of}`;
}

function numberOf(part: Item | Open, { parts, written: all }: ComeTo): number {
  const before = parts.get(part);
  if (before !== undefined) return before;
  const said = written(part);
  const number = all.get(said) ?? all.size;
  all.set(said, number);
  parts.set(part, number);
  return number;
}

function written(part: Item | Open): string {
  const { quantity, more, size, choices, notes, strange } = part;
  const chosen = choices.map(({ choice, words, not, amount, half, count }) =>
    [choice?.name ?? `~${words}`, not, amount, half, count].join(' '),
  );
  const named =
    'dish' in part
      ? [part.dish?.families[0], part.kind, part.part, part.halves?.length, part.sum]
      : [part.from, part.article, part.apart];
  return [...named, quantity, more, size, ...chosen, ...notes, ...strange].join('|');
}
