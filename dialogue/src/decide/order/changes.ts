import { copied } from '../../copied.ts';
import { groupsOf } from '../../heard/order/choices.ts';
import { choicesIn } from '../../heard/order/named-choices.ts';
import { isThat, THAT } from '../../heard/reference.ts';
import { lineWords } from '../../say/dishes.ts';
import type { Act, Wish } from '../../understand/acts.ts';
import { madeOf } from '../../understand/described/what-it-is.ts';
import { type Mention, mentionOf } from '../../understand/menu/match.ts';
import { singular, tokenise } from '../../understand/words.ts';
import type { Line } from '../state.ts';
import { changing, type Talk } from '../talk.ts';
import { takeOffChoice } from './choice-changes.ts';
import { addNotes, groupsOn, settledOn } from './choosing.ts';
import {
  addWish,
  findLine,
  findSized,
  lastOfCategory,
  linesMeant,
  mergeSame,
  pickSize,
  quantityMeant,
  removeLine,
  sizeOf,
  touch,
} from './lines.ts';
import { isPending } from './naming.ts';
import { nothingToChange, undo } from './told/taken-back.ts';

type Of<Kind extends Act['kind']> = Extract<Act, { kind: Kind }>;

/** Another number or size of what is in the order. */
export function amend(talk: Talk, act: Of<'amend'>): void {
  const { target, size } = act;
  if (target.all && size) return amendAll(talk, size);
  const pending = talk.state.unclear[0];
  if (pending && talk.touched.size === 0 && (isThat(target) || isPending(talk, pending, target))) {
    pending.wish.size = size ?? pending.wish.size;
    pending.wish.quantity = act.quantity ?? pending.wish.quantity;
    return;
  }
  const sized = size && !target.item && !target.category && !target.size && target.which === null;
  const focus = sized ? findSized(talk, size) : undefined;
  if (focus) talk.state.focus = focus.id;
  changing(talk);
  const lines = linesMeant(talk, target);
  if (lines.length === 0) return nothingToChange(talk);
  for (const line of lines) setPortion(talk, line, quantityMeant(talk, line, act), size);
}

/** At most 99; none takes the line off. */
export function setPortion(talk: Talk, line: Line, quantity: number | null, size: string | null): void {
  const family = talk.menu.family(line.family);
  if (size && family) line.variantId = pickSize(talk, family, size)?.id ?? line.variantId;
  if (quantity !== null) line.quantity = Math.max(0, Math.min(quantity, 99));
  if (line.quantity === 0) return drop(talk, line);
  touch(talk, line);
  mergeSame(talk, line);
}

function amendAll(talk: Talk, size: string): void {
  const sized = talk.state.lines.filter((line) => (talk.menu.family(line.family)?.variants.length ?? 0) > 1);
  const open = sized.filter((line) => line.variantId === null);
  const lines = open.length > 0 ? open : sized;
  if (lines.length === 0) return nothingToChange(talk);
  changing(talk);
  for (const line of lines) setPortion(talk, line, null, size);
}

/** 'One large, one small': the line is cut up; what is not mentioned stays as it was. */
export function split(talk: Talk, act: Of<'split'>): void {
  const line = findSized(talk, act.parts[0]?.size ?? '');
  const family = line && talk.menu.family(line.family);
  if (!line || !family) return nothingToChange(talk);
  changing(talk);
  const rest = line.quantity - act.parts.reduce((sum, part) => sum + part.quantity, 0);
  if (rest > 0 && line.variantId !== null) line.quantity = rest;
  else removeLine(talk, line);
  for (const part of act.parts) {
    const variant = pickSize(talk, family, part.size);
    const piece: Line = {
      ...line,
      id: talk.state.nextLine++,
      variantId: variant?.id ?? null,
      quantity: part.quantity,
    };
    talk.state.lines.push({ ...piece, notes: [...line.notes] });
    const added = talk.state.lines.at(-1);
    if (!added) continue;
    touch(talk, added);
    mergeSame(talk, added);
  }
}

