import type { Menu } from '../../../understand/menu/menu.ts';
import { notGuessed } from '../../../understand/menu/not-guessed.ts';
import { countAt, numberAt } from '../../../understand/numbers.ts';
import { FUNCTION_WORDS, singular } from '../../../understand/words.ts';
import { elsewhereAt } from '../../address.ts';
import { wisherAt } from '../../change/whose.ts';
import { isFirstName } from '../../first-names.ts';
import { mayBeThing } from '../../words/things.ts';
import { rolesAt } from '../function-words.ts';
import type { Span } from '../hypothesis.ts';
import { everythingAt, wholeNoteAt } from '../whole-notes.ts';
import { describedSpans } from './as-described.ts';
import { clockAt } from './clock.ts';
import { isAnotherAt, onSomeAt, timesAt } from './counted.ts';
import { leftOffAt } from './left-off.ts';
import { misheardAt } from './misheard.ts';
import { choiceSpans, dishSpans, OVERHEARD, TOGETHER } from './names.ts';
import { otherThings } from './other-things.ts';
import { isHolder, leftOf } from './ruled-out.ts';

/** 'On the other half' is heard, and not passed over. */
const HALVES = 0.9;

const ARTICLES = new Set(['a', 'an']);

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
  for (const span of [
    ...dishSpans(words, menu, common),
    ...describedSpans(words, menu),
    ...choiceSpans(words, menu, common),
  ])
    put(span);
  for (let at = 0; at < words.length; at++) for (const span of otherSpans(words, at, menu)) put(span);
  for (const span of otherThings(words, spans)) put(span);
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
  for (const [at, here] of leftOf(words, spans, menu).entries()) spans[at] = here.map((span) => asSaid(span, here));
  for (const at of words.keys()) {
    // 'Without the lettuce and the tomato'
    if (words[at] === 'and' && isLeavingOff(words, at)) put({ is: 'or', from: at, to: at + 1, weight: 0.01 });
    const amount = spans[at]?.find(
      (span) => span.is === 'choice' && span.to === at + 1 && /^(?:double|triple)$/.test(words[at] ?? ''),
    );
    // 'No cheese, double onions', 'double pickles': on which it is no size.
    const next = spans[at + 1] ?? [];
    const isOfNext =
      next.some((span) => span.is === 'choice' && span.choice.needed.size === 0) ||
      (next.every(({ is }) => is === 'word') && mayBeThing(words[at + 1] ?? ''));
    if (amount && isOfNext && !next.some((span) => span.is === 'dish' && span.mention.exact)) amount.weight = 0.2;
  }
  for (const at of words.keys())
    if (isHolder(words, at, spans)) put({ is: 'filler', from: at, to: at + 1, weight: 0.3 });
  const thingAt = (at: number) => leftOffAt(words, at, spans, menu);
  for (const from of words.keys()) {
    // 'Everything' may be what is on a bagel.
    const isChoice = spans[from]?.some(({ is }) => is === 'choice');
    const all = isChoice ? null : everythingAt(words, from, thingAt);
    if (all && words[from + all.length] === 'with')
      put({ is: 'everything-with', from, to: from + all.length + 1, weight: all.length + 0.3 });
    if (all) put({ is: 'note', text: all.text, from, to: from + all.length, weight: all.length });
  }
  for (const at of words.keys()) {
    const value = misheardAt(words, spans, at);
    if (value !== null) put({ is: 'number', value, article: false, more: false, from: at, to: at + 1, weight: 0.3 });
  }
  return spans;
}

/** An 'and' between things that are left off, with no word before it that puts one on. */
function isLeavingOff(words: readonly string[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 5), at).join(' ');
  const behind = words.slice(at + 1, at + 6).join(' ');
  return LEFT_OFF.test(before) && behind !== '' && !PUT_ON.test(behind) && !/\bon the side\b/.test(behind);
}
const LEFT_OFF =
  /\b(?:without|hold|skip|leave off|leave out|hold on)(?! (?:and|on)\b)(?: (?:the|any))?(?: [a-z]+){1,2}$/;
const PUT_ON =
  /^(?:both|all|each|every|everything|the other|no|not|without|go|light|easy|less|lots|plenty|a|have|get|give|with|add|extra|more|put|double|on|an?|one|two|three|make|then|also|can|could|i|id|ill|just|that|thats)\b/;

/** It is the choice, or a size or the name of a dish that is said in full begins with it. */
const isBegunBy = (one: Span, { to }: Span): boolean =>
  (one.is === 'choice' && one.to === to) ||
  (one.is === 'size' && one.to > to) ||
  (one.is === 'dish' && one.mention.exact && one.to > to);

