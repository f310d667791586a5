import { hear } from '../../decide/hear.ts';
import { keepWords, leaveMessage, nextOfMessage } from '../../decide/message/message.ts';
import type { State } from '../../decide/state.ts';
import { ask, type Talk } from '../../decide/talk.ts';
import { deniesDanger, deniesThat } from '../../heard/words/no-danger.ts';
import { GOOD, I_PASS_ON } from '../../say/answers.ts';

/** What is said behind a warning and is of no danger: it was none, or somebody here is to be told something. */

type Alarm = NonNullable<State['alarm']>;

/** So many turns after an alarm, what is denied is denied of it. */
const STILL = 4;

/**
 * 'No, my eyes are fine. It's about money': whoever was told of the alarm is told that too, and the call goes on with what it was about.
 * True when nothing else is wished for.
 */
export function takeDenied(talk: Talk, isElsewhere: (heard: Talk['heard']) => boolean): boolean {
  const { state, heard, turn, facts, menu } = talk;
  const { alarm } = state;
  if (!alarm || alarm.denied !== undefined || !/^(?:emergency|animal)$/.test(alarm.danger)) return false;
  if (turn.turn - alarm.turn > STILL || !isDenied(heard, alarm)) return false;
  alarm.denied = turn.turn;
  const before = hear(alarm.said ?? '', facts, menu);
  const isMessage =
    (state.message ?? state.wish ?? before.forSomebody) !== null ||
    before.manner.tells ||
    state.asked.kind.startsWith('message') ||
    isPassedOn(talk);
  if (!isMessage && (isElsewhere(heard) || (goesOn(heard) && state.name === null))) {
    state.asides = [alarm.text, turn.text.trim()];
    return false;
  }
  talk.say.push(GOOD);
  if (isMessage) return passOn(talk, alarm);
  keepWords(withAlarm(state, alarm), turn.text.trim());
  leaveMessage(talk);
  return true;
}

/** 'Everything's fine. I just wanted to know what a visit costs' */
const goesOn = ({ clauses }: Talk['heard']): boolean =>
  clauses.some(({ words }) => words.length > A_FEW && !deniesDanger(words));
const A_FEW = 4;

/** What was denied is saved with it: the call goes on where it was. */
export function goOnDenied({ state, ...talk }: Talk): void {
  state.left = state.message;
  state.message = null;
  ask({ state, ...talk }, { kind: 'help' }, 'How can I help?');
}

/** What still sounds like danger denies nothing. */
const isDenied = ({ words, text, remark, consent }: Talk['heard'], { said = '' }: Alarm): boolean =>
  consent !== 'yes' && (deniesDanger(words) || (remark.intent !== 'emergency' && deniesThat(text, said)));

/** 'Can you tell Dr. Okafor I'm her patient', behind the warning: somebody here is to be told. */
export const isPassedOn = ({ state: { alarm }, heard }: Talk): boolean =>
  alarm?.danger !== 'self-harm' && (heard.forSomebody === 'pass-on' || heard.manner.tells);

/** One message tells the whole of it. */
export function passOn(talk: Talk, alarm: Alarm): true {
  const { state, heard, turn } = talk;
  talk.say.push(I_PASS_ON);
  keepWords(withAlarm(state, alarm), turn.text.trim());
  state.owed = true;
  state.name ??= heard.caller.name;
  nextOfMessage(talk);
  return true;
}

/** It begins with what was saved of the alarm, so that it takes its place. */
function withAlarm(state: State, { text }: Alarm): State {
  const before = state.message ?? state.wish;
  state.message = before && !before.startsWith(text) ? `${text}. ${before}` : text;
  return state;
}
