import { copied } from '../../../copied.ts';
import { clauseOf } from '../../../heard/change/clause.ts';
import { meantBy } from '../../../heard/change/meant.ts';
import { lineWords } from '../../../say/dishes.ts';
import { list } from '../../../say/wording.ts';
import type { Act } from '../../../understand/acts.ts';
import { clauseStarts } from '../../../understand/words.ts';
import { hear } from '../../hear.ts';
import type { Decide } from '../../one-by-one.ts';
import type { Line, OpenChange, State } from '../../state.ts';
import { ask, type Talk } from '../../talk.ts';
import { sentencesIn } from '../../turn/sentences.ts';
import { endings, standingLine } from '../handing-out.ts';

type Turn = Parameters<Decide>;

/**
 * 'Make it four', of two dishes that were named in one breath: what is done to the one that was spoken of last would as well be
 * done to the other, had that been spoken of last. Where nothing in the call points at one of them, it is asked which it is.
 */
export function ofWhichOne(decide: Decide, ...[was, spoken, ...at]: Turn): Talk {
  const { ofWhich: open, ...before } = was;
  const talk = decide(before, spoken, ...at);
  if (open && spoken.kind === 'silence') talk.state.ofWhich = open;
  else if (open) {
    const told = toldWhich(talk, open, decide, [before, spoken, ...at]);
    if (told) return pointing(told, before);
    if (letsBe(talk)) return leftAsItIs(talk, before);
    if (!open.lines.some((id) => isChanged(before, talk.state, id))) return pointing(openStill(talk, open), before);
  }
  const rivals = rivalsOf(talk, decide, [before, spoken, ...at]);
  if (rivals.length < 2) return pointing(talk, before);
  const { asked, question } = before;
  return askWhich(untouched(talk, before), { said: spoken.text, lines: rivals, asked, question });
}

/** The lines that a turn is of, which is what a reply tells last: of those alone 'it' may be said. */
function pointing(talk: Talk, before: State): Talk {
  const { state, touched } = talk;
  if (touched.size > 0) state.spokenOf = [...touched];
  // All of them are read back then.
  else if (state.finishing && !before.finishing) state.spokenOf = [];
  return talk;
}

const untouched = (talk: Talk, before: State): Talk => ({
  ...talk,
  state: copied(before),
  say: [],
  notes: [],
  touched: new Set(),
  previous: null,
  tool: null,
  ask: null,
  understood: true,
});

/** The lines of which the one that was changed is any, as far as was told; none where the call points at it. */
function rivalsOf(talk: Talk, decide: Decide, [before, spoken, ...at]: Turn): number[] {
  const changed = onlyChanged(before, talk.state);
  if (changed === null || before.spokenOf?.join() === String(changed)) return [];
  if (isOtherwiseChanged(before, talk) || addsBeside(before, talk.state, changed)) return [];
  const { asked } = before;
  if ('line' in asked && asked.line === changed) return [];
  // What is asked about another is not what they speak of.
  const beside: State = 'line' in asked ? { ...before, asked: { kind: 'more' } } : before;
  const others = before.lines.flatMap(({ id }) => {
    if (id === changed) return id;
    return onlyChanged(before, decide({ ...beside, focus: id }, spoken, ...at).state) ?? [];
  });
  const dishes = sentencesIn(spoken.text).flatMap((text) => hear(text, ...at).menuNames.dishes);
  const isNamed = before.lines.some(({ id, family }) => id === changed && dishes.includes(family));
  const rivals = before.lines.flatMap(({ id, family }) =>
    id === changed || (others.includes(id) && (!isNamed || dishes.includes(family))) ? id : [],
  );
  const near = rivals.filter((id) => before.spokenOf?.includes(id));
  return near.length > 0 && (near.length > 1 || near[0] === changed) ? near : rivals;
}

const shown = ({ family, variantId, quantity, notes }: Line): string =>
  JSON.stringify([family, variantId, quantity, notes]);

function isChanged({ lines }: State, now: State, id: number): boolean {
  const [then, since] = [lines, now.lines].map((all) => all.find((line) => line.id === id));
  return then !== undefined && (since === undefined || shown(then) !== shown(since));
}

/** The one line that stood and is otherwise; null where there is none, or there are several. */
function onlyChanged(before: State, now: State): number | null {
  const [changed, ...others] = before.lines.filter(({ id }) => isChanged(before, now, id));
  return changed && others.length === 0 ? changed.id : null;
}

