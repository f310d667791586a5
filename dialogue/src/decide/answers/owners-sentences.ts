import type { NoteFact } from '../../facts.ts';
import { FUNCTION_WORDS } from '../../understand/words.ts';

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

/** 'Do you rent bikes?': what is told of bikes is no answer, unless it tells what is done with them. */
export function verbAsked(question: readonly string[]): string | null {
  const [, verb = ''] =
    /^(?:(?:hi|so|and|also|okay|hey) )*do (?:you|yall|they)(?: guys)?(?: also| still| ever)? (\w+)\b/.exec(
      question.join(' '),
    ) ?? [];
  return verb !== '' && !FUNCTION_WORDS.has(verb) && !OF_ALL_TRADES.has(verb) ? verb : null;
}
const OF_ALL_TRADES = new Set(
  'offer take carry sell use look list walk order provide handle accept accepts work see teach treat fix repair service serve deliver cater park charge allow require cover clean cut groom board book recommend'.split(
    ' ',
  ),
);

/** What a name for many things asks for stands there by another word. */
export const OF_NO_KIND = new Set(
  `kind kinds sort sorts type types way ways happens happen should shall service services language languages doctor doctors
  dentist stylist stylists person people area areas town towns place places brand brands class classes form forms method
  methods option options age ages size sizes color colors animal animals pet pets plan plans company companies provider
  providers neighborhood floor style styles treatment treatments work instruments instrument subjects subject grades hours
  times days day part parts side rules policy policies fee deposit level`.split(/\s+/),
);