/** A small word that is chosen here is not passed over: 'three everything bagels', 'a kids burrito'. */
const asSaid = (span: Span, here: readonly Span[]): Span =>
  span.is === 'word' && span.empty && here.some((one) => isBegunBy(one, span))
    ? { ...span, weight: Math.min(span.weight, -1) }
    : span;

function otherSpans(words: readonly string[], at: number, menu: Menu): Span[] {
  const word = words[at] ?? '';
  const place = (length: number, weight: number) => ({ from: at, to: at + length, weight });
  const spans: Span[] = [];
  // 'Twice the cheese' is one with much of it.
  const isMuch = rolesAt(words, at).some(({ role, length }) => role === 'extra' && length > 1);
  const number = isMuch ? null : countAt(words, at);
  // 'A two topping pizza' is one, 'for twelve people' counts nothing; of 'an extra cheese pizza' the cheese is extra.
  const ofPeople = number ? PEOPLE.exec(words.slice(at + number.length).join(' '))?.[0].split(' ').length : undefined;
  if (number && ofPeople) spans.push({ is: 'filler', ...place(number.length + ofPeople, ofPeople) });
  const clock = clockAt(words, at);
  if (clock > 0) spans.push({ is: 'filler', ...place(clock, clock + 0.5) });
  if (number && spans.length === 0)
    spans.push({
      is: 'number',
      ...number,
      article: false,
      ...place(number.length, word === 'an' ? 0.2 : 1 + TOGETHER * (number.length - 1)),
    });
  // 'Two dozen bagels', where they are sold by the dozen.
  if (number && words[at + 1] === 'dozen' && menu.vocabulary.has('dozen') && number.length === 2)
    spans.push({ is: 'number', value: number.value / 12, article: false, more: false, ...place(1, 1) });
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
  const times = isMuch ? null : timesAt(words, at);
  if (times) spans.push({ is: 'times', value: times.value, ...place(times.length, times.weight) });
  const some = onSomeAt(words, at);
  if (some) spans.push({ is: 'on-some', value: some.value, ...place(some.length, 1.5) });
  // 'One with sausage and the other with onions'
  if (word === 'the' && words[at + 1] === 'other')
    spans.push({ is: 'number', value: 1, article: false, more: false, ...place(words[at + 2] === 'one' ? 3 : 2, 0.6) });
  const rest = /^(?:and )?(?:all )?the (?:rest|remaining|others)(?: (?:of them|ones|all))?\b/.exec(
    words.slice(at, at + 6).join(' '),
  );
  if (rest) spans.push({ is: 'rest', ...place(rest[0].split(' ').length, 1) });
  // 'Two margheritas, hers without basil'
  if (/^(?:hers|his|mine)$/.test(word))
    spans.push({ is: 'number', value: 1, article: false, more: false, ...place(1, 0.6) });
  if (ARTICLES.has(word)) spans.push({ is: 'number', value: 1, article: true, more: false, ...place(1, 0) });
  // 'Three cans', of what comes in a can
  const several = (numberAt(words, at - 1)?.value ?? 1) > 1 ? [...words.slice(0, at), singular(word)] : words;
  const size = menu.sizeAt(words, at) ?? menu.sizeAt(several, at);
  // 'Half an Italian hoagie', of what comes in halves and wholes.
  const halved = word === 'half' ? menu.sizeAt([word], 0) : null;
  if (halved && /^an?$/.test(words[at + 1] ?? '')) spans.push({ is: 'size', size: halved.size, ...place(2, 1.5) });
  // 'Half nachos', of nachos that come in halves.
  // 'A tuna half on wheat'
  else if (halved && (comesIn(halved.size, words[at + 1], menu) || comesIn(halved.size, words[at - 1], menu)))
    spans.push({ is: 'size', size: halved.size, ...place(1, 1.5) });
  // 'A little sauce' is less of it.
  const usual = usualAt(words, at, menu);
  if (usual > 0) spans.push({ is: 'usual', ...place(usual, usual) });
  // 'A fish taco, and one regular', where a drink comes in that size.
  if (usual === 0 && size?.length === 1 && /^(?:regular|normal)$/.test(word))
    spans.push({ is: 'usual', ...place(1, 0.7) });
  if (usual === 0 && size)
    spans.push({ is: 'size', size: size.size, ...place(size.length, word === 'little' ? 0.2 : size.length) });
  const kind = menu.categoryAt(words, at);
  // 'The pizza' is one that was named before, and 'sprite to drink' names the sprite, whatever it comes with.
  const known = /^(?:the|my|that|this|those|these)$/.test(words[at - 1] ?? '') ? 0.9 : 0;
  const to = word === 'to' ? at : at - 1;
  const isAside = words[to] === 'to' && !SOMETHING.test(words[to - 1] ?? '');
  if (kind)
    spans.push({
      is: 'kind',
      category: kind.name,
      said: kind.said,
      means: kind.means,
      ...place(kind.length, isAside ? 0.1 : kind.length - known),
    });
  const note = wholeNoteAt(words, at);
  if (note) spans.push({ is: 'note', ...note, ...place(note.length, 0.85 * note.length) });
  // 'One scoop vanilla'
  if (isHeldIn(words, at, menu)) spans.push({ is: 'filler', ...place(2, 1) });
  if (MEASURE.test(word)) spans.push({ is: 'measure', ...(words[at + 1] === 'of' ? place(2, 1.6) : place(1, 0.8)) });
  const elsewhere = elsewhereAt(words, at);
  if (elsewhere > 0) spans.push({ is: 'filler', ...place(elsewhere, 1.2 * elsewhere) });
  const wisher = wisherAt(words, at, (one) => menu.vocabulary.has(one) || menu.vocabulary.has(singular(one)));
  if (wisher > 0) spans.push({ is: 'wisher', ...place(wisher, 0.5 * wisher) });
  // 'A turkey for Mike'
  if (word === 'for' && isFirstName(words[at + 1] ?? '') && !menu.vocabulary.has(words[at + 1] ?? ''))
    spans.push({ is: 'filler', ...place(2, 0.5) });
  // 'One half rack' is a size, and no half of anything.
  const roles = rolesAt(words, at).filter(
    ({ role, length }) => role !== 'half' || (menu.sizeAt(words, at + length - 1)?.length ?? 0) < 2,
  );
  for (const { role, length } of roles)
    spans.push({ is: role, ...place(length, role === 'on-half' ? HALVES : 0.01 * length) });
  const counts = ARTICLES.has(word) ? 0.4 : number ? 0.9 : 0;
  const overheard = Math.max(counts, ...roles.map(({ role }) => OVERHEARD[role] ?? 0));
  const empty = FUNCTION_WORDS.has(word);
  if (menu.units.has(singular(word))) spans.push({ is: 'word', said: word, empty, ...place(1, 0.5) });
  spans.push({ is: 'word', said: word, empty, ...place(1, Math.min(empty ? 0 : -1, -overheard)) });
  return spans;
}