/** 'Not toasted, and a muffin': the muffin waits for no answer. */
function addsBeside({ lines }: State, now: State, changed: number): boolean {
  const family = lines.find(({ id }) => id === changed)?.family;
  const isGone = !now.lines.some(({ id }) => id === changed);
  const added = now.lines.filter(({ id }) => !lines.some((line) => line.id === id));
  return added.filter((line) => line.family !== family).length > (isGone ? 1 : 0);
}

/** What else was told is kept at once, and waits for no answer. */
function isOtherwiseChanged(before: State, { state, end, tool }: Talk): boolean {
  const told = (one: State) => {
    const { name, phone, special, allergies, fulfilment, address, wanted, wantedDay, message, booking } = one;
    const { alarm, left, placed, unclear, leftOff } = one;
    return JSON.stringify([
      [name, phone, special, allergies, fulfilment, address, wanted, wantedDay, message, booking],
      [alarm, left, placed, unclear, leftOff],
    ]);
  };
  return end !== null || (tool !== null && tool.name !== 'price_order') || told(before) !== told(state);
}

/** More of them are no question that can be answered. */
const MOST_NAMED = 4;

function askWhich(talk: Talk, open: OpenChange): Talk {
  const lines = talk.state.lines.filter(({ id }) => open.lines.includes(id));
  const names = lines.map((line) => lineWords(line, talk.menu).replace(/^(?:an? |one )?(?:order of )?/, 'the '));
  const bare = lines.map((line) =>
    lineWords({ ...line, notes: [] }, talk.menu).replace(/^(?:an? |one )?(?:order of )?/, 'the '),
  );
  const told = new Set(bare).size === bare.length ? bare : names;
  talk.state.ofWhich = open;
  ask(
    talk,
    { kind: 'change' },
    told.length > MOST_NAMED ? 'Which one do you mean?' : `Which one: ${list(told, 'or')}?`,
  );
  return talk;
}

/** Something else was said: it is done, and then it is asked again, once. */
function openStill(talk: Talk, open: OpenChange): Talk {
  if (!talk.ask && !talk.tool && !talk.end && !open.again) return askWhich(talk, { ...open, again: true });
  if (!talk.end) talk.say.push("I've changed nothing else.");
  return talk;
}

const LETS_BE = new Set<Act['kind']>(['no', 'undo', 'keep', 'okay', 'fine', 'thanks']);

const letsBe = ({ heard: { acts, words } }: Talk): boolean =>
  (acts.length > 0 && acts.every(({ kind }) => LETS_BE.has(kind))) || /^(?:neither|none)\b/.test(words.join(' '));

function leftAsItIs(talk: Talk, before: State): Talk {
  const left = untouched(talk, before);
  left.say.push('Okay, it stays as it is.');
  return left;
}

/** What was said before, of the line that was told now; null where none was. */
function toldWhich(talk: Talk, open: OpenChange, decide: Decide, [before, spoken, ...at]: Turn): Talk | null {
  const { heard } = talk;
  const { alternatives: _, ...turn } = spoken;
  for (const end of [heard.words.length, ...endings(heard.words, clauseStarts(heard.text))]) {
    const ids = meantIn(heard.words.slice(0, end), talk, open, before);
    if (ids.length === 0) continue;
    let state: State = { ...before, asked: open.asked, question: open.question };
    const done: Talk[] = [];
    for (const id of ids) {
      const one = decide({ ...state, focus: id, spokenOf: [id] }, { ...turn, text: open.said }, ...at);
      if (onlyChanged(state, one.state) !== id) return null;
      done.push(one);
      state = { ...one.state, asked: open.asked };
    }
    const rest = heard.words.slice(end).join(' ');
    if (rest !== '') done.push(decide({ ...state, asked: { kind: 'more' } }, { ...turn, text: rest }, ...at));
    return together(done);
  }
  return null;
}

/** The last of them, with what was said and touched in those before it. */
function together(done: readonly Talk[]): Talk | null {
  const last = done.at(-1);
  if (!last) return null;
  last.say.splice(0, last.say.length, ...done.flatMap(({ say }) => say));
  const touched = done.flatMap((one) => [...one.touched]);
  for (const id of touched) last.touched.add(id);
  return last;
}

const OF = /^(?:on|for|to|of|in|with|from) /;

function meantIn(words: readonly string[], talk: Talk, open: OpenChange, before: State): number[] {
  const of: Talk = { ...talk, state: before };
  const lines = before.lines.filter(({ id }) => open.lines.includes(id)).map((line) => standingLine(of, line));
  const said = clauseOf(words).words.join(' ').replace(OF, '').split(' ');
  const meant = meantBy(said, { lines, focus: undefined }, talk.menu);
  return meant && meant.some === null ? meant.lines.map(({ id }) => id) : [];
}
