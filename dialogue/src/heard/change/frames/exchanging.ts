import { madeOf } from '../../../understand/described/what-it-is.ts';
import type { Menu } from '../../../understand/menu/menu.ts';
import { numberAt } from '../../../understand/numbers.ts';
import { singular } from '../../../understand/words.ts';
import { kindsIn } from '../../order/choice-names.ts';
import { choicesIn } from '../../order/named-choices.ts';
import { type Clause, clauseOf, splitAt } from '../clause.ts';
import { type Content, contentOf } from '../content.ts';
import { chosenOf, groupOfNamed, isNaming } from '../identity.ts';
import { isInName } from '../joined-names.ts';
import { type Meant, meantBy } from '../meant.ts';
import { AS_IT_IS, alters, type Change, type Standing } from '../standing.ts';
import { dishIn, replaced } from './becoming.ts';
import { making } from './being.ts';
import { type Around, type Frame, type Framed, verbOf } from './frame.ts';

const SWAPPING = /^(?:swap|switch|replace|exchange|trade|change|turn|substitute|sub|convert)(?: out)?$/;
const FOR = /^(?:for|with|to|into|by|to be|in for)$/;

/** 'Swap the onion rings for a large fries'; of what is on a dish, whatever the verb sounded like. */
export const swapping: Frame = ({ words }, around) => {
  const [verb, rest] = verbOf(words, SWAPPING) ?? ['', words.slice(/^(?:the|my)$/.test(words[1] ?? '') ? 1 : 0)];
  for (const [left, right, link] of splitAt(rest, FOR)) {
    const isOn = verb !== '' || (link === 'for' && meantBy(left, around.order, around.menu)?.byChoice);
    if (!isOn) continue;
    const comes = /^(?:another|one more)$/.test(right[0] ?? '') && right.length > 1 ? right.slice(1) : right;
    const changes = exchange(left, comes, around) ?? (verb.startsWith('sub') ? exchange(right, left, around) : null);
    if (changes) return { changes, verb: 'make' };
  }
  return null;
};

const SIZES_AROUND =
  /^(?:switch|swap|reverse|flip|exchange) (?:the |their )?sizes(?: around| over)?(?: on (?:the |those |both)?\w*)?$|^other way (?:a)?round$/;

/** 'Switch the sizes', of a large and a small one. */
export const sizesAround: Frame = ({ words }, { order }) => {
  const [one, other] = order.lines.filter(({ size }) => size !== null).slice(-2);
  if (!one || !other || one.size === other.size || !SIZES_AROUND.test(words.join(' '))) return null;
  const sized = (line: Standing, size: string | null): Change => ({
    do: 'alter',
    lines: [line],
    some: null,
    to: { ...AS_IT_IS, size },
  });
  return { changes: [sized(one, other.size), sized(other, one.size)], verb: 'make' };
};

const INSTEAD = /^(?:instead of|rather than|not|in place of|over)$/;

/** 'A sprite instead of the coke', 'six inch, not footlong', 'not lime, pineapple'. */
export const insteadOf: Frame = (clause, around) => {
  const { words } = clause;
  const told = contrasted(clause, around);
  if (told) return told;
  for (const [left, right] of splitAt(words, INSTEAD)) {
    const changes = exchange(right, left, around) ?? exchangedOn(right, left, around);
    if (changes) return { changes: changes.map(ofExtra), verb: 'make' };
  }
  const [verb, rest] = verbOf(words, INSTEAD) ?? [null, []];
  if (!verb) return null;
  const places = rest.flatMap((_, at) => (at > 0 ? at : []));
  const begins = places.filter((at) => BEGINS.test(rest[at] ?? ''));
  for (const at of new Set([...begins, ...places])) {
    const right = clauseOf(rest.slice(at))
      .words.join(' ')
      .replace(/^(?:make it|do|just) /, '');
    const changes = exchange(rest.slice(0, at), right.split(' '), around);
    if (changes) return { changes, verb: 'make' };
  }
  return null;
};

/** 'Mushrooms instead of tofu', where extra tofu was put on it: the extra goes, and not what it is made with. */
function ofExtra(change: Change): Change {
  if (change.do !== 'alter') return change;
  const isExtra = (note: string) =>
    note.startsWith('no ') && change.lines.every(({ notes }) => notes.includes(`extra ${note.slice(3)}`));
  const notes = change.to.notes.map((note) => (isExtra(note) ? `no extra ${note.slice(3)}` : note));
  return { ...change, to: { ...change.to, notes } };
}

/** What comes begins so: 'instead of the double cheeseburger, give me a fish sandwich'. */
const BEGINS = /^(?:an?|one|two|three|four|five|six|some|give|get|make|do|let|just|can|could|i|ill|we|well)$/;

