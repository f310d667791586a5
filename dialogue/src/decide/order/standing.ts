import type { Standing } from '../../heard/change/standing.ts';
import type { Line } from '../state.ts';
import { ask, type Talk } from '../talk.ts';

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

/** What the last change of the order made as it is. */
export function changedLately({ state }: Talk, all: readonly Standing[]): Standing[] {
  const shown = ({ family, variantId, quantity, notes }: Line) => JSON.stringify([family, variantId, quantity, notes]);
  const stood = new Set((state.before ?? []).map(shown));
  const changed = state.lines.filter((line) => !stood.has(shown(line)));
  return all.filter(({ id }) => changed.some((line) => line.id === id));
}
