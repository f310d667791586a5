import { copied } from '../../../copied.ts';
import { numberAt } from '../../../understand/numbers.ts';
import { singular, tokenise } from '../../../understand/words.ts';
import { changing, type Talk } from '../../talk.ts';
import { setPortion } from '../changes.ts';
import { addNotes, groupsOn } from '../choosing.ts';
import { lineById } from '../lines.ts';

/**
 * '10 pieces, please', to 'which count: 6 pieces, 10 pieces or 20 pieces?': what was offered, word for word and nothing else, is
 * the answer, whatever else on the menu is called or counted so. True when it was one.
 */
export const takeAsOffered = (talk: Talk): boolean => takeAnswer(talk, talk.turn.text);

/** 'With blue cheese. And throw in two ranches': an answer in a sentence of its own, and what is said besides; none otherwise. */
export function offeredFirst(talk: Talk): string[] {
  const { first = '', rest = '' } = FIRST.exec(talk.turn.text)?.groups ?? {};
  if (rest === '') return [];
  const trial: Talk = { ...talk, state: copied(talk.state), touched: new Set(), say: [], notes: [] };
  return takeAnswer(trial, first) ? [first, rest] : [];
}
const FIRST = /^(?<first>[^.;!?]+)[.;!]\s+(?<rest>\S+ .+)$/;

function takeAnswer(talk: Talk, text: string): boolean {
  const { asked } = talk.state;
  if (asked.kind !== 'option' && asked.kind !== 'size') return false;
  const line = lineById(talk, asked.line);
  const said = answerIn(text);
  if (!line || said.length === 0) return false;
  if (asked.kind === 'size') {
    const variants = talk.menu.family(line.family)?.variants.filter(({ item }) => item.available) ?? [];
    const named = variants.flatMap(({ size, option }) =>
      size === null ? [] : [{ size, words: wordsOf(option?.choice ?? size) }],
    );
    const meant = offered(named, said) ?? nth(named, text);
    if (!meant) return false;
    changing(talk);
    setPortion(talk, line, null, meant.size);
    return true;
  }
  const group = groupsOn(talk, line).find(({ name }) => name === asked.group);
  const named = group?.choices.filter(({ available }) => available) ?? [];
  const meant =
    offered(
      named.map(({ name }) => ({ name, words: wordsOf(name) })),
      said,
    ) ?? nth(named, text);
  if (!meant) return false;
  addNotes(talk, line, [meant.name.toLowerCase()]);
  return true;
}

/** The one that is called so; of counts the number alone is enough: 'ten', 'the ten piece'. */
function offered<One extends { words: readonly string[] }>(all: readonly One[], said: readonly string[]): One | null {
  const whole = all.find(({ words }) => words.join(' ') === said.join(' '));
  if (whole) return whole;
  const [many, ...unit] = said;
  if (many === undefined || !/^\d+$/.test(many) || unit.some((word) => !UNIT.test(word))) return null;
  const [counted, ...others] = all.filter(({ words }) => words[0] === many);
  return counted && others.length === 0 && all.every(({ words }) => /^\d+$/.test(words[0] ?? '')) ? counted : null;
}
const UNIT = /^(?:piece|pc|ct|count|one|of|them|those)$/;

const LED =
  /^(?:(?:oh|um|uh|okay|ok|yes|yeah|sure|so|well|hmm|just|maybe|lets|go|with|do|make|it|that|ill|id|well|we|wed|i|i guess|i think|can i|can we|could i|have|take|get|like|give|me|us|the|an?|some) )+(?=.)/;
const ENDED =
  /(?: (?:please|thanks|thank you|then|will do|is fine|is good|works|sounds good|i guess|i think|i suppose|would be (?:great|good|fine)|for me))+$/;

/** 'The second one', of what was offered, in the order it was told. */
function nth<One>(all: readonly One[], text: string): One | undefined {
  const place = NTH.exec(tokenise(text).join(' '))?.[1];
  return place === undefined ? undefined : all.at(PLACES[place] ?? 0);
}
const NTH =
  /^(?:(?:oh|um|uh|okay|ok|yes|yeah|sure|so|well|hmm|just|maybe|lets|go|with|do|ill|wed|id|have|take|get|like) )*(?:the )?(first|second|third|fourth|last)(?: (?:one|option|choice|size))?(?: (?:please|thanks|then|is fine))*$/;
const PLACES: Readonly<Record<string, number>> = { first: 0, second: 1, third: 2, fourth: 3, last: -1 };

/** What is said, without what stands around any answer. */
const answerIn = (text: string): string[] => wordsOf(tokenise(text).join(' ').replace(ENDED, '').replace(LED, ''));

/** Numbers by their value, all words in the singular. */
function wordsOf(name: string): string[] {
  const words = tokenise(name);
  const plain: string[] = [];
  for (let at = 0; at < words.length; ) {
    const number = numberAt(words, at);
    plain.push(number ? String(number.value) : singular(words[at] ?? ''));
    at += number?.length ?? 1;
  }
  return plain;
}