const SOMETHING = /^(?:something|anything)$/;
const PEOPLE = /^(?:toppings?|people|persons|guests|adults|folks|of us)\b/;

/** 'The other just how it comes', 'just regular', where nothing comes in that size. */
function usualAt(words: readonly string[], at: number, menu: Menu): number {
  const said = AS_USUAL.exec(words.slice(at, at + 6).join(' '))?.[0];
  if (said) return said.split(' ').length;
  if (!/^(?:regular|normal)$/.test(words[at] ?? '') || menu.vocabulary.has(words[at] ?? '')) return 0;
  return menu.sizeAt(words, at) ? 0 : 1;
}
const AS_USUAL =
  /^(?:(?:the )?way (?:it|they) (?:normally |usually )?comes?|(?:the )?way you (?:guys )?(?:normally |usually )?(?:make|do) (?:it|them)|how (?:it|they) (?:normally |usually )?comes?|as (?:it|they) comes?|as is|the (?:regular|normal|usual) way|with everything (?:that )?it comes with)\b/;

const comesIn = (size: string, next: string | undefined, menu: Menu): boolean =>
  menu.families.some(
    ({ words, variants }) => words.includes(singular(next ?? '')) && variants.some((variant) => variant.size === size),
  );

/** 'A shot of vanilla' is vanilla. */
/** 'Two bales of straw', 'a sheet of the rolls': what it comes in, which the menu has no word for. */
function isHeldIn(words: readonly string[], at: number, menu: Menu): boolean {
  const [word = '', of, next = ''] = words.slice(at, at + 3);
  if (
    of !== 'of' ||
    rolesAt(words, at - 1).some(({ length }) => length > 2) ||
    WEIGHS.test(word) ||
    FUNCTION_WORDS.has(word) ||
    menu.vocabulary.has(word) ||
    menu.vocabulary.has(singular(word))
  )
    return false;
  const behind = next === 'the' || next === 'your' ? (words[at + 3] ?? '') : next;
  const isCounted = numberAt(words, at - 1) !== null || ARTICLES.has(words[at - 1] ?? '');
  return isCounted && (menu.vocabulary.has(behind) || menu.vocabulary.has(singular(behind)));
}

/** Of these some make one of it. */
const WEIGHS =
  /^(?:pounds?|ounces?|pints?|quarts?|gallons?|lit(?:er|re)s?|kilos?|grams?|dozens?|half|halves|slices?|pieces?|sides?)$/;

const MEASURE = /^(?:shots?|pumps?|scoops?|packets?|spoons?|spoonfuls?|drops?|squirts?|squeezes?|dollops?|strips?)$/;
