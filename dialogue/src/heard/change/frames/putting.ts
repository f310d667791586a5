import { singular } from '../../../understand/words.ts';
import { choiceNamed } from '../../order/named-choices.ts';
import { splitAt } from '../clause.ts';
import type { Content } from '../content.ts';
import { type Meant, meantBy } from '../meant.ts';
import { AS_IT_IS, alters, type Standing } from '../standing.ts';
import { altered, chosenOn, contentOn } from './becoming.ts';
import { type Around, type Frame, type Framed, isSubject, REFERS, verbOf } from './frame.ts';

const ADDING = /^(?:add|put|throw|include|toss|stick|give me|get|do|have|also|use)$/;
const ONTO = /^(?:to|on|onto|on to|in|into|for|on top of|inside|over|with)$/;

/** 'Add avocado to the veggie one', 'no onions on the first one', 'tomatoes on both'. */
export const adding: Frame = ({ words }, around) => {
  const [verb, rest] = verbOf(words, ADDING) ?? ['', words];
  const splits = [...splitAt(rest, ONTO)]
    .filter(
      ([, right, link]) =>
        link !== 'with' ||
        /^(?:(?:the|my|one of the|two of the) |(?:both|all|each)(?: |$)|(?:mine|his|hers|theirs)$)/.test(
          right.join(' '),
        ),
    )
    .toReversed();
  for (const [left, right] of splits) {
    // 'The dressing on the side' is beside it, and on no side dish.
    const named =
      (isSubject(right) || (right[0] === 'one' && right.length < 3)) && right.join(' ') !== 'the side'
        ? meantBy(
            right.filter((word) => !/^(?:too|please|also|instead|as|well)$/.test(word)),
            around.order,
            around.menu,
          )
        : null;
    if (!named || REFERS.test(left.join(' '))) continue;
    const meant = right.some((word) => OTHER.test(word)) ? ableOf(named, left, around) : named;
    const none = /^(?:none|not|nothing)$/.test(left.join(' '));
    const said = none ? ['no', ...around.notes.flatMap((note) => note.split(' '))] : belonging(left, around);
    // What can be chosen there goes on it, though it is a dish as well.
    const asChosen = contentOn(said, meant, around, true);
    const isChosen = asChosen !== null && isOnly(asChosen) && asChosen.to.notes.length > 0;
    const read = isChosen && isOfferedOn(asChosen, meant) ? asChosen : contentOn(said, meant, around);
    const content = read && isOnly(read) ? read : chosenOn(said, meant);
    if (!content || !isOnly(content) || !alters(content.to)) continue;
    if (content.to.quantity !== null && content.to.size === null && content.to.notes.length === 0) continue;
    return { changes: altered(meant, content.to, around), verb: verb || 'put' };
  }
  // 'Do the large one light on the sauce'
  if (/^(?:do|have)$/.test(verb) && isSubject(rest)) return null;
  const last = around.notes.at(-1);
  if (rest.join(' ') === 'on the side' && last) return onIt('put', [...last.split(' '), ...rest], around);
  // 'On both', of what was just said.
  const on =
    ONTO.exec(rest[0] ?? '') && around.notes.length > 0 ? meantBy(rest.slice(1), around.order, around.menu) : null;
  if (!on) return onIt(verb, rest, around);
  return { changes: altered(on, { ...AS_IT_IS, notes: around.notes }, around), verb: 'put' };
};

const OF_IT =
  /^(?:thats|its|that|it|those|they|theyre|that is|it is|those are)(?: only| just| supposed to be| meant)*$/;
const BELONGS =
  /^(?:the |my )?(?<what>.+?) (?:goes|go|is|are|was|were|belongs?|(?:should|was supposed to|were supposed to) (?:be|go))(?: only| just)?$/;

/** 'The ham goes in the calzone', 'that's only in the calzone': what is to be there, and what was left off just before. */
function belonging(left: readonly string[], { notes }: Around): readonly string[] {
  const said = left.join(' ');
  if (OF_IT.test(said.replace(/ (?:goes|go|belongs?)$/, '')))
    return notes.flatMap((note) => note.replace(/^no /, '').split(' '));
  return BELONGS.exec(said)?.groups?.what?.split(' ') ?? left;
}

/** 'Do caramel', 'add guac and sour cream': on the dish at hand. */
function onIt(verb: string, said: readonly string[], around: Around): Framed | null {
  const line = /^(?:add|put|throw|include|toss|stick|do|use)$/.test(verb) ? around.order.focus : undefined;
  if (!line) return null;
  const that: Meant = { lines: [line], some: null, byChoice: false, isThat: true };
  const content = contentOn(said, that, around, true);
  if (!content || !isOnly(content) || content.to.notes.length === 0 || content.to.quantity !== null) return null;
  // 'Add a double cheeseburger' is no extra cheeseburger on what stands.
  const isOne = /^(?:an?|one|another)$/.test(said[0] ?? '');
  const called = dishCalled(isOne ? said.slice(1) : said, around);
  if (called && !isOfferedOn(content, that)) return null;
  // 'Add a coke' is no pizza with coke.
  if ((isOne || called) && content.to.notes.some((note) => note.startsWith('with '))) return null;
  return { changes: altered({ ...that, some: content.some }, content.to, around), verb };
}

/** 'Add egg rolls' */
const dishCalled = (said: readonly string[], { menu }: Around) =>
  menu.families.find(({ words }) => words.join(' ') === said.map(singular).join(' '));

/** 'Onions on the other one', where only one can have them, is that one, whichever was spoken of last. */
function ableOf(meant: Meant, said: readonly string[], around: Around): Meant {
  const isAble = (line: Standing) => {
    const content = contentOn(
      said,
      { ...meant, lines: [line] },
      { ...around, order: { lines: [line], focus: line } },
      true,
    );
    return (
      content !== null &&
      isOnly(content) &&
      content.to.notes.length > 0 &&
      isOfferedOn(content, { ...meant, lines: [line] })
    );
  };
  const [able, others] = [around.order.lines.filter(isAble), meant.lines.filter(isAble)];
  if (able.length === 1) return { ...meant, lines: able };
  // 'Bacon on the others', of a burger and a lemonade
  return others.length > 0 ? { ...meant, lines: others } : meant;
}
const OTHER = /^(?:others?|rest|remaining)$/;

const isOfferedOn = ({ to }: Content, { lines }: Meant): boolean =>
  lines.every(({ groups }) => to.notes.every((note) => choiceNamed(groups, note) !== null));

/** Nothing but how one line is to be. */
const isOnly = ({ wishes, kinds, parts }: Content): boolean => wishes.length + kinds.length + parts.length === 0;