/** 'Shrimp in the udon instead of the beef': both are of that dish. */
function exchangedOn(gone: readonly string[], comes: readonly string[], around: Around): Change[] | null {
  for (const [what, on] of splitAt(comes, /^(?:in|on|for|with)$/)) {
    const meant = on[0] === 'the' || on[0] === 'my' ? meantBy(on, around.order, around.menu) : null;
    const [line] = meant?.lines ?? [];
    if (!meant || meant.byChoice || !line || meant.lines.length > 1) continue;
    const changes = exchange(gone, what, { ...around, order: { lines: [line], focus: line } });
    if (changes) return changes;
  }
  return null;
}

/** 'Make the bagel poppy, not onion': what is to be is told in full, and what stands behind it only denies the other. */
function contrasted(clause: Clause, around: Around): Framed | null {
  const at = clause.words.lastIndexOf('not');
  const [left, right] = [clause.words.slice(0, at), clause.words.slice(at + 1)];
  if (at < 2 || right.length === 0 || right.length > MOST_DENIED) return null;
  const isNamed =
    numberAt(right, 0) !== null || around.order.lines.some((line) => contentOf(right, line, around.menu) !== null);
  return isNamed ? making({ ...clause, words: left, correcting: true }, around) : null;
}
const MOST_DENIED = 3;

const PART_OF =
  /^(?:the|my) (?<dish>.+?)s? (?:side|sides|sauce|drink|bread|cheese|rice|beans|meat|dressing|topping|toppings|filling|flavor)$/;

/** 'The eggplant's side to spaghetti': what is chosen on it, though it is a dish as well. */
function partOf(gone: readonly string[], comes: readonly string[], { order, menu }: Around): Change[] | null {
  const dish = PART_OF.exec(gone.join(' '))?.groups?.dish;
  const meant = dish ? meantBy(['the', ...dish.split(' ')], order, menu) : null;
  // 'The green beans' are no beans of something green.
  const content = meant && !meant.byChoice ? contentOf(comes, meant.lines[0], menu, true) : null;
  const isChosen = content && content.wishes.length + content.parts.length === 0 && content.to.notes.length > 0;
  return meant && content && isChosen ? [{ do: 'alter', lines: meant.lines, some: meant.some, to: content.to }] : null;
}

const ON_IT = / (?:on|in|with|for) (?:(?:it|that|them)|(?:the|my) (?<dish>.+))$/;

/** 'Plantain instead of the cabbage on the stew chicken', of what is only made with it: for the kitchen to read. */
function madeOtherwise(gone: readonly string[], comes: readonly string[], { order, menu }: Around): Change[] | null {
  const said = gone.join(' ');
  const on = ON_IT.exec(said);
  const dish = on?.groups?.dish;
  const meant = dish ? meantBy(['the', ...dish.split(' ')], order, menu)?.lines : null;
  const lines = meant ?? [...(order.focus ? [order.focus] : []), ...order.lines.toReversed()];
  const [off, by] = [said.replace(ON_IT, ''), comes.join(' ')].map((one) =>
    one.replace(/^(?:(?:the|my|a|an|some|with|have|get) )+/, '').split(' '),
  );
  if (!off || !by || off.length > 3 || by.length > 4 || numberAt(by, 0) || by.includes('no')) return null;
  const line = lines.find((one) => {
    const made = madeWith(one, menu);
    const isMade = (word: string) => made.includes(singular(word));
    const isChosen = choicesIn(one.groups, [...off, ...by]).found.length > 0;
    return (
      !isChosen &&
      (off.every(isMade) || (isMade(by.at(-1) ?? '') && !off.some((word) => menu.lexicon.withWord.has(word))))
    );
  });
  const notes = [`${by.join(' ')} instead of ${off.join(' ')}`];
  return line ? [{ do: 'alter', lines: [line], some: null, to: { ...AS_IT_IS, notes } }] : null;
}

/** 'Swiss in place of the bacon', of what a dish is made with: what can be chosen comes, and the kitchen leaves the other off. */
function chosenInPlace(gone: readonly string[], comes: readonly string[], { order, menu }: Around): Change[] | null {
  const off = gone
    .join(' ')
    .replace(ON_IT, '')
    .split(' ')
    .filter((word) => !/^(?:the|my|any|a|an|that|its)$/.test(word));
  const lines = [...(order.focus ? [order.focus] : []), ...order.lines.toReversed()];
  for (const line of off.length > 0 && off.length < 4 ? lines : []) {
    if (!off.every((word) => madeWith(line, menu).includes(singular(word)))) continue;
    const content = contentOf(comes, line, menu, true);
    if (!content || content.wishes.length + content.kinds.length + content.parts.length > 0) continue;
    const { notes, quantity } = content.to;
    if (quantity !== null || notes.length === 0 || !notes.every((note) => groupOfNamed(note.split(' '), line)))
      continue;
    const to = { ...content.to, notes: [...notes, `no ${off.join(' ')}`] };
    return [{ do: 'alter', lines: [line], some: content.some, to }];
  }
  return null;
}

