import type { Menu } from '../../../understand/menu/menu.ts';
import { type Hypothesis, lastItem } from '../hypothesis.ts';
import { isMadeWith } from './on-item.ts';

/** 'Hold the pickles and the ketchup', of what is made with both: nobody asks for what is in it anyway. */
export function isStillDenied(before: Hypothesis, said: string, menu: Menu): boolean {
  const { not, denied, joint, amount, open } = before;
  const last = lastItem(before);
  return (
    !not && denied && joint === 'and' && amount === null && !open && last !== undefined && isMadeWith(last, said, menu)
  );
}
