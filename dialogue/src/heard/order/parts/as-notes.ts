import type { Chosen } from '../hypothesis.ts';

/** What was chosen, in the words in which a line of one of these dishes keeps it. */
export const notesOf = (choices: readonly Chosen[], families: readonly string[]): string[] =>
  choices.map((one) =>
    one.choice === null || families.some((key) => one.choice?.on.has(key)) ? noteOf(one) : notOffered(one),
  );

/** What this dish does not offer is for the kitchen to read, as it was said. */
function notOffered(chosen: Chosen): string {
  const note = noteOf({ ...chosen, choice: null });
  return chosen.not || chosen.amount ? note : `with ${note}`;
}

/** What is to be chosen or left off, in the words in which an order's line keeps it. */
function noteOf({ choice, words, part, not, amount, half, count }: Chosen): string {
  const isOther = not || (amount === 'light' && /^(?:extra|double|triple) /i.test(choice?.name ?? ''));
  const said = isOther && part ? words : (choice?.name ?? words);
  const much = amount === null ? said : `${amount} ${said}`;
  const counted = count !== null && count > 1 ? `${count} ${much}` : much;
  // 'Not sliced', 'no onions'
  if (not)
    return `${/^(?:sliced|toasted|cut|warmed|heated|salted|sweetened)\b/.test(counted) ? 'not' : 'no'} ${counted}`;
  return half ? `${counted} on ${half === 'same' ? 'the same ' : ''}half` : counted;
}
