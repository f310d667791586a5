import type { Found } from '../../../understand/menu/lexicon.ts';
import { type Lexicon, likeWords } from '../../../understand/menu/lexicon.ts';
import { findNames, mention } from '../../../understand/menu/match.ts';
import { isPassing, type Menu } from '../../../understand/menu/menu.ts';
import { notGuessed } from '../../../understand/menu/not-guessed.ts';
import { numberAt } from '../../../understand/numbers.ts';
import { FUNCTION_WORDS, singular, tokenise } from '../../../understand/words.ts';
import { elsewhereAt } from '../../address.ts';
import { wisherAt } from '../../change/whose.ts';
import { isFirstName } from '../../first-names.ts';
import { type Role, rolesAt } from '../function-words.ts';
import type { Span } from '../hypothesis.ts';
import { kindSpans, toldApart } from '../vague.ts';
import { everythingAt, wholeNoteAt } from '../whole-notes.ts';
import { isAnotherAt, onSomeAt, timesAt } from './counted.ts';
import { leftOffAt } from './left-off.ts';
import { misheardAt } from './misheard.ts';
import { leftOf } from './ruled-out.ts';

/** Every word of a choice must be heard this well: 'bell peppers' are no banana peppers. */
const SURE = 0.8;

/** 'On the other half' is heard, and not passed over. */
const HALVES = 0.9;

const ARTICLES = new Set(['a', 'an']);

/** Words that are guessed at still weigh less than words that are written as on the menu. */
const GUESSED = 0.35;
/** A name of several words is more than its words. */
const TOGETHER = 0.15;

/** Behind what goes on a dish that was named before. */
const ON_THE = /^(?:on|onto|for|to|in) (?:the|my|that)$/;

const known = new WeakMap<Menu, Map<string, Span[][]>>();
/** So many are kept of each menu: the same words are read again as parts of one utterance. */
const KEPT = 200;

/** All spans of an utterance by the place where they begin. `phrases` are words that are no badly heard names. */
export function spansOf(words: readonly string[], menu: Menu, phrases: ReadonlySet<string>): Span[][] {
  const before = known.get(menu) ?? new Map<string, Span[][]>();
  const said = words.join(' ');
  const spans = before.get(said) ?? findSpans(words, menu, phrases);
  if (before.size >= KEPT) before.clear();
  known.set(menu, before.set(said, spans));
  return spans;
}

function findSpans(words: readonly string[], menu: Menu, phrases: ReadonlySet<string>): Span[][] {
  const common = notGuessed(menu, phrases);
  const spans: Span[][] = words.map(() => []);
  const put = (span: Span) => spans[span.from]?.push(span);
  for (const span of [...dishSpans(words, menu, common), ...choiceSpans(words, menu, common)]) put(span);
  for (let at = 0; at < words.length; at++) for (const span of otherSpans(words, at, menu)) put(span);
  for (const span of spans.flat()) {
    const { is, from, to, weight } = span;
    if (!ON_THE.test(words.slice(Math.max(0, from - 2), from).join(' '))) continue;
    if (is === 'dish') put({ is: 'on-dish', mention: span.mention, from: from - 2, to, weight: weight + 0.5 });
    else if ((is === 'choice' || is === 'note') && /^ones?$/.test(words[to] ?? ''))
      put({ is: 'on-such', said: words.slice(from, to).join(' '), from: from - 2, to: to + 1, weight: weight + 1.6 });
  }
  for (const at of words.keys()) {
    const size = ON_THE.test(words.slice(at, at + 2).join(' ')) ? menu.sizeAt(words.slice(at + 2, at + 4), 0) : null;
    const to = at + 2 + (size?.length ?? 0);
    if (size)
      put({
        is: 'on-sized',
        size: size.size,
        from: at,
        to: /^ones?$/.test(words[to] ?? '') ? to + 1 : to,
        weight: 1.5,
      });
  }
  for (const [at, here] of leftOf(words, spans, menu).entries()) spans[at] = here;
  const thingAt = (at: number) => leftOffAt(words, at, spans, menu);
  for (const from of words.keys()) {
    const all = everythingAt(words, from, thingAt);
    if (all) put({ is: 'note', text: all.text, from, to: from + all.length, weight: all.length });
  }
  for (const at of words.keys()) {
    const value = misheardAt(words, spans, at);
    if (value !== null) put({ is: 'number', value, article: false, more: false, from: at, to: at + 1, weight: 0.3 });
  }
  return spans;
}

