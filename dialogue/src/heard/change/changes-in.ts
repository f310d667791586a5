import type { Menu } from '../../understand/menu/menu.ts';
import { numberAt } from '../../understand/numbers.ts';
import { choiceNamed } from '../order/named-choices.ts';
import { type Clause, clauseOf, isOfAll, isRetort, NONE_BEFORE } from './clause.ts';
import { contentOf } from './content.ts';
import { copyIn, differingIn, rivalIn } from './copied.ts';
import { asContrasted, isOfElse, ofDenied, staysOn } from './denied.ts';
import { become, replaced } from './frames/becoming.ts';
import { exceptedIn, excepting } from './frames/excepted.ts';
import { type Around, isSubject } from './frames/frame.ts';
import { framed } from './frames/frames.ts';
import { inItsPlace, inPlaceOfGone } from './in-its-place.ts';
import { isInName } from './joined-names.ts';
import { meantBy } from './meant.ts';
import { afterwards, inPieces } from './pieces.ts';
import { plainlyPut } from './plainly-put.ts';
import { repaired } from './repaired.ts';
import { AS_IT_IS, type Change, COPY, type Standing, type Standings } from './standing.ts';

/** Where one clause may end and the next begin. */
const JOINTS = /^(?:and|but|then|plus|also|actually|wait|no|nope|sorry)$/;
const MOST_CLAUSES = 4;
/** More than anybody changes in one breath. */
const MOST_WORDS = 40;

/** Words without which only a few words change anything. */
const TELLING =
  /\b(?:it|its|that|thats|this|them|those|these|there|one|ones|both|all|each|every|everything|half|other|another|first|second|third|last|the|my|no|nope|not|without|less|fewer|only|just|double|triple|actually|wait|sorry|mean|meant|said|rather|instead|same|make|change|switch|swap|replace|turn|trade|exchange|substitute|sub|add|put|throw|toss|remove|delete|drop|lose|cancel|scratch|forget|skip|rid|ditch|scrap|axe|strike|take|leave|hold|keep|should|upgrade|of|almost|but|except|was|were|without)\b/;
const FEW = 5;

const mayChange = (words: readonly string[]): boolean => words.length <= FEW || TELLING.test(words.join(' '));

/**
 * What an utterance changes of the order that stands, read against its lines as an order is read against the menu: null where
 * it is no change, or where a word of it is not explained.
 */
export function changesIn(
  words: readonly string[],
  breaks: ReadonlySet<number>,
  order: Standings,
  menu: Menu,
  answering = false,
): Change[] | null {
  if (order.lines.length === 0 || words.length > MOST_WORDS || !(answering || mayChange(words))) return null;
  if (isOfNew(words, order, menu)) return null;
  for (const { rest, but } of exceptedIn(words)) {
    const ofAll = changesIn(rest, new Set(), order, menu, answering);
    const changes = ofAll && excepting(ofAll, but, order, menu);
    if (changes) return changes;
  }
  const around: Around = { order: ofDenied(words, order, menu), menu, verb: '', notes: [] };
  const behind = meantBehind(words, breaks, around);
  if (behind) return behind;
  const changes = clauses({ words, breaks, from: 0 }, clauseOf([]), around, MOST_CLAUSES);
  return changes && changes.length > 0 ? asContrasted(changes, words, menu) : null;
}

/** 'One white, the one without cheese': which is meant, told behind a comma. */
function meantBehind(words: readonly string[], breaks: ReadonlySet<number>, around: Around): Change[] | null {
  for (const at of breaks) {
    const which = words.slice(at);
    if (!/^(?:the|my|that)$/.test(which[0] ?? '') || !which.some((word) => /^ones?$/.test(word))) continue;
    const meant = meantBy(which, around.order, around.menu);
    const said = clauseOf(words.slice(0, at)).words.join(' ').replace(MADE_OF, '');
    const total = meant?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
    const how = said.split(' ').slice(numberAt(said.split(' '), 0)?.value === total ? 1 : 0);
    const changes = meant && !meant.isThat && said !== '' ? become(meant, how, around) : null;
    if (changes?.every((change) => change.do === 'alter')) return changes;
  }
  return null;
}
const MADE_OF =
  /^(?:(?:make|change|switch|turn|do|put|have) )?(?:(?:it|that|this|them) )?(?:(?:to|into|be) )?(?:an? )?/;

/** 'A large lassi, no make it two': what is taken back was named in the same breath, and does not stand yet. */
function isOfNew(words: readonly string[], { lines }: Standings, menu: Menu): boolean {
  const at = words.findIndex((_, place) => place > 0 && isRetort(words, place));
  const wishes = at < 0 ? [] : (contentOf(clauseOf(words.slice(0, at)).words, undefined, menu)?.wishes ?? []);
  return (
    wishes.length > 0 &&
    wishes.every(({ item }) => item.sure === 'certain' && !lines.some(({ family }) => item.families.includes(family)))
  );
}

const isJoint = (words: readonly string[], at: number, menu: Menu): boolean =>
  isRetort(words, at) || (JOINTS.test(words[at] ?? '') && !isInName(words, at, menu));

