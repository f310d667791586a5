import { portion } from '../../say/wording.ts';
import { ask, type Talk } from '../talk.ts';
import { lineById, removeLine } from './lines.ts';

/** 'That's all', with something about a dish still open: it is asked once more, and then whether the dish is to be left off. */
export function pressOn(talk: Talk): boolean {
  const { state } = talk;
  const { asked, question } = state;
  if (asked.kind !== 'size' && asked.kind !== 'option' && asked.kind !== 'which') return false;
  state.finishing = true;
  if (state.pressed !== question) {
    state.pressed = question;
    talk.say.push('Just one more thing.');
    return true;
  }
  const line = 'line' in asked ? asked.line : null;
  state.focus = line ?? state.focus;
  ask(
    talk,
    { kind: 'leave-off', line },
    `Sorry, without that I can't order ${openOne(talk, line)}. Shall I leave it off?`,
  );
  return true;
}

/** What was asked is asked again unless the dish is to go. */
export function leaveOff(talk: Talk, id: number | null): void {
  const { state, heard } = talk;
  // 'No, that's all' keeps it.
  if (/^(?:no|nope|dont)$/.test(heard.words[0] ?? '')) return;
  const line = lineById(talk, id);
  talk.say.push(`Okay, I've left off ${openOne(talk, id)}.`);
  if (line) removeLine(talk, line);
  else state.unclear.shift();
  state.finishing = state.lines.length > 0;
}

function openOne({ state, menu }: Talk, id: number | null): string {
  const line = state.lines.find((one) => one.id === id);
  if (line) return `the ${portion(line.quantity, menu.family(line.family)?.name ?? line.family).replace(/^one /, '')}`;
  return `the ${state.unclear[0]?.wish.item.said ?? 'last one'}`;
}