/** Names as they may be heard here; 'onions and peppers' is never one name, unless the menu writes it so. */
function namesIn(words: readonly string[], known: Lexicon, common: ReadonlySet<string>): Found[] {
  const isTurn = (word: string) => word === 'and' || rolesAt([word], 0).some(({ role }) => role in OVERHEARD);
  return findNames(words, known, common).filter(({ from, to, family, whole }) => {
    const said = words.slice(from, to);
    const written = ` ${tokenise(family.called).join(' ')} `;
    if (!whole && said.every((word) => FUNCTION_WORDS.has(word))) return false;
    // 'Cheese provolone' is two things, though provolone is a cheese.
    const [head = ''] = said;
    if (
      whole &&
      said.length === family.words.length &&
      said.length > 1 &&
      (likeWords(head, known).get(family.words[0] ?? '') ?? 0) < 0.6
    )
      return false;
    // 'Side of kimchi' is no badly heard kimchi stew.
    if (whole && said.some((word) => word === 'of' && !written.includes(' of '))) return false;
    const joins = / (?:and|with) /.test(written);
    const next = words[to];
    // 'A double with cheese', of a double burger.
    const isAlone =
      said.length === 1 &&
      written.includes(` ${head} `) &&
      (ARTICLES.has(words[from - 1] ?? '') || numberAt(words, from - 1) !== null) &&
      (next === undefined || FUNCTION_WORDS.has(next) || rolesAt(words, to).some(({ role }) => role === 'not'));
    return said.every(
      (word) =>
        !isTurn(word) ||
        isAlone ||
        ((whole || (said.length > 1 && written.includes(` ${said.join(' ')} `))) &&
          (written.includes(` ${word} `) || (joins && /^(?:and|with)$/.test(word)))),
    );
  });
}

function dishSpans(words: readonly string[], menu: Menu, common: ReadonlySet<string>): Span[] {
  const found = namesIn(words, menu.lexicon, common);
  const places = Map.groupBy(found, ({ from, to }) => `${from} ${to}`);
  return [...places.values()].map((same) => {
    const [first, ...rest] = same.toSorted(
      (a, b) => Number(b.whole) - Number(a.whole) || b.score - a.score || b.weakest - a.weakest,
    );
    if (!first) throw new Error('a group has at least one');
    const named = mention(first, [first, ...rest], words, menu.lexicon);
    // 'Pepperoni' for a Pepperoni Pizza lacks nothing but its kind.
    const { words: written } = first.family;
    const said = new Set(words.slice(first.from, first.to).map(singular));
    const kindless =
      !first.whole && first.weakest > 0.99 && written.every((word) => said.has(word) || menu.lexicon.kinds.has(word));
    // Two words of a name that only one dish has are as good as all of them.
    const telling =
      !first.whole &&
      first.weakest > 0.99 &&
      said.size > 1 &&
      named.families.length === 1 &&
      !isKindOf(named.said, menu);
    const missing = written.filter((word) => !said.has(word)).length;
    const part = kindless || telling ? 0.08 : first.whole ? 0 : 0.2 * Math.max(missing, 1);
    return {
      is: 'dish',
      mention: named,
      ...weighed(words, first.from, first.to, first.exact || kindless || telling, part - led(words[first.from - 1])),
    } as const;
  });
}

/** 'Root beer', where that is a soda, is no root beer float. */
const isKindOf = (said: string, menu: Menu): boolean =>
  menu.families.some(({ key, variants: [variant] }) => {
    const open =
      variant?.item.optionGroups.filter(({ name, min }) => min === 1 && name !== variant.option?.group) ?? [];
    return open.length === 1 && menu.isChoice(said, key);
  });

