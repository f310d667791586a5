import type { Wish } from '../../../understand/acts.ts';
import { madeOf } from '../../../understand/described/what-it-is.ts';
import { mentionOf } from '../../../understand/menu/match.ts';
import type { Menu } from '../../../understand/menu/menu.ts';
import { numberAt } from '../../../understand/numbers.ts';
import { singular, tokenise } from '../../../understand/words.ts';
import { kindNamed } from '../../order/choice-names.ts';
import { choiceNamed, choicesCalled, choicesIn } from '../../order/named-choices.ts';
import { type Content, contentOf } from '../content.ts';
import { dealtAnew } from '../handed-out.ts';
import { chosenOf, groupOfNamed, isDeniedOn, sizeNumbered } from '../identity.ts';
import type { Meant } from '../meant.ts';
import { type Alteration, AS_IT_IS, alters, type Change, type Standing, type Standings } from '../standing.ts';
import type { Around } from './frame.ts';
import { ofOtherCount, restated, suchAs } from './other-count.ts';

/** These lines are to be so from now on. */
export function become(meant: Meant, how: readonly string[], around: Around, dishless = false): Change[] | null {
  const { order, menu } = around;
  const [line] = meant.lines;
  const number = numberAt(how, 0);
  const same = meant.isThat ? order.lines.filter(({ family }) => family === line?.family) : [];
  const anew = number ? dealtAnew(how, same, menu) : null;
  if (anew) return anew;
  const several =
    line && number && meant.lines.length === 1 ? counted(line, how.slice(number.length), number.value, menu) : null;
  if (several) return several;
  // 'One of them no onions, and on the other one no tomatoes' is said of two.
  if (meant.some !== null && OTHERS.test(how.join(' '))) return null;
  const such = suchAs(how, meant, around);
  if (such) return [such];
  // 'Make it two and a large lemonade' is two wishes.
  if (how[0] === 'and' || (number && how[number.length] === 'and')) return null;
  const read = (dishless ? null : dishIn(how, meant, menu)) ?? contentOn(how, meant, around, dishless);
  const content = read && read.wishes.length > 0 ? (chosenWith(how, meant) ?? read) : read;
  if (!content || content.kinds.length > 0) return null;
  if (content.parts.length > 0 && line && meant.lines.length === 1)
    return [{ do: 'share-out', line, parts: content.parts }];
  const [wish] = content.wishes;
  if (wish && alters(content.to)) return null;
  if (!wish) return alters(content.to) ? altered(meant, withoutGone(content.to, meant), around) : null;
  const shared = sharedAs(content, order);
  if (shared) return shared;
  const known = knownAs(wish, order);
  // 'Make that a large Margherita' means the Margherita of the order, whatever was named last.
  if (known && (wish.size !== null || wish.quantity !== null)) return meant.isThat ? [restated(known, wish)] : null;
  if (!meant.isThat || content.wishes.length > 1) return replaced(meant, content);
  return replaced(
    { ...meant, lines: [ofItsKind(wish.item.families[0], meant.lines, order, menu)].flatMap((one) => one ?? []) },
    content,
  );
}

/** 'One of the tacos with cheese' has it on it, though a quesadilla comes with cheese. */
const chosenWith = ([link, ...words]: readonly string[], meant: Meant): Content | null =>
  link === 'with' ? chosenOn(words, meant) : null;

/** What is chosen on one line, whatever dishes are called so; null where any of it is not. */
export function chosenOn(words: readonly string[], { lines }: Pick<Meant, 'lines'>): Content | null {
  const [{ groups } = { groups: [] }, ...others] = lines;
  if (others.length > 0 || words.some((word) => DENIES.test(word))) return null;
  const { found, left } = choicesIn(groups, words);
  if (found.length === 0 || left.length > 0) return null;
  const to = { ...AS_IT_IS, notes: found.map(({ choice }) => choice.toLowerCase()) };
  return { to, some: null, again: false, parts: [], wishes: [], kinds: [] };
}
const DENIES = /^(?:no|not|without|extra|light|less|half|an?|one|two|three)$/;

