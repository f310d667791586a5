import { inOtherWords } from '../say/again.ts';
import { lineWords } from '../say/dishes.ts';
import { capital, lineList } from '../say/wording.ts';
import { nextQuestion } from './next-question.ts';
import { OF_A_DISH, saysElse } from './order/pressing.ts';
import { tellTermsOfTotal } from './order/told/terms-of-total.ts';
import { sourcesOf } from './sources.ts';
import type { Step, Talk } from './talk.ts';
import { giveWay } from './turn/behind/give-way.ts';

/** Said while the caller thinks: the question before it still stands. */
export const TAKE_YOUR_TIME = 'Sure, take your time.';

/** Closes a turn: what changed is repeated, then one question is asked, unless a tool has to answer first. */
export function step(talk: Talk): Step {
  nextQuestion(talk);
  const { state } = talk;
  state.inWords = state.lines.map((line) => lineWords(line, talk.menu));
  giveWay(talk);
  const pricing = talk.tool !== null;
  if (!pricing) acknowledge(talk);
  const said = [...new Set(talk.say)].join(' ');
  const question = talk.end || pricing ? '' : (talk.ask?.text ?? '');
  const asksAgain = question !== '' && question === state.question;
  if (!pricing) {
    if (question !== '' && question !== TAKE_YOUR_TIME && !(asksAgain && saysElse(talk)))
      state.askedAgain = asksAgain ? state.askedAgain + 1 : 0;
    if (asksAgain && saysElse(talk) && OF_A_DISH.has(state.asked.kind))
      state.passedBy = { ...state.passedBy, [question]: (state.passedBy?.[question] ?? 0) + 1 };
    state.lastReply = said;
    if (talk.ask) state.asked = talk.ask.asked;
    if (question && question !== TAKE_YOUR_TIME) state.question = question;
  }
  const words = asksAgain && state.askedAgain > 1 && talk.ask ? inOtherWords(talk.ask.asked) : null;
  const say = [said, words ?? question].filter((text) => text !== '').join(' ');
  return { state, say, tool: talk.tool, end: talk.end, sources: sourcesOf(talk) };
}

function acknowledge(talk: Talk): void {
  const lines = talk.state.lines.filter((line) => talk.touched.has(line.id));
  if (lines.length === 0) return;
  const words = lineList(lines.map((line) => lineWords(line, talk.menu)));
  if (talk.say[0]?.startsWith('Okay')) talk.say.push(`${capital(words)}.`);
  else talk.say.unshift(`Okay, ${words}.`);
  tellTermsOfTotal(talk);
}
