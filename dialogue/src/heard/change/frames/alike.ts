import { meantBy } from '../meant.ts';
import { AS_IT_IS, type Standing } from '../standing.ts';
import type { Frame } from './frame.ts';

const OTHERS =
  '(?<what>(?:the|all the|all|both)(?: \\w+)? (?:other|others|rest)(?: (?:one|ones|two|three|four))?(?: of (?:them|those))?|the (?:other|rest|others)(?: (?:one|ones|two|three|four))?(?: of (?:them|those))?|both(?: of them)?|all(?: of)? (?:them|three|four|five|those))';
const SAME = '(?:(?:make|do|have) )?(?:exactly )?(?:the )?same(?: thing| way)?';
const ALIKE = [
  new RegExp(`^(?:and )?${SAME} (?:for|on|with|to) ${OTHERS}(?: too| as well)?$`),
  new RegExp(
    `^(?:and |make |do )?${OTHERS} (?:too|as well|also|alike|(?:is |are )?(?:exactly )?(?:the )?same(?: thing| way)?)$`,
  ),
];

/** 'Same for the other one', 'the rest too', of several of which one was told how it is to be. */
export const alike: Frame = ({ words }, { order, menu }) => {
  const what = ALIKE.map((way) => way.exec(words.join(' '))?.groups?.what).find(Boolean);
  const like = what ? toldLast(order) : undefined;
  if (!what || !like) return null;
  const same = order.lines.filter((line) => line.family === like.family && line.id !== like.id);
  const meant = /^(?:both|all)\b/.test(what)
    ? null
    : meantBy(what.split(' '), { ...order, focus: like, last: like }, menu);
  const lines = meant ? meant.lines.filter((line) => same.includes(line)) : same;
  const changes = (lines.length > 0 ? lines : same).map((line) => ({
    do: 'alter' as const,
    lines: [line],
    some: null,
    to: { ...AS_IT_IS, notes: like.notes.filter((note) => !line.notes.includes(note)) },
  }));
  return changes.length > 0 && changes.every(({ to }) => to.notes.length > 0) ? { changes, verb: 'make' } : null;
};

/** What was spoken of last and has something told of it, or another of that dish that has. */
function toldLast({ lines, focus, last = focus }: Parameters<Frame>[1]['order']): Standing | undefined {
  if (last && last.notes.length > 0) return last;
  return lines.findLast(({ family, notes }) => family === last?.family && notes.length > 0);
}
