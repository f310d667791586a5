import { numberAt } from '../../../understand/numbers.ts';
import { splitAt } from '../clause.ts';
import { dealtAnew } from '../handed-out.ts';
import { meantBy } from '../meant.ts';
import { AS_IT_IS, type Change } from '../standing.ts';
import { become } from './becoming.ts';
import { type Around, type Frame, isSubject, verbOf } from './frame.ts';

const MAKING =
  /^(?:make sure|make|do|have|get|want|need|like|keep|leave|turn|change|can|could|may|let|upgrade|upsize|bump|downgrade|switch|i want|i need|id like|put)$/;

/** 'All of them decaf', 'half of them carnitas', 'the second one sausage'. */
const SEVERAL =
  /^(?:all|both|each|everything|(?:all|both|each|half|one|two|three|four|five) of (?:them|those|these|the)|(?:the|my) (?:first|second|third|fourth|last|other)|(?:the|my) \w+ ones?)\b/;

/** 'Make the second one sausage', 'can the torta be carnitas', 'make them all large'. */
export const making: Frame = (clause, around) => {
  const { words } = clause;
  const [verb, rest] =
    verbOf(words, MAKING) ??
    (clause.wishing || around.verb === 'make' || SEVERAL.test(words.join(' ')) ? ['make', words] : ['', words]);
  const isBare = verb === '';
  if (isBare && !/^(?:the|my|his|her)$/.test(words[0] ?? '')) return null;
  const anew = THAT.test(rest.slice(0, 2).join(' ')) ? dealtOfFocus(rest.slice(1), around) : null;
  if (anew) return { changes: anew, verb: 'make' };
  for (let at = rest.length - 1; at > 0; at--) {
    const subject = rest.slice(0, at);
    if (!isSubject(subject) || /^(?:an?|the|of)$/.test(subject.at(-1) ?? '')) continue;
    const meant = meantBy(subject, around.order, around.menu);
    // 'The curry mild' is the one that stands; 'the pepperoni' may be wished for.
    if (isBare && meant?.byChoice !== false) continue;
    // The dressing is put beside it, and not what has it.
    if (meant?.byChoice && rest.slice(at).join(' ') === 'on the side') continue;
    const changes = meant && become(meant, rest.slice(at), around);
    // Without a verb nothing is exchanged: 'everything bagel' is one.
    const told = clause.wishing || verbOf(words, MAKING) !== null;
    const onlyHow = changes?.every((change) => change.do === 'alter' && (!isBare || change.to.quantity === null));
    if (changes && (told || onlyHow || (!isBare && changes.every((change) => change.do !== 'replace'))))
      return { changes, verb: 'make' };
  }
  return null;
};

/** 'Make that one small two large': the number begins what it is to be, and tells none of them apart. */
const THAT = /^(?:it|that|them|those) (?:one|two|three|four|five|six|\d+)$/;

function dealtOfFocus(how: readonly string[], { order: { lines, focus }, menu }: Around): Change[] | null {
  const same = lines.filter(({ family }) => family === focus?.family);
  return dealtAnew(how, same, menu);
}

const BEING =
  /^(?:should be|should have been|is supposed to be|was supposed to be|needs to be|has to be|was meant to be|is meant to be|can be|could be|to be|be|is|are|was|were|gets|get|needs|wants|should get|should have|should come with|comes with|comes|has|have|as)$/;

/** 'The sandwich isn't spicy', 'the Cobb doesn't get fries' */
const BEING_NOT =
  /^(?:isnt|is not|arent|are not|shouldnt be|should not be|isnt supposed to be|wasnt supposed to be|doesnt|does not|shouldnt|doesnt (?:have|get|come with|need|want)|shouldnt (?:have|get)|gets? no|has no|with no)$/;

/** 'The lemonade should be a large', 'can the torta be carnitas', 'two of them are sesame'. */
export const being: Frame = ({ words }, around) => {
  const rest = /^(?:can|could|may|let|have|i said|i wanted|i want|make)$/.test(words[0] ?? '') ? words.slice(1) : words;
  for (const [left, right] of splitAt(rest, BEING)) {
    // 'Can one be large', 'one burrito should be carnitas'.
    const only = /^(?:only|just)$/.test(left[0] ?? '');
    const some = only ? left.slice(1) : left;
    const one = numberAt(some, 0) !== null && !/^an?$/.test(some[0] ?? '');
    // 'The ham is for the calzone' makes no calzone of what has it.
    // 'There was also a soup' is of nothing that stands.
    if (right[0] === 'for' || left.join(' ') === 'there') continue;
    const meant = isSubject(some) || one ? meantBy(some, around.order, around.menu) : null;
    const changes = meant && become(meant, right, around);
    if (changes) return { changes: only ? changes.map(ofTheRest) : changes, verb: 'make' };
  }
  for (const [left, right] of splitAt(rest, BEING_NOT)) {
    const meant = isSubject(left) ? meantBy(left, around.order, around.menu) : null;
    const changes = meant && right.length > 0 && become(meant, ['no', ...right], around);
    if (changes) return { changes, verb: 'make' };
  }
  return null;
};

/** 'Only one of them has no tomato', where that stands on both: the others have it. */
function ofTheRest(change: Change): Change {
  const [line] = change.do === 'alter' ? change.lines : [];
  if (change.do !== 'alter' || !line || change.some === null || change.to.notes.length === 0) return change;
  if (!change.to.notes.every((note) => line.notes.includes(note))) return change;
  const notes = change.to.notes.map((note) => (note.startsWith('no ') ? `keep ${note.slice(3)}` : `no ${note}`));
  return { ...change, some: line.quantity - change.some, to: { ...AS_IT_IS, notes } };
}

const isAll = (words: readonly string[], { order: { focus } }: Around): boolean =>
  (numberAt(words, 0)?.value ?? 1) >= (focus?.quantity ?? 1);

const LINKING = /^(?:with|without|no|extra|in|has|gets|and)$/;

/** 'The ham one with mustard and no cheese', 'two of them with guacamole'. */
export const having: Frame = ({ words, wishing }, around) => {
  // 'Can I have one of those in green', of two that stand
  const isOfThose = /^(?:one|two|three) of (?:those|them|these)\b/.test(words.join(' ')) && !isAll(words, around);
  if ((wishing && !isOfThose) || !isSubject(words)) return null;
  for (let at = 1; at < words.length; at++) {
    if (!LINKING.test(words[at] ?? '') || words[at] === 'and') continue;
    const meant = meantBy(words.slice(0, at), around.order, around.menu);
    const changes = meant && become(meant, words.slice(words[at] === 'in' ? at + 1 : at), around, words[at] === 'with');
    if (changes) return { changes, verb: 'make' };
  }
  return null;
};
