import type { NoteFact } from '../../facts.ts';
import { writtenSentences } from '../../heard/words/marks.ts';
import { keeping } from '../../kept.ts';

/** A sentence of a file can be a whole paragraph; more than this is no answer on the phone. */
const LONGEST = 280;

/** All that it says is what is not so. */
export const IS_DENIAL =
  /^(?:sorry,? |unfortunately,? )?(?:(?:we|i) (?:do not|don['’]t|can(?:no|['’])t|never|no longer)|no)\b/i;

/** It says that something is not so. */
export const DENIES = /\b(?:no|not|never|do not|cannot)\b|n['’]t\b/i;

/** A telephone number. */
export const TELEPHONE = /\b\d{3}[-. ]\d{3,4}\b|\(\d{3}\) ?\d{3}/;

export interface Sentence {
  about: string;
  text: string;
}

/** What is to be said to whoever tells of `what`. */
export interface OnlyIf {
  what: string;
  say: string;
  /** What whoever tells of it must not do: nothing else is done for them before it is told. */
  bars: boolean;
}

/** A note, read. */
interface NoteRead {
  sentences: readonly Sentence[];
  whole: string | null;
  parts: readonly Sentence[];
  onlyIf: readonly OnlyIf[];
}

/** What owners wrote stays the same for many turns, and each turn asks several things of it. */
const NOTES_KEPT = 1_000;
const readBy: Readonly<Record<NoteFact['kind'], (text: string) => NoteRead>> = {
  memory: keeping(NOTES_KEPT, (text) => readNote('memory', text)),
  passage: keeping(NOTES_KEPT, (text) => readNote('passage', text)),
};
const read = ({ kind, text }: NoteFact): NoteRead => readBy[kind](text);

function readNote(kind: NoteFact['kind'], text: string): NoteRead {
  const sentences = readSentences(kind, text);
  const whole = readWhole(text, sentences);
  const each = sentences.map((one) => ({ about: one.about, text: ended(one.text) }));
  const parts = whole === null ? each : [{ about: whole, text: whole }, ...each];
  return { sentences, whole, parts, onlyIf: readOnlyIf(text, sentences) };
}

/**
 * Sentences with what they are about: a question that a file asks itself is answered by the sentence after it. What tells the
 * assistant how to behave is not for callers' ears.
 */
export const sentencesOf = (note: NoteFact): readonly Sentence[] => read(note).sentences;

/** Each sentence, and of a short note all of them together. */
export const partsOf = (note: NoteFact): readonly Sentence[] => read(note).parts;

/** Null of one that is a single sentence, or no answer as it stands. */
export const wholeOf = (note: NoteFact): string | null => read(note).whole;

/** What is to be said to whoever tells of `what`: the words of the instruction, else all that the note says beside it. */
export const onlyIf = (note: NoteFact): readonly OnlyIf[] => read(note).onlyIf;

/** A note of this length is told whole: its sentences explain each other, and what is not so often stands in the next one. */
const WHOLE = 160;

function readWhole(text: string, sentences: readonly Sentence[]): string | null {
  const isShort = text.length <= WHOLE && !text.includes('?') && sentences.length > 1;
  if (!isShort) return null;
  const texts = sentences.map((one) => ended(one.text));
  // 'After that we charge half' is told with the sentence before it already.
  return texts.filter((one, at) => !texts[at + 1]?.startsWith(one)).join(' ');
}

const ended = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

function readSentences(kind: NoteFact['kind'], text: string): Sentence[] {
  if (kind === 'memory' && isInstruction(text)) return [];
  const sentences = splitSentences(text).filter((one) => !IF_THEN.test(one) && !BARS.test(one));
  return sentences.flatMap((sentence, at) => {
    const next = sentences[at + 1];
    const before = sentences[at - 1];
    if (before && !before.endsWith('?') && LEANS.test(sentence))
      return [{ about: sentence, text: `${shortened(before)} ${shortened(sentence)}` }];
    if (!sentence.endsWith('?')) return [{ about: sentence, text: shortened(sentence) }];
    return next && !next.endsWith('?') ? [{ about: `${sentence} ${next}`, text: shortened(next) }] : [];
  });
}

/** 'After that we charge half', 'otherwise it is free': nothing without the sentence before. */
const LEANS =
  /^(?:after(?:ward)?s?(?: that| this|,)|before (?:that|this)|beyond that|past that|otherwise|else|if not|then|in (?:that|this) case|(?:that|this|these|those) (?:is|are|goes|includes?|costs?|comes?|applies)\b|(?:it|they) (?:is|are|costs?|takes?|comes?|includes?)\b)/i;

const splitSentences = (text: string): string[] =>
  text
    .split(/\n+/)
    .flatMap(writtenSentences)
    .map((one) => one.replace(/^\s*(?:[-*•#>]+|[QA]:)\s*/i, '').trim())
    .filter((one) => one !== '');

/** 'If somebody has a cat, tell them', 'when they ask for Tony, say that he left' */
const IF_THEN =
  /^(?:if|when|whenever) (?:an? |the |any |some)?(?:somebody|someone|one|anyone|anybody|people|callers?|customers?|clients?|patients?|guests?|they)\b(?<what>[^,;:]+),? (?:then |please |always )*(?:tell|warn|remind|say|let)\b(?: (?:to )?(?:them|him|her|people|(?:the )?(?:callers?|customers?)))?(?: know)?(?: (?:that|about (?:it|this|that)))?[,:]?(?<say>.*)$/i;

function readOnlyIf(text: string, sentences: readonly Sentence[]): OnlyIf[] {
  const beside = sentences.map((one) => one.text).join(' ');
  return splitSentences(text).flatMap((sentence) => {
    const barred = barredBy(sentence);
    if (barred) return [barred];
    const { what = '', say = '' } = IF_THEN.exec(sentence)?.groups ?? {};
    const words = say.replace(/^["“'\s]+|["”'.\s]+$/g, '');
    const told = words.split(' ').length < A_FEW ? beside : `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
    return what === '' || told === '' ? [] : [{ what, say: told, bars: false }];
  });
}

/** 'If their brakes are gone they must not drive it, tell them to have it towed' */
const BARS =
  /^(?:if|when|whenever) (?<what>[^;:]+?),? (?:then )?(?:they|he|she|people|customers|callers) (?<must>(?:must|should|may|can)(?: not|not|n['’]t| never) [^,;:]+)(?:[,;:] (?:and |so )?(?<beside>.+))?$/i;
const ASKED_TO = /^(?:please )?(?:tell|ask|have|let) (?:them|him|her|people|customers|callers) (?:to )?/i;

/** The same, said to whoever it is of. */
function barredBy(sentence: string): OnlyIf | null {
  const { what, must = '', beside } = BARS.exec(sentence.replace(/[.!]+$/, ''))?.groups ?? {};
  if (what === undefined) return null;
  const ask = beside ? ` Please ${beside.replace(ASKED_TO, '')}.` : '';
  const say = `You ${must}.${ask}`.replace(/\btheir\b/gi, 'your').replace(/\bthey\b/gi, 'you');
  return { what, say, bars: true };
}
/** 'Tell them so' */
const A_FEW = 3;

function shortened(sentence: string): string {
  if (sentence.length <= LONGEST) return sentence;
  const cut = sentence.slice(0, LONGEST);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(','), cut.lastIndexOf(' ')))}.`;
}

function isInstruction(note: string): boolean {
  return INSTRUCTS.test(note.trim()) || WHEN_INSTRUCTS.test(note.trim());
}
/** 'Don't eat before surgery' is for who comes. */
const FOR_GUESTS =
  '(?:eat|drink|drive|park|bring|wear|come|leave|feed|smoke|wash|chew|shower|swim|touch|block|walk|open|use the)';
/** What only who answers the phone does. */
const SPEAKS = 'ask(?! (?:for|at|us|about)\\b)|offer|tell|say|remember|read|mention|confirm|suggest|answer';
/** 'Keep it short', and not 'keep dogs on a leash to be safe' */
const MANNER =
  '(?:be|keep|use|make)(?: \\S+){0,3} (?:short|brief|concise|polite|friendly|warm|nice|kind|patient|cheerful|formal|professional|calm|positive|honest|tone|voice|names?|calls?|answers?)';
const WITH_CARE = `(?:make sure|try to)(?!(?: to| you| they)* ${FOR_GUESTS}\\b)|be sure to (?:${SPEAKS})`;
const DEEDS = `${SPEAKS}|${MANNER}|${WITH_CARE}|(?:never|always|don't|do not)(?! ${FOR_GUESTS}\\b)`;
const INSTRUCTS = new RegExp(`^(?:please )?(?:${DEEDS})\\b|\\bcallers?\\b|\\bcustomers? (?:who|ask)`, 'i');
/** 'If they ask for Tony, say …' tells the assistant what to do; 'if you're late, we may have to rebook' tells everybody. */
const WHEN_INSTRUCTS = new RegExp(
  `^(?:if|when|whenever)\\b(?! (?:you|your|you're)\\b).*(?:\\b(?:someone|somebody|anyone|anybody|they|he|she) (?:asks?|calls?|wants?|says?|orders?|sounds?|needs?)\\b|, (?:then )?(?:please )?(?:${DEEDS}|recommend|remind|transfer|put|send|give|take|book|let|pass|get)\\b)`,
  'i',
);
