import type { CallerTurn, ToolOutcome } from '@attendant/voice/roles';
import { copied } from '../copied.ts';
import type { BusinessFacts } from '../facts.ts';
import { takeAllergyBack } from '../topics/allergy-taken-back.ts';
import { keepSpokenOf } from '../topics/booking/asked-of.ts';
import { takePondered } from '../topics/booking/beside/pondered.ts';
import { noteRemark } from '../topics/booking/beside/remarked.ts';
import { keepRemarks } from '../topics/booking/beside/remarks.ts';
import { takeBooking } from '../topics/booking/booking.ts';
import { keepsMine } from '../topics/booking/existing.ts';
import { asAgreed, takeDoubt } from '../topics/doubt.ts';
import { doubtDay, keepSupposed, takeAskedThen, takeWanted } from '../topics/later.ts';
import { takeGivenUp } from '../topics/line/given-up.ts';
import { takeDenied } from '../topics/message/behind-alarm.ts';
import { takeConditions } from '../topics/owners-conditions.ts';
import { tellsMoreOfIt } from '../topics/passed-on.ts';
import { takeOfPlaced } from '../topics/placed.ts';
import { takeQuestion } from '../topics/question.ts';
import { noteRequest, noteWriting } from '../topics/requests.ts';
import { isElsewhere, takeAfterAlarm, takeCardNumber, takeChild, takeCondition, takeDanger } from '../topics/safety.ts';
import { takeUrgent } from '../topics/urgent.ts';
import type { Understanding } from '../understand/acts.ts';
import type { Menu } from '../understand/menu/menu.ts';
import { perform } from './act.ts';
import { closeWithDetails, goOnWithDetails, keepDetails, takeNobody } from './caller.ts';
import { afterTool } from './closing.ts';
import { isHeardName, takeDetails, takeNumberPiece } from './details.ts';
import { hear } from './hear.ts';
import { lastWasHeard, repeatUnheardReceipt } from './heard.ts';
import { bookInstead, orderInstead } from './message/instead.ts';
import { dropMessage, passOnAddition, refuseOffer } from './message/message.ts';
import { takeMessagePart } from './message/taking.ts';
import { oneByOne } from './one-by-one.ts';
import { takeChoice } from './order/choosing.ts';
import type { ChangesRead } from './order/handing-out.ts';
import { answersQuestion, nothingDone, obey, obeyInTurn } from './order/obey.ts';
import { repair, repeatQuestion, silence } from './order/repair.ts';
import { restate } from './order/restating.ts';
import { readChanges } from './order/standing-changes.ts';
import { makeCombo } from './order/told/as-combo.ts';
import { offeredFirst, takeAsOffered } from './order/told/as-offered.ts';
import { tellWhatThereIs } from './order/told/asked-back.ts';
import { takeDeal } from './order/told/deal.ts';
import { takeToldBeside } from './order/told/in-other-words.ts';
import { keepsStanding } from './order/told/kept-standing.ts';
import { tellNoHalves } from './order/told/no-halves.ts';
import { ofWhichOne } from './order/told/which-of-them.ts';
import { askOfThatOne } from './order/told/which-to-change.ts';
import { takeWrittenOnly } from './order/told/written-only.ts';
import { letGoWhole, letsGoOfAsked, putBackLast, takeOffLast, takesBackAll, undoFirst } from './order/undoing.ts';
import { takeWhichever } from './order/whichever.ts';
import type { State } from './state.ts';
import { step } from './step.ts';
import type { Step, Talk, ToolCall } from './talk.ts';
import { addForAnother, nameAnother } from './turn/another.ts';
import { takeApart } from './turn/apart.ts';
import { asksBeside, asksBesideWish } from './turn/asked-beside.ts';
import { behind } from './turn/behind/behind.ts';
import { nameDay } from './turn/day-spoken-of.ts';
import { nameEnd } from './turn/ends.ts';
import { guess } from './turn/guess.ts';
import { besideWhatIsOpen, openly } from './turn/openly.ts';
import { namePriced } from './turn/priced-of.ts';
import { asMeant } from './turn/reworded/as-meant.ts';
import { askedWhole } from './turn/reworded/asked-whole.ts';
import { nameCombos } from './turn/reworded/combos.ts';
import { nameDisliked } from './turn/reworded/disliked.ts';
import { leaveOffAskedAbout, leaveOffIfIn } from './turn/reworded/if-it-has.ts';
import { leaveAsItIs, leavePlain } from './turn/reworded/left-as-it-is.ts';
import { keepStillWanted } from './turn/reworded/still-wanted.ts';
import { nameSuchOnes } from './turn/reworded/such-ones.ts';
import type { Remarked } from './turn/reworded/without-remarks.ts';
import { isSeenTo } from './turn/seen-to.ts';
import { sentencesApart, takeInTurn } from './turn/sentences.ts';
import { nameSpokenOf } from './turn/spoken-of.ts';
import { nameToldExtra } from './turn/told-extra.ts';
import { nameCounted } from './turn/what-counts.ts';
import { takeFetchedInstead, takeWayOut } from './way-out.ts';
import { likeliest, notByNo } from './ways.ts';

