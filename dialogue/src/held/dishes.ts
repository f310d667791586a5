import type { OrderLineInput } from '@attendant/contract/tools';
import type { Act, Wish } from '../understand/acts.ts';
import { type Family, isAvailable } from '../understand/menu/families.ts';
import { likeWords } from '../understand/menu/lexicon.ts';
import { findMentions } from '../understand/menu/match.ts';
import type { Menu } from '../understand/menu/menu.ts';
import { piecesPerOrder } from '../understand/menu/per-order.ts';
import { numberAt } from '../understand/numbers.ts';
import { PHRASE_WORDS } from '../understand/phrasebook.ts';
import { tokenise } from '../understand/words.ts';
import { type DishLine, linesOf } from './lines.ts';
import { isChanged, type Said, type Statement } from './said.ts';

/** Dishes that nobody named, that were named and are missing, other counts, other sizes. */
export function dishDifferences(said: Said, input: readonly OrderLineInput[], menu: Menu): string[] {
  const lines = linesOf(input, menu);
  const dishes = [...Map.groupBy(lines, ({ family }) => family.key).values()];
  return [...dishes.flatMap((same) => differencesOf(said, same, menu)), ...missing(said, lines, menu)];
}

function differencesOf(said: Said, lines: readonly DishLine[], menu: Menu): string[] {
  const [first] = lines;
  if (!first) return [];
  const { family } = first;
  const count = lines.reduce((sum, { line }) => sum + line.quantity, 0);
  if (!isNamed(said, family, menu)) return [`${count} ${family.name} (I did not hear that)`];
  const counts = countsOf(said, family);
  const heard = counts.size > 0 && !counts.has(count);
  return [
    ...(heard ? [`${count} ${family.name} (I heard ${[...counts].join(' or ')})`] : []),
    ...sizesOf(said, family, lines),
  ];
}

/** By the caller, by whatever stands for it, or by the agent. */
function isNamed({ statements, offers }: Said, family: Family, menu: Menu): boolean {
  const texts = [...statements.map(({ words }) => words), ...offers.map(({ text }) => tokenise(text))];
  const wished = statements.some(({ wishes }) => wishes.some(({ item }) => item.families.includes(family.key)));
  return wished || texts.some((words) => names(words, family, menu));
}

function names(words: readonly string[], family: Family, { lexicon }: Menu): boolean {
  const telling = family.words.filter((word) => !lexicon.kinds.has(word));
  const own = telling.length > 0 ? telling : family.words;
  const mentions = findMentions(words, lexicon, PHRASE_WORDS);
  if (mentions.some(({ families }) => families.includes(family.key))) return true;
  return words.some((word) => own.some((name) => (likeWords(word, lexicon).get(name) ?? 0) >= LIKE));
}

/** As like as a word must be to a word of a name to stand for the dish. */
const LIKE = 0.8;

/** Every number of this dish that what was said may come to; none where no number can be told. */
function countsOf({ statements }: Said, family: Family): ReadonlySet<number> {
  const counts = new Set<number>();
  let sums = new Set([0]);
  for (const statement of statements) {
    const here = statement.wishes.filter(({ item }) => item.families.includes(family.key));
    const totals = totalsOf(here, family);
    if (here.length > 0 && statement.by === 'agreed') for (const total of totals) counts.add(total);
    if (here.length > 0 && statement.by === 'caller')
      sums = new Set([...sums].flatMap((sum) => [sum, ...totals.map((total) => sum + total)]));
    for (const number of statement.acts.flatMap(numbersIn)) counts.add(number);
    if (isChanged(statement, family.key) && !isCorrected(statement))
      for (let less = 1; less < Math.max(...sums); less++) counts.add(less);
  }
  // Of a dish that was named in a way that nobody could count, silence agrees.
  return sums.size === 1 ? new Set() : new Set([...counts, ...sums].filter((one) => one > 0));
}

/** A correction tells the number itself. */
const isCorrected = ({ acts }: Statement): boolean => acts.some(({ kind }) => kind === 'correct' || kind === 'amend');

/** What one statement may come to: all wishes, one of them said twice, with or without those that may be of another dish. */
function totalsOf(wishes: readonly Wish[], family: Family): number[] {
  const single = wishes.flatMap((wish) => quantitiesOf(wish, family));
  let sums = [0];
  for (const wish of wishes) {
    const quantities = quantitiesOf(wish, family);
    const maybe = wish.item.families.length > 1 ? sums : [];
    sums = [...new Set([...maybe, ...sums.flatMap((sum) => quantities.map((quantity) => sum + quantity))])];
  }
  return [...new Set([...single, ...sums])];
}

/** 'Twenty wings' are one order of twenty, where the menu has them so. */
function quantitiesOf({ quantity }: Wish, family: Family): number[] {
  const { variants } = family;
  const each = piecesPerOrder(family);
  if (quantity !== null && each !== null && quantity >= each) return [quantity, Math.ceil(quantity / each)];
  const counted = variants.some(({ item }) =>
    item.optionGroups.some(({ choices }) =>
      choices.some(({ name }) => numberAt(tokenise(name), 0)?.value === quantity),
    ),
  );
  return quantity !== null && counted ? [quantity, 1] : [quantity ?? 1];
}

/** Numbers that were said of something that was named before. */
function numbersIn(act: Act): number[] {
  if (act.kind === 'amend') return [act.quantity ?? [], act.target.some ?? []].flat();
  if (act.kind === 'take-it' || act.kind === 'want-category') return act.quantity === null ? [] : [act.quantity];
  if (act.kind === 'quantity') return [act.quantity];
  return act.kind === 'split' ? [act.parts.reduce((sum, { quantity }) => sum + quantity, 0)] : [];
}

function sizesOf({ statements }: Said, family: Family, lines: readonly DishLine[]): string[] {
  const offered = new Set(family.variants.map(({ size }) => size));
  const sizes = new Set(
    statements.flatMap(({ wishes, acts }) => [
      ...wishes.flatMap(({ item, size }) => (item.families.includes(family.key) && size ? size : [])),
      ...acts.flatMap((act) => {
        if (act.kind === 'split') return act.parts.map(({ size }) => size);
        return act.kind === 'amend' || act.kind === 'take-it' ? (act.size ?? []) : [];
      }),
    ]),
  );
  const heard = [...sizes].filter((size) => offered.has(size));
  const other = lines.find(({ variant: { size } }) => size !== null && !sizes.has(size));
  if (heard.length === 0 || !other) return [];
  return [`${other.variant.size ?? ''} for the ${family.name} (I heard ${heard.join(' or ')})`];
}

/** What was ordered by its name, was not taken back and is not among the lines. */
function missing({ statements, offers }: Said, lines: readonly DishLine[], menu: Menu): string[] {
  const has = new Set(lines.map(({ family }) => family.key));
  const left = statements.flatMap(({ by, wishes }, at) =>
    by === 'agreed'
      ? []
      : wishes.flatMap(({ item }) => {
          const family = menu.family(item.families[0] ?? '');
          if (!family || !item.exact || item.families.some((key) => has.has(key)) || !isAvailable(family)) return [];
          if (statements.slice(at).some((later) => isChanged(later, family.key))) return [];
          const refused = offers.some(({ text }) => REFUSING.test(text) && names(tokenise(text), family, menu));
          return refused ? [] : family.name;
        }),
  );
  return [...new Set(left)].map((name) => `no ${name}`);
}

const REFUSING = /\b(?:sorry|sold out|out of|don['’]?t (?:have|see)|do not have|no longer|not on)\b/i;
