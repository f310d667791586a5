import { restated } from '../../heard/change/frames/other-count.ts';
import { FOREIGN } from '../../heard/intent/remarks.ts';
import { readDigits } from '../../understand/phones.ts';
import { clearOrder, placeOrder } from '../closing.ts';
import { declineMessage, leaveMessage, leaveNow, nextOfMessage } from '../message/message.ts';
import { openText } from '../next-question.ts';
import { takeIt } from '../order/adding.ts';
import { answerKeep } from '../order/allergens.ts';
import { standingLine } from '../order/handing-out.ts';
import { addWish } from '../order/lines.ts';
import { leaveOff, pressOn } from '../order/pressing.ts';
import { makeChanges } from '../order/standing-changes.ts';
import { ask, type Talk } from '../talk.ts';

export type Answer = 'yes' | 'no' | 'done';

/** A yes, a no or a "that's all" means what the last question makes it mean. */
export function answer(talk: Talk, said: Answer): void {
  const { asked } = talk.state;
  if (asked.kind === 'booking') return;
  if (asked.kind === 'wanted')
    return ask(talk, asked, 'When would you like it? You can also say: as soon as possible.');
  if (asked.kind === 'keep') return answerKeep(talk, asked.line, said);
  if (asked.kind === 'leave-off') return leaveOff(talk, asked.line);
  if ((said === 'done' || (said === 'no' && asked.kind === 'option')) && pressOn(talk)) return;
  if (asked.kind === 'confirm') return answerConfirm(talk, said);
  if (asked.kind === 'mean' || asked.kind === 'which') return answerUnclear(talk, said);
  if (asked.kind === 'name-is' && said !== 'no') return void (talk.state.name = asked.name);
  if (asked.kind === 'name-is') return ask(talk, { kind: 'name' }, 'What name should I put on it?');
  if (asked.kind === 'phone' && said !== 'yes') return void (talk.state.phoneRefused = true);
  if (asked.kind === 'topic' && said !== 'done') {
    if (said === 'yes' && talk.touched.size === 0) takeIt(talk, { quantity: null, size: null });
    return;
  }
  if (asked.kind === 'finish') return answerFinish(talk, said);
  if (asked.kind === 'try-again') return answerTryAgain(talk, said);
  if (asked.kind.startsWith('message')) return answerMessage(talk, said);
  if (asked.kind === 'size' && said !== 'done') return void talk.say.push('Sorry, I need a size.');
  answerMore(talk, said);
}

function answerConfirm(talk: Talk, said: Answer): void {
  if (said === 'no') return ask(talk, { kind: 'change' }, 'What should I change?');
  placeOrder(talk);
}

function answerUnclear(talk: Talk, said: Answer): void {
  const several = (talk.state.unclear[0]?.wish.item.families.length ?? 0) > 1;
  const { manner, clauses, consent } = talk.heard;
  // 'No, that's fine' chooses none of them; 'okay, and is your meat halal' agrees to nothing.
  const isBeside = said === 'yes' && consent !== 'yes' && clauses.some(({ asking }) => asking);
  // 'Nah, that's it' is no yes, to whatever was guessed.
  const isNone = said === 'no' || said === 'done' || (several && manner.refuses) || isBeside;
  if (several && said === 'yes' && !isNone) return;
  const unclear = talk.state.unclear.shift();
  if (!unclear) return answerMore(talk, said);
  if (isNone) return void talk.say.push('Okay, I left that out.');
  const [key] = unclear.wish.item.families;
  const [line, ...others] = talk.state.lines.filter(({ family }) => family === key);
  if (unclear.corrects && line && others.length === 0)
    return makeChanges(talk, [restated(standingLine(talk, line), unclear.wish)]);
  addWish(talk, { ...unclear.wish, item: { ...unclear.wish.item, sure: 'certain' } }, unclear.more);
}

