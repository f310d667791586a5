import type { Menu } from '../../../understand/menu/menu.ts';
import { contentOf } from '../content.ts';
import { isDeniedOn } from '../identity.ts';
import { meantBy } from '../meant.ts';
import { AS_IT_IS, type Standing, type Standings } from '../standing.ts';
import type { Frame, Framed } from './frame.ts';

const ON = '(?<on>(?:one|two|both|all|each|the|my|that|those|them|his|hers|mine)\\b.*)';
/** 'The onion is fine on one of them', 'one of the tunas can have onion', 'put the onion back on the first one' */
const BACK_ON = [
  new RegExp(`^(?:leave|keep|put|have) (?:the |my )?(?<what>.+?) (?:back )?(?:on|in) ${ON}$`),
  new RegExp(
    `^(?:the )?(?<what>.+?) (?:is |are |s )?(?:fine|okay|ok|good|allowed|alright|no problem|all right) (?:on|in|for|with) ${ON}$`,
  ),
  new RegExp(
    '^(?<on>(?:one|two|both|all|each|the|my|that)\\b.*?) (?:can|may|could|should|gets|get|has|does) (?:have |get |keep |come with )?(?:the |some )?(?<what>\\w+(?: \\w+)?)$',
  ),
];

/** What was to be left off and is wanted after all, on some of those that it was left off of. */
function someOf(said: string, order: Standings, menu: Menu): Framed | null {
  for (const way of BACK_ON) {
    const { what = '', on = '' } = way.exec(said)?.groups ?? {};
    const meant = what === '' ? null : meantBy(on.split(' '), order, menu);
    if (!meant || !meant.lines.every((line) => isDeniedOn(line, what))) continue;
    const to = { ...AS_IT_IS, notes: [`keep ${what}`] };
    return { changes: [{ do: 'alter', lines: meant.lines, some: meant.some, to }], verb: '' };
  }
  return null;
}

const BACK = [
  /^(?:leave|keep|put|have) (?:the |my )?(?<what>.+?) (?:back )?(?:on|in)(?: (?:it|that|there|them))?$/,
  /^(?:i |we )?(?:do|did|still) (?:still )?(?:want|need) (?:the |my |some )?(?<what>.+?)(?: on (?:it|that|there|them))?$/,
];

/** 'Leave the tomato on', 'I do want the tomato', said of what was to be left off, or of what can be chosen. */
export const restoring: Frame = ({ words }, { order, menu }) => {
  const said = words.join(' ');
  const some = someOf(said, order, menu);
  if (some) return some;
  const [put, wanted] = BACK.map((way) => way.exec(said)?.groups?.what);
  const what = put ?? wanted;
  if (!what) return null;
  const denied = [...order.lines].reverse().find((line) => isDeniedOn(line, what));
  const line = denied ?? order.focus;
  const notes = denied ? [`keep ${what}`] : wanted ? chosenAs(wanted, line, menu) : [];
  return line && notes.length > 0
    ? { changes: [{ do: 'alter', lines: [line], some: null, to: { ...AS_IT_IS, notes } }], verb: '' }
    : null;
};

function chosenAs(what: string, line: Standing | undefined, menu: Menu): readonly string[] {
  const content = line ? contentOf(what.split(' '), line, menu, true) : null;
  return content && content.wishes.length + content.kinds.length + content.parts.length === 0 ? content.to.notes : [];
}
