import type { ChosenOption } from '@attendant/contract/menu/options';
import { tokenise } from '../../../understand/words.ts';

/** 'Sliced', beside 'thin' of the group Slice: that something is chosen of a group says what the group is called after. */
export const isNamedAfter = (note: string, options: readonly ChosenOption[]): boolean =>
  options.some(({ group }) => tokenise(group).some((word) => [word, `${word}d`, `${word}ed`].includes(note)));