function answerFinish(talk: Talk, said: Answer): void {
  if (said === 'yes') {
    talk.state.finishing = true;
    return;
  }
  clearOrder(talk.state);
  talk.say.push("Okay, I haven't placed anything. Goodbye.");
  talk.end = 'goodbye';
}

function answerTryAgain(talk: Talk, said: Answer): void {
  if (said === 'yes') return void (talk.state.finishing = true);
  talk.state.finishing = false;
  ask(talk, { kind: 'message?' }, 'Okay. Shall I take a message instead?');
}

function answerMessage(talk: Talk, said: Answer): void {
  if (said === 'yes') return nextOfMessage(talk);
  // 'That's all' is no refusal.
  if (said === 'done' && talk.state.owed) return leaveOwed(talk);
  declineMessage(talk);
  if (said === 'done' && talk.state.lines.length > 0) talk.state.finishing = true;
  else talk.say.push('Okay.');
}

/** The order that is being taken goes on. */
function leaveOwed(talk: Talk): void {
  if (talk.state.lines.length === 0) return void leaveNow(talk);
  talk.state.finishing = true;
  leaveMessage(talk);
}

const CONTENT = /\b(?:fine|good|great|perfect|all|okay|works?|right|correct|awesome)\b/;
const PARTING = new Set(['no', 'goodbye', 'thanks', 'stop']);

/** "Anything else?" "No." closes the order; with no order it closes the call. */
function answerMore(talk: Talk, said: Answer): void {
  const { state } = talk;
  if (talk.heard.foreign > FOREIGN) return void (talk.understood = false);
  if (state.lines.length > 0 || state.unclear.length > 0) {
    // 'Yes, that's right', and whoever gave a name: nothing else is wanted.
    const all =
      state.name !== null || /\b(?:right|correct|perfect|go ahead|all|set)\b/.test(talk.heard.words.join(' '));
    if (said === 'yes' && state.asked.kind === 'more' && !all)
      return ask(talk, { kind: 'more' }, 'What else would you like?');
    state.finishing = said !== 'yes' || all || state.finishing;
    return;
  }
  // 'Yeah hi, my sink is backed up' agrees to nothing.
  if (said === 'yes' && talk.heard.leftover.length > (talk.heard.asking ? 0 : 1)) return void (talk.understood = false);
  // 'Yes, that's fine', to 'Is there anything else?'
  if (said === 'yes' && state.asked.kind === 'help' && CONTENT.test(talk.heard.words.join(' ')))
    return ask(talk, state.asked, 'Great. Thanks for calling.');
  if (said === 'yes') return ask(talk, { kind: 'what' }, openText(talk));
  if (talk.touched.size > 0) return;
  // 'No, the other one' is no end of a call.
  const { manner, telling, remark, words } = talk.heard;
  // 'You people never call back'
  const isStory = said === 'no' && telling && words.length > 3 && !PARTING.has(remark.intent);
  if (manner.ofSeveral || isStory) return void (talk.understood = false);
  // 'Half plain half sausage, no, half mushroom'
  if (talk.heard.acts.some(({ kind }) => kind === 'note' || kind === 'amend')) return void (talk.understood = false);
  // Nobody is hung up on by the first word of a call, nor by a question, nor by what was not understood whole.
  const asks = talk.heard.asking || talk.heard.clauses.some(({ asking }) => asking);
  // 'No, 0117'
  if (asks || talk.heard.leftover.length > 0 || readDigits(words).length > 1) return void (talk.understood = false);
  if (state.owed) return void leaveNow(talk);
  // 'None of those', of what was listed, may want something else.
  const isOfList = state.question.startsWith('Which ');
  if (isOfList || (state.asked.kind === 'what' && state.question === ''))
    return ask(talk, { kind: 'what' }, openText(talk));
  talk.say.push(state.placed || state.booked ? 'Thank you. Goodbye.' : 'Okay. Thanks for calling. Goodbye.');
  talk.end = 'goodbye';
}
