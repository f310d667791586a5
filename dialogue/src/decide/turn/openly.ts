import type { Asked } from '../state.ts';
import type { Talk } from '../talk.ts';

/** Questions of ours about an order, in the midst of which anything may be asked. */
const IN_MIDST = new Set<Asked['kind']>([
  'name',
  'name-is',
  'phone',
  'size',
  'option',
  'confirm',
  'change',
  'fulfilment',
  'address',
  'wanted',
  'leave-off',
]);
/** What an answer ends in where nothing is open: behind it the open question stands. */
const INVITES = new Set<Asked['kind']>(['what', 'more', 'help', 'topic']);

/** 'Can I bring my dog', 'cash okay?' as well, which could be wishes elsewhere: nothing of the menu is in them. */
const isQuestion = ({ onlyAsking, asking, consent, acts, onMenu, caller, when }: Talk['heard']): boolean =>
  consent !== 'yes' &&
  (onlyAsking ||
    (asking &&
      !onMenu &&
      caller.name === null &&
      caller.address === null &&
      (when.day ?? when.time) === null &&
      acts.every(({ kind }) => kind === 'okay' || kind === 'unknown-item')));

/**
 * Hears a question in the midst of one of ours as if nothing were open: it is no answer to it, whatever words it shares with
 * one. The open question is asked again behind what was told. True when it was answered.
 */
export function openly(talk: Talk, answers: () => boolean): boolean {
  const { state, heard } = talk;
  const { asked } = state;
  if (!IN_MIDST.has(asked.kind) || !isQuestion(heard)) return answers();
  state.asked = { kind: 'more' };
  const isAnswered = answers();
  // Handlers may have gone on to something else.
  if (state.asked.kind === 'more') state.asked = asked;
  if (!isAnswered) return answers();
  if (talk.ask && INVITES.has(talk.ask.asked.kind)) talk.ask = null;
  return true;
}
