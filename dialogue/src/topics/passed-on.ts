import { nextOfMessage } from '../decide/message.ts';
import type { Asked } from '../decide/state.ts';
import type { Talk } from '../decide/talk.ts';
import type { Act } from '../understand/acts.ts';

/** Questions that nothing else is due to; in the middle of an order or an appointment its own topic answers. */
const OPEN = new Set<Asked['kind']>(['what', 'help', 'message?']);

/** 'Call me a taxi' is no call back. */
const SURE = 0.7;
const ELSEWHERE = new Set<Act['kind']>(['person', 'add', 'introduction']);

/** What somebody should be told is kept as it was told, and only a name is asked for. True when it was that. */
export function takePassedOn(talk: Talk): boolean {
  const { state, heard, turn } = talk;
  if (!heard.forSomebody || !OPEN.has(state.asked.kind) || state.lines.length > 0 || state.booking) return false;
  if (heard.forSomebody === 'pass-on' && heard.asking && heard.remark.intent === 'other' && heard.remark.sure > SURE)
    return false;
  if (heard.words.length < 5 || heard.acts.some(({ kind }) => ELSEWHERE.has(kind))) return false;
  // 'Can someone call me back' has not said why yet.
  if (heard.words.length < 8 && heard.acts.some(({ kind }) => kind === 'leave-message')) return false;
  const complaint = heard.forSomebody === 'complaint';
  talk.say.push(
    complaint ? "I'm sorry about that. I can pass it on, so that somebody calls you back." : 'I can pass that on.',
  );
  if (state.message !== turn.text.trim())
    state.message = [state.message, turn.text.trim()].filter(Boolean).join('. ').slice(0, 2000);
  nextOfMessage(talk);
  return true;
}