const OTHERS = /\b(?:the|my) (?:others?|rest|first|second|third|last)\b/;

/** 'With pork instead of shrimp': what one takes the place of needs no word. */
function withoutGone(to: Alteration, { lines }: Meant): Alteration {
  const [line] = lines;
  const groupOf = (note: string) => (line ? groupOfNamed(note.split(' '), line) : undefined);
  const isGone = (note: string) => {
    const group = note.startsWith('no ') ? groupOf(note.slice(3)) : undefined;
    return (
      group?.max === 1 &&
      line !== undefined &&
      chosenOf(group, line).includes(choiceNamed([group], note.slice(3))?.choice.toLowerCase() ?? '') &&
      to.notes.some((one) => one !== note && groupOf(one) === group)
    );
  };
  return { ...to, notes: to.notes.filter((note) => !isGone(note)) };
}

/** 'Make it two, one lime', of one that is mandarin: so many, of which some are otherwise. */
function counted(line: Standing, how: readonly string[], quantity: number, menu: Menu): Change[] | null {
  // 'Two larges and one small' are three.
  if (menu.sizeAt(how, 0)) return null;
  const named = [...(menu.family(line.family)?.words ?? []), ...line.notes.flatMap(tokenise)].map(singular);
  const behind = how.findIndex((word) => !named.includes(singular(word)));
  const rest = how
    .slice(Math.max(behind, 0))
    .join(' ')
    .replace(/^(?:and )?(?:(?:of them|\w+s) )?(?:and )?(?=(?:the other|one|two|three|four)\b)/, '')
    .replace(/^the other(?: one)?/, 'one')
    .split(' ');
  const some = numberAt(rest, 0);
  if (!some || some.value >= quantity || /^an?$/.test(rest[0] ?? '')) return null;
  const said = rest.slice(some.length);
  // 'Make it two, and one plain', of naans of which one is called so, is another.
  const head = menu.family(line.family)?.words.at(-1);
  if (menu.families.some(({ words }) => words.at(-1) === head && words[0] === said[0] && words.length === 2))
    return null;
  if (/^(?:normal|regular|plain|as is|as it comes)$/.test(said.join(' '))) return plainOnes(line, quantity, some.value);
  // 'Make that two root beers, one medium, one large'
  const parts = sizesIn(rest, menu);
  if (parts.length > 1 && sumOf(parts) === quantity)
    return [
      { do: 'alter', lines: [line], some: null, to: { ...AS_IT_IS, quantity } },
      { do: 'share-out', line: { ...line, quantity }, parts },
    ];
  const content = said[0] === 'of' ? null : contentOf(said, { ...line, quantity }, menu);
  if (
    !content ||
    content.wishes.length + content.kinds.length + content.parts.length > 0 ||
    content.to.quantity !== null
  )
    return null;
  const more: Alteration = { quantity, how: 'to', size: null, notes: [] };
  const { size, notes } = content.to;
  return [
    { do: 'alter', lines: [line], some: null, to: more },
    { do: 'alter', lines: [{ ...line, quantity }], some: some.value, to: { quantity: null, how: 'to', size, notes } },
  ];
}

/** 'One medium, one large', and nothing else. */
function sizesIn(words: readonly string[], menu: Menu): Alteration[] {
  const parts: Alteration[] = [];
  for (let at = 0; at < words.length; ) {
    const number = numberAt(words, at);
    const size = number ? menu.sizeAt(words, at + number.length) : null;
    if (!number || !size) return [];
    parts.push({ ...AS_IT_IS, quantity: number.value, size: size.size });
    at += number.length + size.length;
    if (words[at] === 'and') at++;
  }
  return parts;
}
const sumOf = (parts: readonly Alteration[]): number => parts.reduce((sum, { quantity }) => sum + (quantity ?? 1), 0);

