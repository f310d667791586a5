import { choose } from '../../heard/order/choices.ts';
import { portion } from '../../say/wording.ts';
import type { Asked, Line } from '../state.ts';
import { ask, changing, type Talk } from '../talk.ts';
import { addNotes, groupsOn } from './choosing.ts';
import { lineById, removeLine, sizeOf, touch } from './lines.ts';

/** 'That's all', with something about a dish still open: it is asked once more, and then whether the dish is to be left off. */
export function pressOn(talk: Talk): boolean {
  const { state } = talk;
  const { asked, question } = state;
  if (asked.kind !== 'size' && asked.kind !== 'option' && asked.kind !== 'which') return false;
  state.finishing = true;
  if (takeRest(talk, state.pressed === question)) return true;
  if (state.pressed !== question) {
    state.pressed = question;
    talk.say.push('Just one more thing.');
    return true;
  }
  offerToLeaveOff(talk);
  return true;
}

export const OF_A_DISH = new Set<Asked['kind']>(['size', 'option', 'which', 'mean']);

/** Who orders, tells or asks something else meanwhile has not failed to answer. */
export const saysElse = ({ touched, notes, heard: { caller } }: Talk): boolean =>
  touched.size > 0 || notes.length > 0 || (caller.name ?? caller.phone ?? caller.address ?? caller.unit) !== null;

/** Three times the same question about a dish, and words that answer it in none of them: there is a way on without. */
export function offerToLeaveOff(talk: Talk): void {
  const { state } = talk;
  const line = 'line' in state.asked ? state.asked.line : null;
  state.focus = line ?? state.focus;
  const several = (state.lines.find(({ id }) => id === line)?.quantity ?? 1) > 1;
  const apology = talk.say.some((said) => /^sorry\b/i.test(said)) ? 'Without' : 'Sorry, without';
  const without = `${apology} that I can't order ${openOne(talk, line)}.`;
  ask(talk, { kind: 'leave-off', line }, `${without} Shall I leave ${several ? 'them' : 'it'} off?`);
}

/** 'Two coffees, one decaf', and no more: the other is what is left, or the plain one; alone it is that once it was pressed for. */
function takeRest(talk: Talk, isPressed: boolean): boolean {
  const { asked, lines } = talk.state;
  const line = asked.kind === 'option' || asked.kind === 'size' ? lineById(talk, asked.line) : undefined;
  if (!line) return false;
  const offered = asked.kind === 'option' ? choicesLeft(talk, line, asked.group) : sizesLeft(talk, line);
  const taken = lines
    .filter((one) => one !== line && one.family === line.family)
    .flatMap((one) => (asked.kind === 'option' ? one.notes : (sizeOf(talk, one) ?? [])));
  const left = offered.filter((name) => !taken.includes(name));
  const told = left.length < offered.length;
  const rest =
    told && offered.length === 2 ? left[0] : told || isPressed ? left.find((name) => PLAIN.test(name)) : undefined;
  if (rest === undefined) return false;
  if (asked.kind === 'option') addNotes(talk, line, [rest]);
  else {
    changing(talk);
    line.variantId = talk.menu.family(line.family)?.variants.find(({ size }) => size === rest)?.id ?? null;
    touch(talk, line);
  }
  return true;
}

/** What one is that nothing was said of. */
const PLAIN = /^(?:regular|plain|normal|original|classic|standard)$/;

/** Of a group of which one is to be chosen. */
function choicesLeft(talk: Talk, line: Line, name: string): string[] {
  const group = groupsOn(talk, line).find((one) => one.name === name);
  const isOpen = group?.min === 1 && choose([group], line.notes).options.length === 0;
  return isOpen ? group.choices.flatMap((one) => (one.available ? one.name.toLowerCase() : [])) : [];
}

const sizesLeft = ({ menu }: Talk, { family }: Line): string[] =>
  (menu.family(family)?.variants ?? []).flatMap(({ item, size }) => (item.available && size !== null ? size : []));

/** What was asked is asked again unless the dish is to go. */
export function leaveOff(talk: Talk, id: number | null): void {
  const { state, heard } = talk;
  const line = lineById(talk, id);
  const said = openOne(talk, id);
  // 'No, that's all' keeps it; who says so again, with its question still open, wants nothing more of it.
  const wantsNoMore = /^(?:no|nope|dont)$/.test(heard.words[0] ?? '');
  if (wantsNoMore && state.kept !== said) {
    state.kept = said;
    return;
  }
  talk.say.push(`Okay, I've left off ${said}.`);
  // Nobody said that it is to go.
  if (heard.consent !== 'yes' && !/\b(?:leave|take|skip|drop|forget|cancel)\b/.test(heard.words.join(' ')))
    state.leftOff = [...state.leftOff, { family: line?.family ?? null, said, next: state.nextLine }];
  if (line) removeLine(talk, line);
  else state.unclear.shift();
  state.finishing = state.lines.length > 0;
  if (wantsNoMore && state.lines.length === 0 && state.unclear.length === 0)
    ask(talk, { kind: 'help' }, 'Is there anything else?');
}

function openOne({ state, menu }: Talk, id: number | null): string {
  const line = state.lines.find((one) => one.id === id);
  if (line)
    return `the ${portion(line.quantity, menu.family(line.family)?.name ?? line.family).replace(/^one (?:order of )?/, '')}`;
  return `the ${state.unclear[0]?.wish.item.said ?? 'last one'}`;
}
