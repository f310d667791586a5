import { list } from './wording.ts';

/** The question about what differs from what was heard; a yes to it is a yes to what is to be done. */
export const makeSure = (differences: readonly string[]): string =>
  `Let me make sure I have this right: ${list(differences)}?`;