const madeWith = ({ family }: Standing, menu: Menu): readonly string[] => madeOf(menu.family(family));

/** 'A margherita instead of the pepperoni', of a pizza that is called so and made with it. */
function isDishFor(gone: readonly string[], comes: readonly string[], { order, menu }: Around): boolean {
  const meant = meantBy(gone, order, menu);
  return meant?.byChoice === false && (contentOf(comes, meant.lines[0], menu)?.wishes.length ?? 0) > 0;
}

/** 'The lemon potatoes for the fries', of the sides of a platter, though both are dishes as well: one is chosen as the other was. */
function alikeChosen(
  gone: readonly string[],
  comes: readonly string[],
  { byChoice, lines: [line] }: Meant,
  { menu }: Around,
): Content | null {
  const group = byChoice && line && !isNaming(gone, line) ? groupOfNamed(gone, line) : undefined;
  const content = group ? contentOf(comes, line, menu, true) : null;
  if (!line || !content || content.wishes.length + content.kinds.length + content.parts.length > 0) return null;
  const { notes } = content.to;
  const isAlike = notes.length > 0 && notes.every((note) => groupOfNamed(note.split(' '), line) === group);
  return isAlike ? content : null;
}

/** 'One grandma pie and a calzone instead of the two grandma pies': one of them stays. */
function partlyAlike(comes: readonly string[], { byChoice, lines }: Meant, { menu }: Around): Content | null {
  const [line, ...more] = lines;
  const isJoined = comes.some((word, at) => word === 'and' && !isInName(comes, at, menu));
  const content = byChoice || !isJoined || !line || more.length > 0 ? null : contentOf(comes, undefined, menu);
  const same = content?.wishes.find(({ item }) => item.sure === 'certain' && item.families[0] === line?.family);
  if (!content || !same || content.wishes.length < 2) return null;
  return { ...content, wishes: [same, ...content.wishes.filter((one) => one !== same)] };
}

/** One thing goes and another comes, on a line or for one. */
function exchange(gone: readonly string[], comes: readonly string[], around: Around): Change[] | null {
  const part =
    partOf(gone, comes, around) ?? (isDishFor(gone, comes, around) ? null : madeOtherwise(gone, comes, around));
  if (part) return part;
  const meant = meantBy(gone, around.order, around.menu) ?? meantBy(['the', ...gone], around.order, around.menu);
  if (!meant) return chosenInPlace(gone, comes, around);
  const content =
    partlyAlike(comes, meant, around) ??
    alikeChosen(gone, comes, meant, around) ??
    dishIn(comes, meant, around.menu) ??
    contentOf(comes, meant.lines[0], around.menu);
  if (!content) return null;
  const [wish] = content.wishes;
  if (wish && (!meant.byChoice || meant.lines.every((line) => isNaming(gone, line)))) return replaced(meant, content);
  if (wish || content.kinds.length > 0) return null;
  if (!alters(content.to)) return null;
  const off = meant.byChoice ? meant.lines.flatMap((line) => goneFrom(gone, content, line)) : [];
  return [
    {
      do: 'alter',
      lines: meant.lines,
      some: meant.some,
      to: { ...content.to, notes: [...new Set(off), ...content.to.notes] },
    },
  ];
}

/** What goes is denied, unless what comes takes its place by itself; what was denied is no more. */
function goneFrom(gone: readonly string[], { to }: Content, line: Standing): string[] {
  if (/^(?:no|without|hold)$/.test(gone[0] ?? '')) return [`keep ${gone.slice(1).join(' ')}`];
  const kind = line.groups.find((one) => gone.every((word) => word === 'the' || kindsIn(one).includes(singular(word))));
  if (kind) return kind.max > 1 ? chosenOf(kind, line).map((note) => `no ${note}`) : [];
  const group = groupOfNamed(gone, line);
  // Of a first and a second side the one that was named goes.
  const isTwin =
    line.groups.filter(({ choices }) => choices.some(({ name }) => group?.choices.some((one) => one.name === name)))
      .length > 1;
  const takesPlace =
    !isTwin && group?.max === 1 && to.notes.some((note) => groupOfNamed(note.split(' '), line) === group);
  return takesPlace ? [] : [`no ${gone.filter((word) => !/^(?:the|my|any|a|an|that)$/.test(word)).join(' ')}`];
}
