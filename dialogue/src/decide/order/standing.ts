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