/** Decides one turn of the caller. Pure: the state that comes in stays as it is. */
export const respond = (before: State, spoken: CallerTurn, facts: BusinessFacts, menu: Menu): Step =>
  step(ofWhichOne((...turn) => oneByOne(...turn, decide), before, spoken, facts, menu));

function decide(before: State, spoken: CallerTurn, facts: BusinessFacts, menu: Menu): Talk {
  const said = askedWhole(likeliest(spoken, before, facts, menu), before, facts, menu);
  const meant = notByNo(asMeant(said, before, facts, menu), before);
  const talk = begin(before, asAgreed(meant, before, facts, menu), facts, menu);
  keepRemarks(talk, talk.state.booking);
  if (meant.introduced) keepDetails({ ...talk, ...meant.introduced });
  if (spoken.kind === 'silence') silence(talk);
  else {
    listen(talk, spoken.text);
    behind(talk, before, meant.heard, spoken.text);
  }
  return talk;
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
  const talk = begin(last.state, { turn, heard: hear('', facts, menu), remarks: [], only: false }, facts, menu);
  if (last.say !== '') talk.say.push(last.say);
  afterTool(talk, tool, outcome);
  const next = step(talk);
  return { ...next, sources: [...last.sources, ...next.sources] };
}

function begin(before: State, { turn, heard, remarks, only }: Remarked, facts: BusinessFacts, menu: Menu): Talk {
  return {
    state: copied(before),
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
    remarks,
    onlyRemarks: only,
  };
}

/** `said`: with what was only told. */
function listen(talk: Talk, said: string): void {
  const { state } = talk;
  state.silences = 0;
  repeatUnheardReceipt(talk);
  if (!lastWasHeard(talk) && talk.heard.acts.length > 0 && talk.heard.acts.every((act) => answersQuestion(talk, act)))
    return repeatQuestion(talk);
  if (
    takeDanger(talk) ||
    takeChild(talk) ||
    takeNumberPiece(talk) ||
    takeCardNumber(talk) ||
    keepsMine(talk) ||
    takeDenied(talk, isElsewhere) ||
    takeUrgent(talk) ||
    takeDoubt(talk) ||
    takeAfterAlarm(talk) ||
    takeGivenUp(talk, said)
  )
    return;
  if (takeConditions(talk, said) || takePondered(talk) || noteRemark(talk) || tellWhatThereIs(talk))
    return void (state.misses = 0);
  const apart = asksBeside(talk) ?? asksBesideWish(talk);
  if (apart && takeApart(talk, apart, { deed: listenTo, question: takeOne })) return void (state.misses = 0);
  if (!listenTo(talk)) repair(talk);
}

/** True when it was understood. */
function listenTo(talk: Talk): boolean {
  const { state } = talk;
  if (
    letsGoOfAsked(talk) ||
    takeAsOffered(talk) ||
    askOfThatOne(talk) ||
    takeInTurn(talk, offeredFirst(talk), takeOne) ||
    takeOfPlaced(talk) ||
    takeFetchedInstead(talk) ||
    keepsStanding(talk) ||
    leaveAsItIs(talk) ||
    takesBackAll(talk) ||
    takeAllergyBack(talk) ||
    takeDeal(talk, takeOne) ||
    tellNoHalves(talk) ||
    takeWrittenOnly(talk)
  ) {
    state.misses = 0;
    return true;
  }
  refuseOffer(talk);
  nameDay(talk);
  keepSpokenOf(talk);
  doubtDay(talk);
  keepSupposed(talk);
  undoFirst(talk);
  letGoWhole(talk);
  takeOffLast(talk);
  putBackLast(talk);
  nameEnd(talk);
  nameCounted(talk);
  nameAnother(talk);
  addForAnother(talk);
  namePriced(talk);
  nameToldExtra(talk);
  nameCombos(talk);
  makeCombo(talk);
  nameSuchOnes(talk);
  nameSpokenOf(talk);
  nameDisliked(talk);
  leaveOffIfIn(talk);
  leaveOffAskedAbout(talk);
  keepStillWanted(talk);
  leavePlain(talk);
  orderInstead(talk);
  bookInstead(talk);
  // 'I don't need new ones, just a refund' changes nothing of this order.
  const read = talk.heard.manner.wantsBack || tellsMoreOfIt(talk) ? null : readChanges(talk);
  if (!read && isSeenTo(talk)) {
    state.misses = 0;
    return true;
  }
  const sentences = read ? [] : sentencesApart(talk);
  const before = copied(state);
  const known = restate(talk, read) || takeInTurn(talk, sentences, takeOne) || take(talk, read);
  if (!known && !openly(talk, () => guess(talk))) return false;
  state.misses = 0;
  // An offer of a message that nobody took is overtaken by an order.
  const offered = before.message === null || before.asked.kind === 'message?';
  if (offered && before.lines.length < state.lines.length && !state.owed) dropMessage(state);
  if (before.lines.length < state.lines.length) state.ordered = talk.turn.text;
  closeWithDetails(talk, before);
  return true;
}

