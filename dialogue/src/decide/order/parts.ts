import { choiceNamed, choicesIn } from '../../heard/order/choices.ts';
import { everythingAt } from '../../heard/order/whole-notes.ts';
import { numberAt } from '../../understand/numbers.ts';
import { FUNCTION_WORDS, tokenise } from '../../understand/words.ts';
import type { Line } from '../state.ts';
import type { Talk } from '../talk.ts';
import { addNotes, groupsOn } from './choosing.ts';
import { apart, findLine } from './lines.ts';

const SOME =
  /\b(?<many>\w+) of (?:them|those|these|the \w+) (?:are|is|were|should be|will be|to be|be|with|need|needs|get|gets|have|has|having) (?<what>.+)$/;

/** 'With everything but onions', of the dish at hand. */
export function everythingOn(talk: Talk): boolean {
  const line = findLine(talk, null);
  const { words } = talk.heard;
  if (!line) return false;
  const endOf = (at: number): number | null => {
    if (FUNCTION_WORDS.has(words[at] ?? '')) return null;
    const length = [3, 2, 1].find(
      (many) => at + many <= words.length && choiceNamed(groupsOn(talk, line), words.slice(at, at + many).join(' ')),
    );
    return length === undefined ? null : at + length;
  };
  const [all] = words.flatMap((_, at) => everythingAt(words, at, endOf) ?? []);
  if (!all) return false;
  addNotes(talk, line, [all.text]);
  return true;
}

/** 'Four of them are sesame', 'one of them with cheddar', of what stands on the order already. */
export function someAre(talk: Talk): boolean {
  const { many = '', what = '' } = SOME.exec(talk.heard.words.join(' '))?.groups ?? {};
  const count = numberAt([many], 0)?.value;
  if (!count || talk.state.lines.length === 0 || /^(?:no|without|not)\b/.test(what)) return false;
  const able = (line: Line) => choicesIn(groupsOn(talk, line), tokenise(what)).found.length > 0;
  const last = findLine(talk, null);
  const lines = [...(last ? [last] : []), ...talk.state.lines.toReversed()].filter(able);
  const line = lines.find(({ quantity }) => quantity > count) ?? lines.find(({ quantity }) => quantity === count);
  // Some of what stands is something that nobody knows: no number is taken from that.
  if (!line) talk.understood = false;
  else addNotes(talk, apart(talk, line, count), [what]);
  return true;
}