interface Rest {
  words: readonly string[];
  breaks: ReadonlySet<number>;
  from: number;
}

/** The fewest clauses that explain all. */
function clauses(rest: Rest, before: Clause, around: Around, most: number): Change[] | null {
  const { words, breaks, from } = rest;
  const joints = words.flatMap((_, at) => (at > from && (breaks.has(at) || isJoint(words, at, around.menu)) ? at : []));
  // 'The one with no onion, make that a double': what is denied ends where it does.
  const isTopic = (at: number) => breaks.has(at) && topicIn(clauseOf(words.slice(from, at)), around) !== null;
  const retorts = joints.filter((at) => isRetort(words, at) || isTopic(at));
  // What is taken back in mid-sentence is no part of what was said before.
  const back = split(rest, retorts, before, around, most);
  if (back) return back;
  // 'One with egg, and no mayo on any of them': what is of all of them is not of that one.
  const isWhole = !joints.some((at) => isOfAll(words.slice(at)));
  const whole = isWhole ? clause(words.slice(from), before, around) : null;
  const others = joints.filter((at) => !retorts.includes(at));
  return whole ? whole.changes : split(rest, others, before, around, most);
}

function split(
  { words, breaks, from }: Rest,
  joints: readonly number[],
  before: Clause,
  around: Around,
  most: number,
): Change[] | null {
  if (most === 1) return null;
  for (const at of joints) {
    const first = clause(words.slice(from, at), before, around);
    const rest = first && clauses({ words, breaks, from: at }, first.clause, first.around, most - 1);
    if (first && rest) return inItsPlace(first, rest, clauseOf(words.slice(at)).words.join(' '));
  }
  return null;
}

interface Read {
  changes: Change[];
  clause: Clause;
  around: Around;
}

function clause(words: readonly string[], before: Clause, around: Around): Read | null {
  // 'Never mind, just one' takes back by both its parts.
  const { correcting } = before.words.length === 0 ? before : NONE_BEFORE;
  const said = inPlaceOfGone(clauseOf(words, { ...NONE_BEFORE, correcting }), before, around);
  const copy = copied(words, said, around);
  if (copy) return copy;
  const { menu, verb } = around;
  if (before.gone && GONE_AGAIN.test(said.words.join(' ')))
    return { changes: [], clause: { ...said, gone: true }, around };
  if (said.words.length === 0) return said.correcting ? { changes: [], clause: said, around } : null;
  if (before.words.length > 0 && staysOn(words, around.order)) return { changes: [], clause: said, around };
  const about = topicIn(said, around) ?? onTopic(said, around);
  if (about) return about;
  const plain = plainlyPut(said.words);
  const ways = [...(plain === said.words ? [] : [plain]), ...repaired(said.words)].map((way) => ({
    ...said,
    words: way,
  }));
  for (const way of ways) {
    const again =
      verb !== '' && /^(?:the|my|both|all|a|an|\w+)$/.test(way.words[0] ?? '') ? [way, ...withVerb(way, verb)] : [way];
    for (const one of again) {
      const found = one !== way && way.wishing && isNew(way.words) ? null : readBy(one, said, around);
      // 'Never mind the fries, a coke please': nobody takes off what they did not order.
      const isMissed = one !== way && isNew(way.words) && found?.changes.every((change) => change.do === 'miss');
      if (found && !isMissed) return found;
    }
  }
  // Beside a change a dish may be ordered.
  // 'Forget the fries, just the burger and a water' keeps that one.
  const keeps = /^(?:only|just) (?:the|my|that)$/.test(said.words.slice(0, 2).join(' '));
  const content =
    !keeps && (verb !== '' || around.notes.length > 0 || before.words.length > 0)
      ? contentOf(said.words, undefined, menu)
      : null;
  if (!content) return null;
  const [wish] = content.wishes;
  const { focus } = around.order;
  // 'I changed my mind on the tea, a coffee please'
  if (before.renounced && wish && focus && content.kinds.length === 0)
    return { changes: replaced({ ...OF_FOCUS, lines: [focus] }, content) ?? [], clause: said, around };
  const acts: Change[] = [
    ...content.wishes.map((wish) => ({ do: 'add', act: { kind: 'add', wish, more: false } }) as const),
    ...content.kinds.map((act) => ({ do: 'add', act }) as const),
  ];
  return acts.length > 0 ? { changes: acts, clause: said, around } : null;
}

const isNew = ([first = '']: readonly string[]): boolean => /^(?:an?|one|two|three|four|five|six)$/.test(first);

/** Behind what was taken off: 'I didn't order that', 'take it off' are about the same, and take nothing else off. */
const GONE_AGAIN =
  /^(?:(?:i |we )?(?:didnt|never|dont) (?:order|ordered|ask for|asked for|want|wanted|say|said|need) (?:it|that|them|those|this)|(?:take|leave) (?:it|that|them|those|this) (?:off|out|away)|(?:take off|remove|delete|drop|scratch|cancel|forget|lose|get rid of) (?:it|that|them|those|this))(?: (?:at all|anymore|any more|though|please))*$/;

