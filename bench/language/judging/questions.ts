/** The agent's questions, told apart by their words: a language model words them its own way. */

/** The last sentence that asks something, with what explains it behind, in small letters; empty when nothing is asked. */
export function lastQuestion(reply: string): string {
  const sentences = reply.match(/[^.!?]+(?:[.!?](?=\d)[^.!?]*)*[.!?]*/g) ?? [];
  const at = sentences.findLastIndex((sentence) => sentence.trim().endsWith('?'));
  return at < 0 ? '' : sentences.slice(at).join('').trim().toLowerCase();
}

const AGREED =
  /\bis (?:that|this|it|everything) (?:all )?(?:right|correct|okay|ok|good)\b|\b(?:shall|should|can|may|want me to|like me to|ready to|ready for me to)\b.*\b(?:place|put (?:it|that|this|the order) (?:in|through)|book|confirm|submit|send|go ahead|cancel it|move it|do that)\b|\b(?:look|sound)s? (?:right|good|correct|okay)\b|\b(?:have i|did i|do i have) (?:got |get )?(?:that|it|everything)\b|\bconfirm (?:the|your|this|that)\b|\bgo ahead\b|^(?:right|correct)\?$/;

/** Whether a yes would commit something, and not only tell what was heard. */
export const isReadBack = (reply: string, question = lastQuestion(reply)): boolean =>
  AGREED.test(question) &&
  !/\bI heard: /.test(reply) &&
  !/\bdid you mean\b|\bmessage\b|\bunder \w+\?/.test(question) &&
  reply.length > 0;

/** A yes or a no that was not heard well is asked for in more words: what to say; null where nothing of that is asked. */
export const inMoreWords = (reply: string, agrees: boolean): string | null => {
  const [, yes = '', no = ''] = /\bsay "([^"]+)" or "([^"]+)"/.exec(reply) ?? [];
  return yes === '' ? null : `${agrees ? yes : no}.`;
};

/** The agent tells that it did not get something, or asks about it. */
const TOLD =
  /\bsorry\b|\bnot sure\b|did(?:n't| not) (?:quite )?(?:get|catch|hear|understand)|\b(?:do|does)(?:n't| not) (?:have|see|find|offer|carry|come)|\b(?:is|are)(?:n't| not) (?:on|a choice|available|something)|\bcan(?:'t|not) (?:do|put|make|add|take|note)|\bdid you mean\b|\bwhich [\w ]+ would you like\b|\bat most\b|\bsold out\b|\bno such\b|\bwhat (?:should|shall) i (?:change|do with)\b/i;

export const tellsOf = (replies: readonly string[]): boolean => replies.some((reply) => TOLD.test(reply));
