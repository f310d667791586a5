import type { OptionGroup } from '@attendant/contract/menu/options';
import { choose } from '../../../heard/order/choices.ts';
import type { Wish } from '../../../understand/acts.ts';
import type { Line } from '../../state.ts';
import type { Talk } from '../../talk.ts';
import { addNotes, groupsOn } from '../choosing.ts';
import { findLine } from '../lines.ts';
import { CLAUSES, onlyMeant } from './meant-of.ts';

/** 'New York strips, the thick ones': what was just named comes in that, and no other dish is meant. */
export function takeTold(talk: Talk, said: string): boolean {
  const line = findLine(talk, null);
  const choice = line && talk.touched.has(line.id) ? onlyMeant(groupsOn(talk, line), said) : null;
  if (!line || choice === null) return false;
  addNotes(talk, line, [choice.toLowerCase()]);
  return true;
}

/** The same, where the words sound like several other dishes. */
export const isToldOf = (talk: Talk, { item, quantity, size }: Wish): boolean =>
  item.sure !== 'certain' && (quantity ?? size) === null && takeTold(talk, item.said);

/** 'Four pounds of ground beef, the fattier one': what nothing is ordered without, told behind it in words that name none. */
export function takeToldBeside(talk: Talk): void {
  const { heard, turn, state, touched } = talk;
  const [line, ...others] = state.lines.filter((one) => touched.has(one.id) && openOn(talk, one).length > 0);
  if (!line || others.length > 0) return;
  const said = [heard.leftover.join(' '), ...turn.text.split(CLAUSES).slice(1)].filter((one) => one.trim() !== '');
  for (const one of said) {
    const choice = onlyMeant(openOn(talk, line), one);
    if (choice !== null) addNotes(talk, line, [choice.toLowerCase()]);
  }
}

/** Of which one is still to be chosen. */
function openOn(talk: Talk, line: Line): OptionGroup[] {
  const groups = groupsOn(talk, line);
  const { options } = choose(groups, line.notes);
  return groups.filter(({ name, min }) => min === 1 && !options.some(({ group }) => group === name));
}
