import type { BusinessFacts } from '../../../facts.ts';
import { inPlaceOf } from '../../../heard/asked/in-place-of.ts';
import { leaningIn } from '../../../heard/asked/leaning.ts';
import { isMereQuestion } from '../../../heard/question.ts';
import { withoutFilling } from '../../../heard/words/filling.ts';
import { writtenSentences } from '../../../heard/words/marks.ts';
import type { Menu } from '../../../understand/menu/menu.ts';
import { tokenise } from '../../../understand/words.ts';
import { hear } from '../../hear.ts';
import type { State } from '../../state.ts';
import type { Talk } from '../../talk.ts';
import type { Taken } from '../../ways.ts';

/**
 * 'What about the rice', right behind 'is the naan vegan', asks 'is the rice vegan', and is heard as that: whatever answers the whole
 * question answers this one.
 */
export function askedWhole(
  taken: Taken,
  { lastAsked, hoursTold, booking, lines }: State,
  facts: BusinessFacts,
  menu: Menu,
): Taken {
  const { turn, heard } = taken;
  if (!lastAsked || lastAsked.turn !== turn.turn - 1 || booking) return taken;
  const leaning = heard.menuQuestion === null ? leaningIn(heard.text) : null;
  if (!leaning) return taken;
  const ofHours = hoursTold === lastAsked.turn;
  const ofPrice = hear(lastAsked.text, facts, menu).menuQuestion?.about === 'price';
  const text = inPlaceOf(lastAsked.text, leaning, menu, { ofHours, ofPrice, mayOrder: lines.length > 0 });
  return text === null ? taken : { turn: { ...turn, text }, heard: hear(text, facts, menu) };
}

/** A question that asks and does nothing else is what the next turn may lean on; of several, the last one. */
export function keepAsked({ state, turn, heard }: Talk): void {
  const sentences = writtenSentences(withoutFilling(turn.text)).filter((one) => one.trim() !== '');
  const last = sentences.findLast((one) => isMereQuestion(one) && tokenise(one).length > FEW);
  if (last !== undefined && (heard.onlyAsking || sentences.length > 1))
    state.lastAsked = { turn: turn.turn, text: last };
}
const FEW = 2;
