import type { Menu } from '../../../understand/menu/menu.ts';
import { numberAt } from '../../../understand/numbers.ts';
import { type Content, contentOf } from '../content.ts';
import type { Meant } from '../meant.ts';
import type { Change, Standing } from '../standing.ts';
import type { Around } from './frame.ts';

/** 'Make it ten vanilla', of six that stand. */
export function suchAs(
  how: readonly string[],
  meant: Meant,
  { order, menu }: Around,
): Extract<Change, { do: 'alter' }> | null {
  const number = numberAt(how, 0);
  const standing = number ? order.lines.find((one) => isSuch(one, how.slice(number.length), meant, menu)) : undefined;
  return standing && number ? restated(standing, { quantity: number.value, size: null, notes: [] }) : null;
}

/** A line of the dish that is so already. */
function isSuch(line: Standing, how: readonly string[], { lines, isThat }: Meant, menu: Menu): boolean {
  if (how.length === 0 || !isThat || line.family !== lines[0]?.family) return false;
  const content = contentOf(how, line, menu);
  if (!content || content.to.notes.length === 0 || content.to.quantity !== null || content.wishes.length > 0)
    return false;
  return content.parts.length === 0 && content.to.notes.every((note) => line.notes.includes(note));
}

/** 'The twelve piece', behind an 8 Piece Bucket: of all that come in twelves the one that is called so but for the number. */
export function ofOtherCount(content: Content | null, [line]: readonly Standing[], menu: Menu): Content | null {
  const [wish, ...more] = content?.wishes ?? [];
  if (!content || wish?.item.sure !== 'which' || !line) return content;
  const kindOf = (key: string) => {
    const words = menu.family(key)?.words ?? [];
    const rest = words.filter((word) => numberAt([word], 0) === null);
    return rest.length < words.length ? rest.join(' ') : null;
  };
  const kind = kindOf(line.family);
  const [only, ...others] = kind === null ? [] : wish.item.families.filter((key) => kindOf(key) === kind);
  if (!only || others.length > 0) return content;
  return { ...content, wishes: [{ ...wish, item: { ...wish.item, families: [only], sure: 'certain' } }, ...more] };
}

/** The line said once more, with another number, size or note. */
export const restated = (
  line: Standing,
  { quantity, size, notes }: Pick<Content['wishes'][number], 'quantity' | 'size' | 'notes'>,
): Extract<Change, { do: 'alter' }> => ({
  do: 'alter',
  lines: [line],
  some: null,
  to: { quantity, how: 'to', size, notes },
});
