import type { NoteFact } from '../../facts.ts';

/** A sentence of a file can be a whole paragraph; more than this is no answer on the phone. */
const LONGEST = 280;

/** All that it says is what is not so. */
export const IS_DENIAL =
  /^(?:sorry,? |unfortunately,? )?(?:(?:we|i) (?:do not|don['’]t|can(?:no|['’])t|never|no longer)|no)\b/i;

/** It says that something is not so. */
export const DENIES = /\b(?:no|not|never|do not|cannot)\b|n['’]t\b/i;

/**
 * Sentences with what they are about: a question that a file asks itself is answered by the sentence after it. What tells the
 * assistant how to behave is not for callers' ears.
 */
export function sentencesOf({ kind, text }: NoteFact): { about: string; text: string }[] {
  if (kind === 'memory' && isInstruction(text)) return [];
  const sentences = text
    .split(/(?<=[.!?])(?<!\b(?:Mr|Mrs|Ms|Dr|St|min|max|approx)\.)\s+|\n+/)
    .map((one) => one.replace(/^\s*(?:[-*•#>]+|[QA]:)\s*/i, '').trim())
    .filter((one) => one !== '');
  return sentences.flatMap((sentence, at) => {
    const next = sentences[at + 1];
    if (!sentence.endsWith('?')) return [{ about: sentence, text: shortened(sentence) }];
    return next && !next.endsWith('?') ? [{ about: `${sentence} ${next}`, text: shortened(next) }] : [];
  });
}

function shortened(sentence: string): string {
  if (sentence.length <= LONGEST) return sentence;
  const cut = sentence.slice(0, LONGEST);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(','), cut.lastIndexOf(' ')))}.`;
}

function isInstruction(note: string): boolean {
  return INSTRUCTS.test(note.trim()) || WHEN_INSTRUCTS.test(note.trim());
}
const DEEDS =
  "ask|offer|tell|say|never|always|don't|do not|make|try|remember|read|mention|confirm|suggest|be|keep|use|answer|check";
const INSTRUCTS = new RegExp(
  `^(?:never|always|do not|don't|ask|offer|tell|say|make sure|try|please (?:${DEEDS}))\\b|\\bcallers?\\b|\\bcustomers? (?:who|ask)`,
  'i',
);
/** 'If they ask for Tony, say …' tells the assistant what to do; 'if you're late, we may have to rebook' tells everybody. */
const WHEN_INSTRUCTS = new RegExp(
  `^(?:if|when|whenever)\\b.*(?:\\b(?:someone|somebody|anyone|anybody|they|he|she) (?:asks?|calls?|wants?|says?|orders?|sounds?|needs?)\\b|, (?:then )?(?:please )?(?:${DEEDS}|recommend|remind|transfer|put|send|give|take|book|let|pass|get)\\b)`,
  'i',
);
