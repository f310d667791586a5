import { copied } from '../../copied.ts';
import { takenBack } from '../../heard/change/clause.ts';
import { isThat } from '../../heard/reference.ts';
import { noteRequest } from '../../topics/requests.ts';
import type { Act } from '../../understand/acts.ts';
import { clauseStarts } from '../../understand/words.ts';
import { perform } from '../act.ts';
import { type Answer, answer } from '../answers/answers.ts';
import { hear } from '../hear.ts';
import type { Asked } from '../state.ts';
import type { Talk } from '../talk.ts';
import { agreesToAll } from '../turn/agreeing.ts';
import { addAsChoice, askAboutChoice, chooseBase } from './choice-changes.ts';
import { answerChoices } from './choosing.ts';
import type { ChangesRead } from './handing-out.ts';
import { nameThose, tellApart } from './naming.ts';
import { askWhatBecomes } from './repair.ts';
import { askWhat, standing } from './standing.ts';
import { makeChanges, readChanges } from './standing-changes.ts';

/** 'A large pepperoni, no wait, make it a medium': what is taken back in one breath is read against what came before it. */
export function obeyInTurn(talk: Talk, read: ChangesRead | null): boolean {
  const { heard } = talk;
  const breaks = clauseStarts(heard.text);
  const marked = heard.words.map((word, at) => (breaks.has(at + 1) ? `${word},` : word));
  return !read && takenBack(marked).some(([before, behind]) => obeyThen(talk, before, behind));
}

function obeyThen(talk: Talk, before: string, behind: string): boolean {
  const { state, facts, menu } = talk;
  const first = hear(before, facts, menu);
  const undone: Talk = { ...talk, state: copied(state), heard: first, touched: new Set(), say: [] };
  if (!obeyInTurn(undone, null)) {
    if (!first.acts.some((act) => act.kind === 'add' && act.wish.whole)) return false;
    obey(undone, null);
  }
  undone.heard = hear(behind, facts, menu);
  if (undone.state.unclear.length > state.unclear.length) {
    if (amendsOpen(undone)) {
      Object.assign(state, undone.state);
      Object.assign(talk, { heard: undone.heard, touched: undone.touched, understood: true });
      return true;
    }
    // What was said last is what is taken back, if nobody knows what it was.
    undone.state.unclear.pop();
  }
  const change = undone.tool === null && undone.end === null ? readChanges(undone) : null;
  if (!change) return false;
  Object.assign(state, undone.state);
  Object.assign(talk, { heard: undone.heard, touched: undone.touched, understood: true });
  obey(talk, change);
  return true;
}

/** 'Three rotis, no four', where it is still asked which they are: of those, and of nothing that stands. */
function amendsOpen({ heard, state }: Talk): boolean {
  const pending = state.unclear.at(-1);
  const [told] = heard.acts.flatMap((act) => {
    if (act.kind === 'quantity') return { quantity: act.quantity, size: null };
    return act.kind === 'amend' && isThat(act.target) ? act : [];
  });
  if (!pending || !told || heard.leftover.length > 0) return false;
  pending.wish.quantity = told.quantity ?? pending.wish.quantity;
  pending.wish.size = told.size ?? pending.wish.size;
  return true;
}

/** Acts in the order they were said. A yes or no to a doubt comes before them, any other after. */
export function obey(talk: Talk, read: ChangesRead | null): void {
  if (read) {
    makeChanges(talk, read.changes);
    // 'Take the soup off and it's good': what agrees was said before the order was as it is now.
    if (read.rest.words.length === 0 || (talk.state.asked.kind === 'confirm' && agreesToAll(read.rest))) return;
    talk.heard = read.rest;
  }
  if (nameThose(talk) || tellApart(talk)) return;
  const whole = talk.heard.acts.some((act) => act.kind === 'add' && act.wish.whole);
  if (
    noteRequest(talk) ||
    (!whole && (answerChoices(talk) || askAboutChoice(talk) || chooseBase(talk) || askWhatBecomes(talk)))
  )
    return;
  // A change of which a part was not understood changes nothing.
  const isHalf = talk.heard.leftover.length > 0 && talk.heard.acts.some(isChange) && talk.heard.acts.every(isChange);
  if (!read && talk.state.lines.length > 0 && isHalf && /^(?:more|confirm|change)$/.test(talk.state.asked.kind))
    return askWhat(talk);
  const acts = withoutNoise(talk, talk.state.asked.kind);
  const stood = standing(talk);
  const asked = talk.state.asked.kind;
  const lines = JSON.stringify(talk.state.lines);
  if (asked === 'confirm' && agreesToAll(talk.heard) && !acts.some(isMore)) return answer(talk, 'yes');
  const said = answerOf(acts, asked);
  const first = /^(?:mean|which|name-is|leave-off|keep)$/.test(asked);
  // 'Yeah, the white pie, a large': what was doubted, said again, is that one.
  const [doubted] = asked === 'mean' ? (talk.state.unclear[0]?.wish.item.families ?? []) : [];
  const isAgain = acts.some((act) => act.kind === 'add' && act.wish.item.families[0] === doubted);
  if (said && first && !isAgain) answer(talk, said);
  for (const act of acts) perform(talk, act);
  // 'No, ranch': what goes on it after all.
  if (said === 'no' && asked === 'more' && addAsChoice(talk, talk.heard.leftover.join(' '))) return;
  const changed = lines !== JSON.stringify(talk.state.lines) || talk.state.unclear.length > 0;
  // 'No, four of them are sesame': what was read back is not read again as if nothing had been said.
  if (
    asked === 'confirm' &&
    acts.some(({ kind }) => kind === 'no') &&
    stood === standing(talk) &&
    nothingDone(talk, true)
  )
    return askWhat(talk);
  if (changed && talk.ask?.asked.kind === 'change') talk.ask = null;
  const overtaken = changed && (said !== 'done' || asked === 'confirm') && !isOnlyNotes(acts);
  if (said && !first && !overtaken && talk.understood && !talk.tool && !talk.ask && !talk.end) answer(talk, said);
}

