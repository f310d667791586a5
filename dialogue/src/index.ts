/**
 * The built-in assistant. An utterance is read as a whole by `heard/` (orders, consent, danger, allergies, what is for
 * somebody else), and where it changes or asks something by `understand/` (words → pieces → acts, with the menu and the
 * phrases of `understand/phrases/`). It is acted on by `topics/` and `decide/` (`respond` is pure: state and acts in,
 * state and words out, perhaps a tool to call), and worded with `say/`. What a short remark
 * is about is proposed by the model of `heard/intent/` and acted on by the list of `topics/`: docs/adding-an-intent.md.
 */
export { backFromTransfer, builtInAssistant } from './assistant.ts';
export { wordsToFind } from './decide/answers/knowledge.ts';
export { leftBehind } from './decide/message/left-behind.ts';
export type { Source } from './decide/talk.ts';
export { type Drafted, draftedIn } from './drafted.ts';
export { type BusinessFacts, type HandOff, type MenuFact, type NoteFact, WEEKDAYS } from './facts.ts';
export { aheadOf, isSure, relevanceOf } from './heard/relevance/relevance.ts';
export { type Deed, differencesFrom, heldAgainst } from './held/differences.ts';
export type { Exchange } from './held/said.ts';
export { keytermsOf } from './keyterms.ts';
export { aliasesLearnt, type HeardExchange, type LearntAlias } from './learnt.ts';
export { makeSure } from './say/make-sure.ts';
export { isDanger } from './understand/understand.ts';
export { warmUp } from './warm-up.ts';
