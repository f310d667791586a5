import type { Menu } from '../../../understand/menu/menu.ts';
import type { ChoiceName } from '../choice-names.ts';
import { familiesOf, rivals } from '../chosen.ts';
import { cost, type Of } from '../costs.ts';
import { type Chosen, type Hypothesis, lastItem, withLast } from '../hypothesis.ts';
import { splitOff } from '../portions.ts';
import { isEverything } from '../whole-notes.ts';
import { ASIDE, saidBefore } from './aside.ts';
import { isOnItem } from './on-item.ts';

const asChosen = (choice: ChoiceName, words: string): Chosen => ({
  choice,
  words,
  part: false,
  not: false,
  amount: null,
  half: false,
  count: null,
});

/** Words that no menu has, kept as they were said; with `along` they say how the last dish is to be. */
export function takeNote(before: Hypothesis, note: Of<'note'>, menu: Menu): Hypothesis[] {
  const last = lastItem(before);
  // 'Plain', where that is a kind of croissant, is chosen.
  const named = note.along ? (note.text.split(' ').at(-1) ?? '') : note.text;
  const plain = menu.choiceNames.byKey.get(named);
  // 'A cinnamon raisin, plain' has nothing on it.
  const isOther = plain !== undefined && rivals(last?.choices ?? [], asChosen(plain, named), last?.dish?.families);
  const isThere =
    last &&
    (before.open || before.count !== null || !isOther) &&
    familiesOf(last, menu).some((key) => menu.isChoice(named, key));
  // 'A bagel, everything, toasted': that word alone is nowhere heard as a choice.
  if (isThere && (!before.open || before.open.quantity !== null || note.along))
    return isEverything(named) && !before.not ? [noted(before, named)] : [];
  if (note.along && !last) return [];
  const aside = ASIDE.test(note.text) ? saidBefore(before, note.from) : '';
  const text = `${aside} ${note.text === 'just plain' ? 'plain' : note.text}`.trim();
  const chosen = last?.choices.at(-1);
  // 'Sour cream and guacamole on the side' are both there.
  const beside = last?.choices.at(-2);
  if (
    last &&
    aside !== '' &&
    chosen?.joined &&
    beside &&
    !beside.not &&
    !beside.ahead &&
    !beside.behindWith &&
    !before.open
  )
    return [noted(noted(before, `${beside.choice?.name ?? beside.words} ${note.text}`), text)];
  // Tomatoes that are only made into it are not chosen besides.
  if (last && aside !== '' && chosen && !before.open && aside === (chosen.choice?.name ?? chosen.words))
    if (!isOnItem(chosen, last, menu)) return [noted(withLast(before, { choices: last.choices.slice(0, -1) }), text)];
  if (before.open) {
    const apart = splitOff(before, 'bare').map((one) => noted(one, text));
    return [{ ...before, open: { ...before.open, notes: [...before.open.notes, text] } }, ...apart];
  }
  // 'Half hot, half garlic', where nothing is called hot just so.
  const whole = before.half && !note.along ? `half ${text}` : text;
  const much = note.along && before.amount ? `${before.amount} ${text}` : whole;
  const said = before.not && !before.denied ? `${note.along ? 'no' : 'not'} ${much}` : much;
  return last ? [{ ...noted(before, said), not: false, amount: note.along ? null : before.amount }] : [cost(before, 1)];
}

const noted = (before: Hypothesis, text: string): Hypothesis => ({
  ...withLast(before, { notes: [...(lastItem(before)?.notes ?? []), text] }),
  noted: true,
});
