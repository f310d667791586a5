import { tellNamed } from '../decide/answers/noted.ts';
import { keepWords } from '../decide/message/message.ts';
import type { Asked } from '../decide/state.ts';
import type { Talk } from '../decide/talk.ts';
import { NOT_LOOKED_FOR } from '../say/answers.ts';
import { LOST, lostProperty } from './business/lost-property.ts';

const OPEN = new Set<Asked['kind']>(['what', 'more', 'help', 'message?']);
const SURELY = 0.9;

/**
 * 'I think I left my jacket there on Saturday, a blue one': somebody has to look for it, and nothing in it is a dish, a day or a number of
 * an order. Amid one it is passed on with it. True when it was that.
 */
export function takeLeftThere(talk: Talk): boolean {
  const { state, heard } = talk;
  const { remark, acts, telling, wanting } = heard;
  if (remark.intent !== 'lost-property' || remark.sure < SURELY || !telling || wanting) return false;
  if (!OPEN.has(state.asked.kind) || state.booking || acts.some((act) => act.kind === 'add' && act.wish.item.exact))
    return false;
  if (state.lines.length === 0) lostProperty.take(talk);
  else {
    keepWords(state, heard.text.trim());
    state.owed = true;
    tellNamed(talk, LOST);
    talk.say.push(NOT_LOOKED_FOR);
  }
  return true;
}
