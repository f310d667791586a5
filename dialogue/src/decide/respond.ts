import type { CallerTurn, ToolOutcome } from '@attendant/voice/roles';
import type { BusinessFacts } from '../facts.ts';
import { soundsLikeFood } from '../heard/intent/remarks.ts';
import { isThat } from '../heard/reference.ts';
import { takeBooking } from '../topics/booking/booking.ts';
import { takeCrowd } from '../topics/business/groups.ts';
import { agreedWords, takeDoubt } from '../topics/doubt.ts';
import { takeWanted } from '../topics/later.ts';
import { takeMenuQuestion } from '../topics/menu/asked.ts';
import { takePassedOn } from '../topics/passed-on.ts';
import { takeLikely, takeRemarks } from '../topics/remarks.ts';
import { noteRequest } from '../topics/requests.ts';
import { takeCardNumber, takeChild, takeDanger } from '../topics/safety.ts';
import { takeSending } from '../topics/sending.ts';
import type { Act, Understanding } from '../understand/acts.ts';
import type { Menu } from '../understand/menu.ts';
import { perform } from './act.ts';
import { type Answer, answer } from './answers.ts';
import { addAsChoice, askAboutChoice, chooseBase, halfAndHalf, putBack, swapChoices } from './choice-changes.ts';
import { answerChoices, takeChoice } from './choosing.ts';
import { afterTool } from './closing.ts';
import { takeDetails } from './details.ts';
import { hear } from './hear.ts';
import { lastWasHeard, repeatUnheardReceipt } from './heard.ts';
import { sayFromNotes } from './knowledge.ts';
import { unknownItem } from './menu-answers.ts';
import { takeMessagePart } from './message.ts';
import { everythingOn, someAre } from './parts.ts';
import { askWhatBecomes, repair, repeatQuestion, silence } from './repair.ts';
import { askWhat, holdBack, standing } from './standing.ts';
import type { Asked, State } from './state.ts';
import { step } from './step.ts';
import type { Heard, Step, Talk, ToolCall } from './talk.ts';
import { hearWay, takeWayOut } from './way-out.ts';
import { likeliest } from './ways.ts';
import { takeWhichever } from './whichever.ts';

/** Decides one turn of the caller. Pure: the state that comes in stays as it is. */
export function respond(before: State, spoken: CallerTurn, facts: BusinessFacts, menu: Menu): Step {
  const { turn, heard } = likeliest(spoken, before.asked, facts, menu);
  const agreed = agreedWords(before, heard);
  const talk =
    agreed === null
      ? begin(before, turn, facts, menu, heard)
      : begin(before, { ...turn, text: agreed, confidence: null }, facts, menu, hear(agreed, facts, menu));
  if (turn.kind === 'silence') silence(talk);
  else listen(talk);
  return step(talk);
}

/** Goes on with the same turn after the tool of its last step has answered. */
export function goOn(
  last: Step,
  tool: ToolCall,
  outcome: ToolOutcome,
  turn: CallerTurn,
  facts: BusinessFacts,
  menu: Menu,
): Step {
  // The words of the turn have been dealt with.
  const talk = begin(last.state, turn, facts, menu, hear('', facts, menu));
  if (last.say !== '') talk.say.push(last.say);
  afterTool(talk, tool, outcome);
  const next = step(talk);
  return { ...next, sources: [...last.sources, ...next.sources] };
}

function begin(before: State, turn: CallerTurn, facts: BusinessFacts, menu: Menu, heard: Heard): Talk {
  return {
    state: structuredClone(before),
    facts,
    menu,
    turn,
    heard,
    say: [],
    notes: [],
    touched: new Set<number>(),
    previous: null,
    ask: null,
    tool: null,
    end: null,
    understood: true,
  };
}

function listen(talk: Talk): void {
  const { state } = talk;
  state.silences = 0;
  repeatUnheardReceipt(talk);
  if (!lastWasHeard(talk) && talk.heard.acts.length > 0 && talk.heard.acts.every((act) => answersQuestion(talk, act)))
    return repeatQuestion(talk);
  if (takeDanger(talk) || takeChild(talk) || takeCardNumber(talk) || takeDoubt(talk)) return;
  if (takeSending(talk) || takePassedOn(talk) || takeCrowd(talk)) return void (state.misses = 0);
  if (takeMenuQuestion(talk) || takeRemarks(talk)) return void (state.misses = 0);
  const { heard } = talk;
  const lines = structuredClone(state.lines);
  const told = state.asked.kind.startsWith('message') && takeMessagePart(talk);
  const booking = !told && (takeBooking(talk) || takeWanted(talk));
  const answered =
    told ||
    booking ||
    takeMessagePart(talk) ||
    takeWhichever(talk) ||
    takeChoice(talk) ||
    takeWayOut(talk) ||
    takeDetails(talk);
  if (booking) asides(talk);
  else if (!answered) obey(talk);
  if (!talk.understood || (!answered && saysNothing(talk.heard) && nothingDone(talk))) return notUnderstood(talk);
  state.misses = 0;
  const undone = heard.acts.some((act) => act.kind === 'undo');
  if (!undone && JSON.stringify(lines) !== JSON.stringify(state.lines)) state.before = lines;
}