/** 'Make it two, one normal', of one without garlic: nothing is said of that one. */
function plainOnes(line: Standing, quantity: number, many: number): Change[] {
  const item = mentionOf(line.family);
  const wish: Wish = { item, quantity: many, size: line.size, notes: [], whole: true };
  return [
    { do: 'alter', lines: [line], some: null, to: { quantity: quantity - many, how: 'to', size: null, notes: [] } },
    { do: 'add', act: { kind: 'add', wish, more: false } },
  ];
}

/** 'Two lemon sodas, one with no ice', of one that stands: what it comes to, in parts. */
export function sharedAs({ wishes }: Content, { lines }: Standings): Change[] | null {
  const line = lines.find(({ family }) => family === wishes[0]?.item.families[0]);
  if (!line || wishes.length < 2 || wishes.some(({ item }) => item.families[0] !== line.family)) return null;
  const parts = wishes.map(({ quantity, size, notes }) => ({
    quantity: quantity ?? 1,
    how: 'to' as const,
    size,
    notes,
  }));
  return [{ do: 'share-out', line, parts }];
}

/** The line of that dish; of several the one that is chosen so: 'make that three beef sambusas'. */
export function knownAs({ item, notes }: Wish, { lines }: Standings): Standing | undefined {
  const same = lines.filter(({ family }) => item.families[0] === family);
  return same.find((line) => notes.length > 0 && notes.every((note) => line.notes.includes(note))) ?? same[0];
}

/** A soda that was named last becomes no burger: the burger before it does. */
export function ofItsKind(
  family: string | undefined,
  [focus]: readonly Standing[],
  { lines }: Standings,
  menu: Menu,
): Standing | undefined {
  const category = menu.family(family ?? '')?.category;
  const isOfKind = (line: Standing | undefined) =>
    line !== undefined && menu.family(line.family)?.category === category;
  return isOfKind(focus) ? focus : (lines.findLast(isOfKind) ?? focus);
}

/** 'It' and 'them' are those that can be so. */
export function altered(meant: Meant, to: Alteration, { order: { lines, focus }, menu }: Around): Change[] {
  const fit = (line: Standing) => fitness(line, to, menu);
  const most = Math.max(...(meant.isThat ? lines : meant.lines).map(fit));
  const able = meant.lines.filter((line) => fit(line) === most);
  // 'Make his a large', behind two coffees: his sandwich comes in one size.
  const spoken = meant.isOwned && to.size !== null ? focus : undefined;
  if (spoken && most === 0 && fit(spoken) > 0)
    return [{ do: 'alter', lines: [spoken], some: spoken.quantity > 1 ? 1 : null, to }];
  if (able.length > 0) return [{ do: 'alter', lines: able, some: meant.some, to }];
  const other = lines.findLast((line) => fit(line) === most);
  return [{ do: 'alter', lines: other ? [other] : meant.lines, some: meant.some, to }];
}

const COOKED = /\b(?:well done|toasted|heated|warmed|crispy|sliced|cut|rare)\b/;

/** How much of what is wanted the dish of a line offers. */
export function fitness({ family, groups, quantity }: Standing, to: Alteration, menu: Menu): number {
  const { size, notes } = to;
  const named = size ?? sizeNumbered(menu.family(family), quantity, to);
  const sized = named !== null && menu.family(family)?.variants.some((variant) => variant.size === named) ? 1 : 0;
  const bare = notes.map((note) => tokenise(note.replace(/^(?:no|extra|light|with) /, '')));
  // No drink is heated up behind the slices.
  const isDrink = /drink|beverage|soda|juice/i.test(menu.family(family)?.category ?? '');
  if (isDrink && notes.some((note) => COOKED.test(note))) return -1;
  const isOffered = (words: readonly string[]) =>
    choicesIn(groups, words).found.length > 0 || choicesCalled(groups, words.join(' ')) !== null;
  const made = madeOf(menu.family(family));
  const kinds = groups.flatMap(({ name }) => kindNamed(name));
  // 'Dressing on the side' is of the salad, and tomatoes are in it.
  const isOfIt = (words: readonly string[]) => {
    const what = words.join(' ').replace(ON_THE_SIDE, '').split(' ').map(singular);
    return what.every((word) => kinds.includes(word) || made.includes(word));
  };
  return sized + bare.reduce((sum, words) => sum + (isOffered(words) ? 1 : isOfIt(words) ? 0.5 : 0), 0);
}
const ON_THE_SIDE = / on the side$/;

