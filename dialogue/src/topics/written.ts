import { ANY, sayFromNotes } from '../decide/answers/knowledge.ts';
import type { Asked } from '../decide/state.ts';
import type { Talk } from '../decide/talk.ts';

/** The least share of a question's words that the owner's sentence has, to be its answer whatever the model takes it for. */
const PLAINLY = 0.6;

const SURE = 0.9;

const OPEN = new Set<Asked['kind']>(['what', 'more', 'help', 'message?']);

/** What the model makes of words that only the owner knows: 'is Tony in?' asks for nobody to come to the phone. */
const GUESSED = new Set(
  `other person services service-price facilities policy book message unsure payment stop wait spam wrong-number yes no there robot`.split(
    ' ',
  ),
);

/** 'Can I drop him off at eleven?', where nothing is named that is done by appointment. */
const isOfRules = ({ heard: { asking, appointment, visit, telling } }: Talk): boolean =>
  asking && !telling && appointment.about === null && appointment.wants === null && visit.answered.length === 0;

/** A mere question of which most words stand in one sentence of the owner's is answered by it. True when it was. */
export function takeWritten(talk: Talk): boolean {
  const { heard, state, facts } = talk;
  if (!(heard.onlyAsking || isOfRules(talk)) || !OPEN.has(state.asked.kind) || !GUESSED.has(heard.remark.intent))
    return false;
  const { appointment, visit } = heard;
  const ofSlots =
    appointment.wants !== null || appointment.own || (facts.bookingEnabled && appointment.ofFree) || appointment.ofNeed;
  const ofMenu = heard.onMenu && facts.orderingEnabled;
  if (heard.acts.some(({ kind }) => kind === 'person') && heard.remark.intent !== 'other' && !heard.asksFor.around)
    return false;
  if (heard.clauses.some(({ asking, intent, sure }) => asking && sure > SURE && !GUESSED.has(intent))) return false;
  if (ofSlots || ofMenu || visit.persons.length > 0 || visit.services.length > 0) return false;
  return sayFromNotes(talk, heard.words, ANY, PLAINLY) !== null;
}