function choiceSpans(words: readonly string[], menu: Menu, common: ReadonlySet<string>): Span[] {
  const { lexicon, byKey } = menu.choiceNames;
  const found = namesIn(words, lexicon, common);
  const places = Map.groupBy(found, ({ from, to }) => `${from} ${to}`);
  const named = [...places.values()].flatMap((same) => {
    const [best, ...others] = same.toSorted(
      (a, b) => Number(isWritten(b)) - Number(isWritten(a)) || Number(b.whole) - Number(a.whole) || b.score - a.score,
    );
    // 'Brisket mac' is no badly heard 'brisket meat', where the brisket was said.
    const within = (one: Found) => one.exact && byKey.get(one.family.key) === byKey.get(best?.family.key ?? '');
    if (best && best.weakest < 0.99 && found.some((one) => within(one) && one.from >= best.from && one.to <= best.to))
      return [];
    if (!best || best.weakest < SURE || (best.to - best.from === 1 && isPassing(words, best.from))) return [];
    const equals = best.exact
      ? others.filter((one) => one.exact && one.family.alias)
      : others.filter((one) => one.whole === best.whole && (!best.whole || best.score - one.score < 0.05));
    const choices = [...new Set([best, ...equals].map(({ family }) => byKey.get(family.key)))];
    const said = words.slice(best.from, best.to).join(' ');
    return toldApart(
      choices.filter((choice) => choice !== undefined),
      said,
    ).map(
      (one) =>
        ({
          is: 'choice',
          ...one,
          said,
          part: !best.whole,
          ...weighed(words, best.from, best.to, best.exact || isTold(best), best.whole ? 0 : 0.1),
        }) as const,
    );
  });
  return [...named, ...kindSpans(words, menu)];
}

/** 'And the general tso's' is led up to like 'a general tso's'. */
const led = (before: string | undefined): number => (before === 'the' ? 0.2 : 0);

/** Two of its words, as they are written, are as good as all of them. */
const isTold = ({ weakest, from, to }: Found): boolean => weakest > 0.99 && to - from > 1;

/** Word for word, if only some of its words. */
const isWritten = ({ weakest }: Found): boolean => weakest > 0.99;

function weighed(words: readonly string[], from: number, to: number, exact: boolean, less: number) {
  const content = words
    .slice(from, to)
    .filter((word, _, all) => all.length === 1 || !FUNCTION_WORDS.has(word) || numberAt([word], 0) !== null).length;
  const weight = Math.max(content, 1) + TOGETHER * (to - from - 1) - (exact ? 0 : GUESSED) - less;
  return { from, to, weight };
}

