/**
 * The built-in assistant. An utterance is read as a whole by `heard/` (orders, consent, danger, allergies, what is for
 * somebody else), and where it changes or asks something by `understand/` (words → pieces → acts, with the menu and the
 * phrases of `understand/phrases/`). It is acted on by `topics/` and `decide/` (`respond` is pure: state and acts in,
 * state and words out, perhaps a tool to call), and worded with `say/`. To understand something new: a phrase in `understand/phrases/`, its kind in
 * `understand/acts.ts`, and what it does in `decide/act.ts`, where the compiler asks for it.
 */
export { backFromTransfer, builtInAssistant } from './assistant.ts';
export { wordsToFind } from './decide/knowledge.ts';
export type { Source } from './decide/sources.ts';
export type {
  BlockedDate,
  BusinessFacts,
  BusinessWeek,
  DayHours,
  HandOff,
  MenuFact,
  NoteFact,
  Weekday,
} from './facts.ts';
export { menuKeyterms } from './understand/keyterms.ts';