/** 'Change the pepperoni to a mushroom': for a dish comes a dish, though its name may be a choice too. */
export function dishIn(words: readonly string[], { byChoice, lines }: Meant, menu: Menu): Content | null {
  if (byChoice || (words[0] !== 'the' && numberAt(words, 0) === null && !/^an?$/.test(words[0] ?? ''))) return null;
  // 'A medium' is a size.
  if (menu.sizeAt(words, 1)?.length === words.length - 1) return null;
  const content = ofOtherCount(contentOf(words, undefined, menu), lines, menu);
  const [wish, ...more] = content?.wishes ?? [];
  // 'A double' is chosen on the burger that is meant, though it is enough to order another.
  const isChoice = lines.every((line) => groupOfNamed(words.slice(1), line) !== undefined);
  if (isChoice && wish?.item.said === words.slice(1).join(' ') && wish.notes.includes(wish.item.said)) return null;
  return wish?.item.sure === 'certain' && wish.item.said !== '' && more.length === 0 ? content : null;
}

/** The first dish takes the place of what is meant, the others are added. */
export function replaced({ lines, some }: Meant, { wishes }: Content): Change[] | null {
  const [by, ...more] = wishes;
  const [line] = lines;
  if (!by) return null;
  // 'No, two tubs, not three': a dish that takes the place of itself is set to that.
  const isSame = line && lines.length === 1 && by.item.families[0] === line.family;
  return [
    isSame ? setTo(line, some, by) : { do: 'replace', lines, some, by },
    ...more.map((wish) => ({ do: 'add', act: { kind: 'add', wish, more: false } }) as const),
  ];
}

/** 'Make one of them the orange' is said of one; of 'no, two coffees, not three' the number is of them all. */
function setTo(line: Standing, some: number | null, by: Wish): Change {
  const isOfSome = some !== null && (by.size !== null || by.notes.length > 0);
  const { do: alter, lines, to } = restated(line, by);
  return { do: alter, lines, some: isOfSome ? some : null, to: isOfSome ? { ...to, quantity: null } : to };
}

/** Read upon the line that is meant; 'it' is the last that offers what is named. */
export function contentOn(
  words: readonly string[],
  { lines, isThat }: Meant,
  { order, menu }: Around,
  dishless = false,
): Content | null {
  const others = isThat ? order.lines.filter((line) => !lines.includes(line)).toReversed() : [];
  const read = [...lines.slice(0, 1), ...others].flatMap((line) => contentOf(words, line, menu, dishless) ?? []);
  const isOffered = ({ to, wishes }: Content) =>
    wishes.length === 0 && !to.notes.some((note) => note.startsWith('with '));
  return read.find(isOffered) ?? read[0] ?? (lines[0] ? putBack(words, lines[0]) : null);
}

/** 'With tomato', where that was to be left off. */
function putBack(words: readonly string[], line: Standing): Content | null {
  const what = /^(?:with|keep|keeps?|has|have|gets?)(?: the)? (.+?)(?: on (?:it|that|there))?$/.exec(
    words.join(' '),
  )?.[1];
  if (!what || !isDeniedOn(line, what)) return null;
  const to = { ...AS_IT_IS, notes: [`keep ${what}`] };
  return { to, some: null, again: false, parts: [], wishes: [], kinds: [] };
}