/** In a complaint or a booking, words that look like a dish or a number are part of the story. */
function withoutNoise({ heard: { acts: said }, state }: Talk, asked: Asked['kind']): readonly Act[] {
  // 'Forget it, I'll call somebody else'
  const cancels = said.some(({ kind }) => kind === 'cancel-order');
  const acts = cancels ? said.filter(({ kind }) => kind !== 'undo' && kind !== 'no') : said;
  const earlier = acts.find((act) => act.kind === 'earlier-order');
  // 'You forgot the knots', said of the order that is being taken, is a wish.
  const ofThis = state.lines.length > 0 && acts.some((act) => act.kind === 'add');
  if (earlier) return ofThis ? acts.filter((act) => act !== earlier) : [earlier];
  // 'Go a little slower' is of no little pizza.
  if (acts.some(({ kind }) => kind === 'slower' || kind === 'repeat'))
    return acts.filter((act) => !(act.kind === 'quantity' || (act.kind === 'amend' && isThat(act.target))));
  const foreign = acts.find((act) => act.kind === 'spanish');
  if (foreign && !acts.some((act) => act.kind === 'add' && act.wish.item.exact)) return [foreign];
  const story =
    asked === 'booking' || acts.some((act) => act.kind === 'angry' || act.kind === 'booking' || act.kind === 'person');
  // 'A large limeade, no wait, two' counts nothing else.
  const unknown = acts.findLastIndex(({ kind }) => kind === 'unknown-item');
  const isOfIt = (act: Act, at: number) =>
    unknown >= 0 &&
    at > unknown &&
    (act.kind === 'quantity' || act.kind === 'split' || (act.kind === 'amend' && isThat(act.target)));
  if (acts.some(isOfIt)) return acts.filter((act, at) => !isOfIt(act, at));
  return story ? acts.filter((act) => !/^(unknown-item|want-category|quantity|name)$/.test(act.kind)) : acts;
}

/** "No thanks, and could you leave the basil off?" ends the list of dishes all the same. */
function isOnlyNotes(acts: readonly Act[]): boolean {
  return acts[0]?.kind === 'no' && acts.every((act) => isAnswer(act) || act.kind === 'note' || act.kind === 'special');
}

const isChange = ({ kind }: Act): boolean => /^(?:amend|split|replace|correct|quantity|no)$/.test(kind);

const YES_NO = new Set<Asked['kind']>([
  'confirm',
  'mean',
  'name-is',
  'finish',
  'leave-off',
  'keep',
  'try-again',
  'topic',
  'message?',
]);

/** What a yes may not pass over: another wish, a change, a question, another matter. */
const MORE = new Set<Act['kind']>([
  ...(['add', 'want-category', 'amend', 'split', 'replace', 'correct', 'remove'] as const),
  ...([
    'without',
    'note',
    'special',
    'allergy',
    'name',
    'undo',
    'cancel-order',
    'start-over',
    'person',
    'angry',
  ] as const),
  ...([
    'urgent',
    'leave-message',
    'booking',
    'earlier-order',
    'ask-item',
    'ask-category',
    'ask-with',
    'hours',
  ] as const),
]);
const isMore = (act: Act): boolean =>
  MORE.has(act.kind) && !(act.kind === 'note' && /^no (?:problems?|changes?|worries|complaints)$/.test(act.text));

function answerOf(acts: readonly Act[], asked: Asked['kind']): Answer | null {
  const kinds = new Set(acts.map((act) => act.kind));
  // What is committed needs a whole yes, which was looked for before.
  if (asked === 'confirm') return kinds.has('no') ? 'no' : null;
  // 'Yeah, that's everything, go ahead', asked whether it is to be finished.
  if (asked === 'finish' && (kinds.has('yes') || kinds.has('place-order')) && !kinds.has('no')) return 'yes';
  if (kinds.has('done') || (kinds.has('fine') && (asked === 'more' || asked === 'help'))) return 'done';
  if (kinds.has('no')) return 'no';
  if (kinds.has('yes') || kinds.has('fine')) return 'yes';
  return kinds.has('okay') && YES_NO.has(asked) ? 'yes' : null;
}

function isAnswer(act: Act): boolean {
  return act.kind === 'yes' || act.kind === 'fine' || act.kind === 'no' || act.kind === 'done' || act.kind === 'okay';
}

/** "That's all" says what it means without the question; only to a read-back that was not heard it must not be a yes. */
export const answersQuestion = (talk: Talk, act: Act): boolean =>
  isAnswer(act) && (act.kind !== 'done' || talk.state.asked.kind === 'confirm');

/** Nothing came of the words so far; with `touching`, lines that were altered count as nothing. */
export function nothingDone(talk: Talk, touching = false): boolean {
  const { say, ask, tool, end, touched } = talk;
  return say.length === 0 && ask === null && tool === null && end === null && (touching || touched.size === 0);
}
