import type { Alteration } from '../../heard/change/standing.ts';
import { lineWords } from '../../say/dishes.ts';
import { lineList } from '../../say/wording.ts';
import { tokenise } from '../../understand/words.ts';
import type { Line } from '../state.ts';
import { ask, type Talk } from '../talk.ts';
import { pickSize, touch } from './lines.ts';

/** All that a read-back tells. */
export const standing = ({ state }: Talk): string => {
  const { lines, unclear, special, allergies, name, fulfilment, address, wanted } = state;
  return JSON.stringify([lines, unclear, special, allergies, name, fulfilment, address, wanted]);
};

/** It is wrong, and what was said of it changed nothing. */
export function askWhat(talk: Talk): void {
  const said = talk.heard.acts.length > 1 || talk.heard.leftover.length > 0;
  ask(
    talk,
    { kind: 'change' },
    said ? "Sorry, I didn't get what to change. What should it be?" : 'What should I change?',
  );
}

/** "I'm not sure." "Maybe." */
export function holdBack(talk: Talk): void {
  talk.say.push('No problem, nothing is placed yet.');
  ask(talk, { kind: 'confirm' }, 'Shall I place the order, or what should I change?');
}

/**
 * 'Make it just three slices', of two plain ones and one without basil: so many of the dish in all. More are like the one that is
 * talked about; fewer could be either, and are asked about. True when that was done.
 */
export function countInAll(talk: Talk, line: Line, { quantity, how, size, notes }: Alteration): boolean {
  const { state, heard, menu } = talk;
  const alike = state.lines.filter(({ family, variantId }) => family === line.family && variantId === line.variantId);
  const isOfOne = alike.some((one) =>
    one.notes.some((note) => tokenise(note).some((word) => heard.words.includes(word))),
  );
  const isNamed = heard.menuNames.dishes.includes(line.family);
  const family = menu.family(line.family);
  const isResized = size !== null && family !== undefined && pickSize(talk, family, size)?.id !== line.variantId;
  if (how !== 'to' || quantity === null || isResized || notes.length > 0) return false;
  if (alike.length < 2 || !isNamed || isOfOne) return false;
  const more = quantity - alike.reduce((sum, one) => sum + one.quantity, 0);
  if (more >= 0) {
    line.quantity += more;
    touch(talk, line);
    return true;
  }
  talk.say.push(`I have ${lineList(alike.map((one) => lineWords(one, menu)))}.`);
  ask(talk, { kind: 'change' }, 'What should I change?');
  return true;
}
