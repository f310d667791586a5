import { tellNoted } from '../decide/answers/noted.ts';
import { repeatQuestion } from '../decide/order/repair.ts';
import type { Talk } from '../decide/talk.ts';
import { namesSomething } from '../heard/relevance/relevance.ts';
import { NOT_HERE } from '../say/answers.ts';
import { TOPICS } from './list.ts';

/** The likeliest is better than nothing from here on. */
const LIKELY = 0.4;
/** 'Are you sure?' asks of what was read back. */
const FEW_WORDS = 3;

/** Who asks something before they agree hears what is known of it, or that nothing is, and is asked again. True when it was that. */
export function answerAtReadBack(talk: Talk): boolean {
  const { state, heard } = talk;
  const { intent, sure } = heard.remark;
  if (state.asked.kind !== 'confirm' || !heard.onlyAsking || heard.words.length < FEW_WORDS) return false;
  const topic = TOPICS.find((one) => one.intent === intent && one.beside);
  if (!tellNoted(talk)) {
    if (topic && sure >= LIKELY) topic.take(talk);
    else if (namesSomething(heard.text)) talk.say.push(NOT_HERE);
    else return false;
  }
  if (!talk.ask && !talk.tool) repeatQuestion(talk);
  return true;
}