/** 'Make that a large Margherita' means the Margherita of the order, whatever was named last. */
export function replace(talk: Talk, act: Of<'replace'>): void {
  if (isThat(act.target) && amendNamed(talk, act.by)) return;
  // 'Forget the knots, two cannoli instead': in the place of what has gone.
  const isGone = talk.heard.acts.some(({ kind }) => kind === 'remove');
  if (isThat(act.target) && isGone) return void addWish(talk, act.by);
  const before = copied(talk.state.lines);
  exchange(talk, linesMeant(talk, act.target)[0], act.by);
  talk.previous = before;
}

/** 'No, a pepperoni': the dish is amended when it is in the order, else it takes the place of the last one of its kind. */
export function correct(talk: Talk, { to }: Of<'correct'>): void {
  if (talk.state.asked.kind === 'which' || talk.state.asked.kind === 'mean') talk.state.unclear.shift();
  if (amendNamed(talk, to)) return;
  const [named = ''] = to.item.families;
  const last = findLine(talk, null);
  // 'I mean the turon', of two that were just ordered
  if (last?.family === named && to.notes.length === 0) return void talk.touched.add(last.id);
  const category = talk.menu.family(named)?.category;
  const isOfKind = last && talk.menu.family(last.family)?.category === category;
  exchange(talk, isOfKind ? last : lastOfCategory(talk, category), to);
}

/** Another size or number of a dish that is in the order already. */
export function amendNamed(talk: Talk, wish: Wish): boolean {
  const known = findLine(talk, wish.item);
  if (!known || (wish.quantity === null && !wish.size)) return false;
  changing(talk);
  known.notes = settledOn(talk, known, wish.notes);
  setPortion(talk, known, wish.quantity, wish.size);
  return true;
}

/** One line becomes another dish and keeps what still fits of it. */
export function exchange(talk: Talk, line: Line | undefined, wish: Wish): void {
  if (!line) return void addWish(talk, wish);
  const before = copied(talk.state.lines);
  const by = ofSameKind(talk, line, wish);
  const size = by.size !== null && comesIn(talk, by, by.size) ? by.size : inherited(talk, line, by);
  const notes = [...keptOn(talk, line, by), ...by.notes];
  // What goes stays until it is known what comes.
  const isKnown = by.item.sure === 'certain';
  const added = addWish(talk, {
    ...by,
    quantity: by.quantity ?? line.quantity,
    size,
    notes,
    ...(!isKnown && { instead: line.id }),
  });
  if (added && added !== line) removeLine(talk, line);
  talk.previous = before;
}

/** 'Make one of the gyros chicken': of all that is called so, the gyro. */
function ofSameKind({ menu }: Talk, line: Line, wish: Wish): Wish {
  const category = menu.family(line.family)?.category;
  const families = wish.item.families.filter((key) => menu.family(key)?.category === category);
  const isTold = wish.item.sure === 'which' && families.length === 1;
  return isTold ? { ...wish, item: { ...wish.item, families, sure: 'certain' } } : wish;
}

/** What was chosen on a dish, where the other has the same to choose from. */
export function keptOn(talk: Talk, line: Line, by: Wish): string[] {
  const [one, other] = [line.family, by.item.families[0] ?? ''].map((key) => talk.menu.family(key)?.words ?? []);
  // 'The burrito as a bowl' is the same in another shape.
  if (one && other && (isWithin(one, other) || isWithin(other, one))) return line.notes;
  // What one of several is chosen for is how they like it; extras were wished for on the dish that goes.
  const names = new Set(groupsOn(talk, line).flatMap(({ name, max }) => (max === 1 ? name : [])));
  const same = groupsOf(talk.menu.family(by.item.families[0] ?? ''), null).filter(({ name }) => names.has(name));
  return line.notes.filter((note) => choicesIn(same, tokenise(note)).found.length > 0);
}

const isWithin = (few: readonly string[], many: readonly string[]): boolean =>
  few.length > 0 && few.every((word) => many.includes(word));

/** 'Change the large pepperoni to a mushroom' keeps the size when the other dish has it. */
function inherited(talk: Talk, line: Line, by: Wish): string | null {
  const size = sizeOf(talk, line);
  return comesIn(talk, by, size) ? size : by.size;
}

const comesIn = ({ menu }: Talk, { item }: Wish, size: string | null): boolean =>
  menu.family(item.families[0] ?? '')?.variants.some((variant) => variant.size === size) ?? false;