/** By the frame that its words fit into, and what it leaves behind for the next clause. */
function readBy(way: Clause, said: Clause, around: Around): Read | null {
  const found = framed(way, around);
  if (!found) return null;
  const changes = inPieces(found.changes, around.order);
  const notes = changes.flatMap((change) => (change.do === 'alter' ? change.to.notes : []));
  const order = afterwards(around.order, changes);
  const gone = changes.some((change) => change.do === 'drop' || change.do === 'miss');
  return {
    changes,
    clause: { ...said, gone },
    around: { ...around, order, verb: found.verb, notes },
  };
}

/** One more of what stands, with what is different about it. */
function copied(words: readonly string[], said: Clause, around: Around): Read | null {
  const copy =
    copyIn(words, around.order, around.menu) ??
    differingIn(words, around.order, around.menu) ??
    rivalIn(words, around.order, around.menu);
  if (!copy) return null;
  const { like, quantity, but, to } = copy;
  const line: Standing = { ...like, id: COPY, quantity };
  const alone: Around = { ...around, order: { lines: [line], focus: line }, verb: 'make', notes: [] };
  const then: Change[] | null = to
    ? [{ do: 'alter', lines: [line], some: null, to }]
    : but.length === 0
      ? []
      : (chosenOn(line, but, around.menu) ??
        clauses({ words: but, breaks: new Set(), from: 0 }, said, alone, MOST_CLAUSES));
  if (!then) return null;
  const order: Standings = { lines: [...around.order.lines, line], focus: line };
  return {
    changes: [{ do: 'again', like, quantity }, ...then],
    clause: said,
    around: { ...around, order, verb: 'make' },
  };
}

/** 'The same but with plain cream cheese', which can be chosen there, though a dish is called so as well. */
function chosenOn(line: Standing, but: readonly string[], menu: Menu): Change[] | null {
  const content = contentOf(but, line, menu, true);
  if (!content || content.parts.length + content.wishes.length + content.kinds.length > 0) return null;
  const { to, some } = content;
  const isChosen = to.notes.length > 0 && to.notes.every((note) => choiceNamed(line.groups, note) !== null);
  return isChosen && some === null && to.quantity === null ? [{ do: 'alter', lines: [line], some, to }] : null;
}

/** 'Get rid of the fries', 'and the coke': the verb before holds on. */
const withVerb = ({ words, ...clause }: Clause, verb: string): Clause[] =>
  verb === 'make' || /^(?:extra|add|with|light|no|put|make)$/.test(words[0] ?? '') || isOfElse(verb, words)
    ? []
    : [{ ...clause, words: [...verb.split(' '), ...words] }];

const OF_FOCUS = { some: null, byChoice: false, isThat: true };

const ABOUT = /^(?:on|about|for|with|regarding|as for)$/;

/** 'You've got two plain bagels', and what it should be follows. */
const TOLD =
  /^(?:(?:youve|you) (?:got|have|put|gave|charged|wrote)(?: me)?(?: down)?|it says|i see|theres|there are) (.+)$/;

/** 'I changed my mind on the curry', 'on the burger': what follows is about that. */
function topicIn({ words, correcting }: Clause, around: Around): Read | null {
  const named = ABOUT.test(words[0] ?? '') && /^(?:the|my|that|those|both)$/.test(words[1] ?? '');
  const alone = /^(?:the|my)$/.test(words[0] ?? '') && words.some((word) => /^ones?$/.test(word));
  const told = TOLD.exec(words.join(' '))?.[1]?.split(' ');
  if (!named && !alone && !told) return null;
  const meant = meantBy(told ?? (named ? words.slice(1) : words), around.order, around.menu);
  const [line] = meant?.lines ?? [];
  if (!meant || !line || meant.lines.length > 1) return null;
  const order: Standings = { ...around.order, focus: line };
  return {
    changes: [],
    clause: { words, correcting, wishing: false, instead: false, renounced: correcting && named },
    around: { ...around, order, verb: '' },
  };
}

/** 'On the meat lovers no sausage', 'on one of the doubles no tomato': the rest is of that. */
function onTopic(said: Clause, around: Around): Read | null {
  const { words } = said;
  if (!ABOUT.test(words[0] ?? '') || !isSubject(words.slice(1))) return null;
  for (let at = words.length - 1; at > 2; at--) {
    const meant = meantBy(words.slice(1, at), around.order, around.menu);
    const [line] = meant?.lines ?? [];
    if (!line || meant?.byChoice || meant?.lines.length !== 1) continue;
    const { some } = meant;
    const apart = some === null ? [] : inPieces([{ do: 'alter', lines: [line], some, to: AS_IT_IS }], around.order);
    const order = some === null ? { ...around.order, focus: line } : afterwards(around.order, apart);
    const { words: rest } = clauseOf(words.slice(at));
    const found = readBy({ ...said, words: rest }, said, { ...around, order, verb: '', notes: [] });
    if (found) return { ...found, changes: [...apart, ...found.changes] };
  }
  return null;
}