function takeOne(talk: Talk): boolean {
  nameDay(talk);
  nameEnd(talk);
  nameCounted(talk);
  nameAnother(talk);
  addForAnother(talk);
  namePriced(talk);
  nameToldExtra(talk);
  nameSpokenOf(talk);
  return take(talk, readChanges(talk)) || guess(talk);
}

/** What is said is kept, answered, and done; false where none of that could be. */
function take(talk: Talk, read: ChangesRead | null): boolean {
  const { state } = talk;
  const told = keepDetails(talk);
  // '11:15, it's Walter Diaz' chooses a time as well, and 'at the chapel by ten' tells one.
  const { time, bare } = talk.heard.when;
  const isTimed = (state.booking !== null || state.lines.length > 0) && (time ?? bare) !== null;
  if (!read && told && talk.heard.caller.alone && !isTimed && goOnWithDetails(talk)) return true;
  if (!read && ((isHeardName(talk) && takeDetails(talk)) || takeCondition(talk) || passOnAddition(talk))) return true;
  if (!read && (takeAskedThen(talk) || besideWhatIsOpen(talk, takeQuestion))) return true;
  // 'Buttercream, and write Happy Birthday on it'
  if (!read && talk.heard.request?.written) takeChoice(talk);
  if (!read && ((talk.heard.request?.written && noteRequest(talk)) || openly(talk, () => takeQuestion(talk)))) {
    // 'Can you bring it to 200 Elm Street for noon', 'noon. Do you deliver?' asks, and tells when.
    if (talk.heard.caller.address || (state.lines.length > 0 && !talk.heard.onlyAsking)) takeWanted(talk);
    return true;
  }
  const { heard } = talk;
  const lines = copied(state.lines);
  const message = state.asked.kind.startsWith('message') && takeMessagePart(talk);
  const booking = !message && (takeBooking(talk) || takeWanted(talk, read?.rest.words.length === 0));
  const answered =
    message ||
    booking ||
    takeMessagePart(talk) ||
    (!read && (takeWhichever(talk) || takeChoice(talk))) ||
    takeWayOut(talk) ||
    takeNobody(talk) ||
    takeDetails(talk);
  if (booking) asides(talk);
  else if (!answered && !obeyInTurn(talk, read)) obey(talk, read);
  takeToldBeside(talk);
  noteWriting(talk);
  if (!talk.understood || (!answered && saysNothing(talk.heard) && nothingDone(talk)))
    return told && (talk.heard.leftover.length === 0 || state.booking !== null) && goOnWithDetails(talk);
  const undone = heard.acts.some((act) => act.kind === 'undo');
  if (!undone && JSON.stringify(lines) !== JSON.stringify(state.lines)) state.before = lines;
  return true;
}

/** What else a sentence about an appointment says: a dish to order, a question about the business. */
function asides(talk: Talk): void {
  const asked = talk.state.asked.kind === 'booking' && talk.state.asked.part === 'about';
  for (const act of asked ? [] : talk.heard.acts) {
    const hours = act.kind === 'hours' && talk.heard.appointment.elsewhere === 'hours';
    if (hours || (act.kind === 'add' && act.wish.item.exact && talk.facts.orderingEnabled)) perform(talk, act);
  }
}

/** More words than a greeting has. */
const GREETING = 6;

/** No act, or one that any sentence may have. */
const saysNothing = ({ acts, leftover, words, consent }: Understanding): boolean =>
  acts.length === 0 ||
  ((leftover.length > 0 || words.length > GREETING) &&
    acts.every(({ kind }) => kind === 'okay' || kind === 'greeting' || (kind === 'yes' && consent !== 'yes'))) ||
  (words.length > 5 && consent !== 'yes' && acts.every(({ kind }) => kind === 'yes'));