/** Takes off the lines that are meant, or a choice of that name; a dish that is not there is said not to be. */
export function remove(talk: Talk, { target }: Of<'remove'>): void {
  const { item } = target;
  changing(talk);
  const lines = linesMeant(talk, target);
  if (lines.length === 0) {
    if (item && takeOffChoice(talk, item.said)) return;
    const said = talk.menu.family(item?.families[0] ?? '')?.name ?? item?.said ?? target.category?.toLowerCase();
    return said ? void talk.say.push(`I don't have ${said} on your order.`) : nothingToChange(talk);
  }
  for (const line of lines) drop(talk, line);
}

/** 'No, keep it', said of what was just taken off. */
export function keep(talk: Talk): void {
  const pieces = (lines: readonly Line[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
  // 'Yes, keep it' agrees to what stands.
  const agrees = talk.heard.acts.some(({ kind }) => kind === 'yes');
  if (!agrees && talk.state.before && pieces(talk.state.before) > pieces(talk.state.lines)) return undo(talk);
  talk.say.push('Okay.');
}

/** Takes a line off and says so. */
export function drop(talk: Talk, line: Line): void {
  const words = lineWords({ ...line, quantity: Math.max(line.quantity, 1), notes: [] }, talk.menu);
  removeLine(talk, line);
  talk.say.push(`Okay, I've taken off ${words.replace(/^one /, 'the ').replace('the order of ', 'the ')}.`);
}

/** 'Then no muffin', of what was asked about. */
const AFTER_ALL = /^(?:then|okay|so|alright|well)\b|\bthen$/;

/** 'No pepperoni' takes it off when it is in the order; else it is how the last dish is to be made. */
export function without(talk: Talk, act: Of<'without'>): void {
  const line = act.item.exact || !isIngredient(talk, act.item) ? findLine(talk, act.item) : undefined;
  if (line) return remove(talk, { kind: 'remove', target: { ...THAT, item: act.item } });
  if (talk.state.lines.length === 0) return void (talk.understood = false);
  // 'Okay, no muffin': there is none on the order.
  const isKnown = act.item.exact || (act.item.sure === 'certain' && AFTER_ALL.test(talk.heard.words.join(' ')));
  if (isKnown && !isIngredient(talk, act.item) && !talk.menu.isOffered(act.item.said))
    return void talk.say.push('Okay.');
  note(talk, { kind: 'note', text: act.said, on: THAT });
}

/** 'No ricotta' leaves the calzone on; 'no knots' takes the Garlic Knots off: by whether dishes are made with it. */
function isIngredient(talk: Talk, item: Mention): boolean {
  return talk.menu.families.some((family) => madeOf(family).includes(singular(item.said)));
}

export function note(talk: Talk, act: Of<'note'>): void {
  const pending = talk.state.unclear.at(-1);
  if (pending && !act.on.item) return void pending.wish.notes.push(act.text);
  changing(talk);
  const lines = linesMeant(talk, act.on);
  const [line] = lines;
  const able = line && isThat(act.on) ? offering(talk, line, act.text) : undefined;
  if (!line) return beginHalves(talk, act.text) ? undefined : nothingToChange(talk);
  for (const one of able ? [able] : lines) addNotes(talk, one, [act.text]);
}

/** 'Half pepperoni half mushroom', where nothing stands: the dish that has such halves. */
function beginHalves(talk: Talk, said: string): boolean {
  const { menu, state } = talk;
  const what = /^half (?!without\b)(.+)$|^(.+) on half$/.exec(said)?.slice(1).find(Boolean);
  const bases =
    what && state.lines.length === 0 ? menu.categories.flatMap((kind) => menu.baseFor(kind, [what]) ?? []) : [];
  const [base, ...others] = bases;
  if (!base || others.length > 0) return false;
  const item = mentionOf(base.key, base.called);
  addWish(talk, { item, quantity: null, size: null, notes: [said] });
  return true;
}

/** 'Put extra cheese on it', behind a pizza and a soda: the last dish that has it, when the last dish has not. */
function offering(talk: Talk, line: Line, said: string): Line | undefined {
  const offers = (one: Line) => choicesIn(groupsOn(talk, one), tokenise(said)).found.length > 0;
  return offers(line) ? line : talk.state.lines.findLast(offers);
}