/** What else a sentence about an appointment says: a dish to order, a question about the business. */
function asides(talk: Talk): void {
  const asked = talk.state.asked.kind === 'booking' && talk.state.asked.part === 'about';
  for (const act of asked ? [] : talk.heard.acts) {
    const hours = act.kind === 'hours' && /\b(open|close|hours)\b/.test(talk.heard.words.join(' '));
    if (hours || (act.kind === 'add' && act.wish.item.exact && talk.facts.orderingEnabled)) perform(talk, act);
  }
}

/** Acts in the order they were said. A yes or no to a doubt comes before them, any other after. */
function obey(talk: Talk): void {
  hearWay(talk);
  const whole = talk.heard.acts.some((act) => act.kind === 'add' && act.wish.whole);
  if (
    noteRequest(talk) ||
    (!whole &&
      (answerChoices(talk) ||
        swapChoices(talk) ||
        someAre(talk) ||
        everythingOn(talk) ||
        putBack(talk) ||
        askAboutChoice(talk) ||
        chooseBase(talk) ||
        halfAndHalf(talk) ||
        askWhatBecomes(talk)))
  )
    return;
  const acts = withoutNoise(talk, talk.state.asked.kind);
  const stood = standing(talk);
  const asked = talk.state.asked.kind;
  const lines = JSON.stringify(talk.state.lines);
  if (asked === 'confirm' && talk.heard.consent === 'yes' && !acts.some(isMore)) return answer(talk, 'yes');
  const said = answerOf(acts, asked);
  const first = asked === 'mean' || asked === 'which' || asked === 'name-is';
  if (said && first) answer(talk, said);
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
function withoutNoise({ heard: { acts }, state }: Talk, asked: Asked['kind']): readonly Act[] {
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
  return story ? acts.filter((act) => !/^(unknown-item|want-category|quantity|name)$/.test(act.kind)) : acts;
}

/** "No thanks, and could you leave the basil off?" ends the list of dishes all the same. */
function isOnlyNotes(acts: readonly Act[]): boolean {
  return acts[0]?.kind === 'no' && acts.every((act) => isAnswer(act) || act.kind === 'note' || act.kind === 'special');
}

const YES_NO = new Set<Asked['kind']>(['confirm', 'mean', 'name-is', 'finish', 'try-again', 'topic', 'message?']);

/** What a yes may not pass over: another wish, a change, a question, another matter. */
const MORE = new Set<Act['kind']>([
  ...(['add', 'want-category', 'amend', 'again', 'split', 'replace', 'correct', 'remove'] as const),
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
  if (kinds.has('done') || (kinds.has('fine') && asked === 'more')) return 'done';
  if (kinds.has('no')) return 'no';
  if (kinds.has('yes') || (kinds.has('fine') && asked !== 'help')) return 'yes';
  if (kinds.has('fine')) return 'done';
  return kinds.has('okay') && YES_NO.has(asked) ? 'yes' : null;
}

function isAnswer(act: Act): boolean {
  return act.kind === 'yes' || act.kind === 'fine' || act.kind === 'no' || act.kind === 'done' || act.kind === 'okay';
}

/** "That's all" says what it means without the question; only to a read-back that was not heard it must not be a yes. */
const answersQuestion = (talk: Talk, act: Act): boolean =>
  isAnswer(act) && (act.kind !== 'done' || talk.state.asked.kind === 'confirm');

/** No act, or one that any sentence may have. */
const saysNothing = ({ acts, leftover }: Understanding): boolean =>
  acts.length === 0 || (leftover.length > 0 && acts.every(({ kind }) => kind === 'okay' || kind === 'greeting'));

function nothingDone(talk: Talk, touching = false): boolean {
  const { say, ask, tool, end, touched } = talk;
  return say.length === 0 && ask === null && tool === null && end === null && (touching || touched.size === 0);
}

/** What the owner wrote may still answer it; else the question is asked again. */
function notUnderstood(talk: Talk): void {
  const { leftover } = talk.heard;
  if (talk.state.asked.kind === 'confirm' && talk.heard.consent === 'doubt' && talk.say.length === 0)
    return holdBack(talk);
  if (talk.say.length === 0 && leftover.length > 0 && addAsChoice(talk, leftover.join(' '))) return;
  if (talk.heard.remark.intent === 'hours' && takeLikely(talk)) return;
  const told = /^(?:take|leave|put|make|give|keep|change)\b/.test(talk.heard.words.join(' '));
  const known = !told && talk.heard.words.length > 2 && sayFromNotes(talk, talk.heard.words, '', MOSTLY);
  if (known || talk.say.length > 0) return;
  const said = talk.menu.families.length > 0 ? wantedThing(talk.heard) : null;
  if (said && soundsLikeFood(said)) unknownItem(talk, said, null);
  else if (!takeLikely(talk)) repair(talk);
}

/** What was not understood is answered from the owner's words only when they are mostly about the same. */
const MOSTLY = 0.5;

/** "Do you have any tacos?": nothing on the menu sounds like it. */
function wantedThing({ words, leftover }: Understanding): string | null {
  const asking = /\b((do|did|have|can) (you|i)|got|sell|serve|is there|are there|whats?|which|any)\b/.test(
    words.join(' '),
  );
  return asking && leftover.length > 0 && leftover.length <= 3 ? leftover.join(' ') : null;
}