function otherSpans(words: readonly string[], at: number, menu: Menu): Span[] {
  const word = words[at] ?? '';
  const place = (length: number, weight: number) => ({ from: at, to: at + length, weight });
  const spans: Span[] = [];
  const number = numberAt(words, at);
  // 'A two topping pizza' is one; of 'an extra cheese pizza' the cheese is extra.
  if (number && /^toppings?$/.test(words[at + number.length] ?? ''))
    spans.push({ is: 'filler', ...place(number.length + 1, 1) });
  else if (number)
    spans.push({
      is: 'number',
      ...number,
      article: false,
      ...place(number.length, word === 'an' ? 0.2 : 1 + TOGETHER * (number.length - 1)),
    });
  // 'The mushroom one', 'a plain one'
  if (
    /^ones?$/.test(word) &&
    [2, 3].some((back) => /^(?:the|your|that|an?)$/.test(words[at - back] ?? '')) &&
    !FUNCTION_WORDS.has(words[at - 1] ?? '')
  )
    spans.push({ is: 'one', idle: true, ...place(1, 1.1) });
  else if (isAnotherAt(words, at, menu)) spans.push({ is: 'one', idle: false, ...place(1, 1.1) });
  // 'And a small one with whole milk'
  const sized = ARTICLES.has(word) ? menu.sizeAt(words, at + 1) : null;
  if (sized && words[at + 1 + sized.length] === 'one')
    spans.push({ is: 'number', value: 1, article: false, more: false, ...place(1, 0.6) });
  const times = timesAt(words, at);
  if (times) spans.push({ is: 'times', value: times.value, ...place(times.length, times.weight) });
  const some = onSomeAt(words, at);
  if (some) spans.push({ is: 'on-some', value: some.value, ...place(some.length, 1.5) });
  // 'One with sausage and the other with onions'
  if (word === 'the' && words[at + 1] === 'other')
    spans.push({ is: 'number', value: 1, article: false, more: false, ...place(words[at + 2] === 'one' ? 3 : 2, 0.6) });
  // 'Two margheritas, hers without basil'
  if (/^(?:hers|his|mine)$/.test(word))
    spans.push({ is: 'number', value: 1, article: false, more: false, ...place(1, 0.6) });
  if (ARTICLES.has(word)) spans.push({ is: 'number', value: 1, article: true, more: false, ...place(1, 0) });
  // 'Three cans', of what comes in a can
  const several = (numberAt(words, at - 1)?.value ?? 1) > 1 ? [...words.slice(0, at), singular(word)] : words;
  const size = menu.sizeAt(words, at) ?? menu.sizeAt(several, at);
  // 'Half an Italian hoagie', of what comes in halves and wholes.
  const halved = word === 'half' && /^an?$/.test(words[at + 1] ?? '') ? menu.sizeAt([word], 0) : null;
  if (halved) spans.push({ is: 'size', size: halved.size, ...place(2, 1.5) });
  // 'A little sauce' is less of it.
  if (size) spans.push({ is: 'size', size: size.size, ...place(size.length, word === 'little' ? 0.2 : size.length) });
  const kind = menu.categoryAt(words, at);
  // 'The pizza' is one that was named before.
  const known = /^(?:the|my|that|this|those|these)$/.test(words[at - 1] ?? '') ? 0.9 : 0;
  if (kind)
    spans.push({ is: 'kind', category: kind.name, means: kind.means, ...place(kind.length, kind.length - known) });
  const note = wholeNoteAt(words, at);
  if (note) spans.push({ is: 'note', ...note, ...place(note.length, 0.85 * note.length) });
  if (MEASURE.test(word) && words[at + 1] === 'of') spans.push({ is: 'of', ...place(2, 1.6) });
  const elsewhere = elsewhereAt(words, at);
  if (elsewhere > 0) spans.push({ is: 'filler', ...place(elsewhere, 1.2 * elsewhere) });
  const wisher = wisherAt(words, at, (one) => menu.vocabulary.has(one) || menu.vocabulary.has(singular(one)));
  if (wisher > 0) spans.push({ is: 'filler', ...place(wisher, 0.5 * wisher) });
  // 'A turkey for Mike'
  if (word === 'for' && isFirstName(words[at + 1] ?? '') && !menu.vocabulary.has(words[at + 1] ?? ''))
    spans.push({ is: 'filler', ...place(2, 0.5) });
  const roles = rolesAt(words, at);
  for (const { role, length } of roles)
    spans.push({ is: role, ...place(length, role === 'on-half' ? HALVES : 0.01 * length) });
  const counts = ARTICLES.has(word) ? 0.4 : number ? 0.9 : 0;
  const overheard = Math.max(counts, ...roles.map(({ role }) => OVERHEARD[role] ?? 0));
  const empty = FUNCTION_WORDS.has(word);
  if (menu.units.has(singular(word))) spans.push({ is: 'word', said: word, empty, ...place(1, 0.5) });
  spans.push({ is: 'word', said: word, empty, ...place(1, Math.min(empty ? 0 : -1, -overheard)) });
  return spans;
}

/** 'A shot of vanilla' is vanilla. */
const MEASURE = /^(?:shots?|pumps?|scoops?|packets?|spoons?|spoonfuls?|drops?|squirts?|squeezes?|dollops?|strips?)$/;

/** Words that turn a wish around are not passed over. */
const OVERHEARD: { readonly [Name in Role]?: number } = { not: 1.5, extra: 0.8, light: 0.8, half: 1.2, with: 0.7 };
