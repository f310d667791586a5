import { meantBy } from '../../../heard/change/meant.ts';
import type { Standing } from '../../../heard/change/standing.ts';
import { lineWords } from '../../../say/dishes.ts';
import { ask, type Talk } from '../../talk.ts';
import { lineById } from '../lines.ts';
import { standingOf } from '../standing-changes.ts';

const LED =
  /^(?:(?:uh|um|oh|well|so|okay|no|yeah|yes|its|it is|thats|that is|just|about|is|for|please) )*(?=(?:the|that|my|those) )/;
const BEHIND = /(?: (?:please|is wrong|is off|isnt right|is not right|needs (?:changing|fixing)))+$/;
const WITHOUT = /\b(?:without|no) (?<what>[^,]+?)(?: ones?)?$/;
/** Which of several it is, as it comes. */
const AS_IT_COMES = /^(?:the|that) (?:plain|regular|normal|usual|other) (?:one)?$/;

/** 'The one without onions', to 'what should I change?': which it is was told, and not yet what should become of it. */
export function askOfThatOne(talk: Talk): boolean {
  const { state, heard, menu } = talk;
  if (state.asked.kind !== 'change' || state.lines.length === 0) return false;
  const said = heard.words.join(' ');
  const bare = said.replace(LED, '').replace(BEHIND, '');
  if (!/^(?:the|that|my|those) /.test(bare)) return false;
  const order = standingOf(talk);
  const one = AS_IT_COMES.test(bare) ? plainOne(order.lines) : namedOne(bare.split(' '), talk);
  const line = one && lineById(talk, one.id);
  if (!line) return false;
  state.focus = line.id;
  state.spokenOf = [line.id];
  const called = lineWords(line, menu).replace(/^(?:one|an? order of|one order of) /, '');
  ask(talk, { kind: 'change' }, `What should I do with the ${called}: take it off, or change it?`);
  return true;
}

/** Where what is left off of it was left off before: else it is to be. */
function namedOne(words: readonly string[], talk: Talk): Standing | null {
  const meant = meantBy(words, standingOf(talk), talk.menu);
  const [line, ...others] = meant?.lines ?? [];
  if (!line || others.length > 0 || meant?.isThat || meant?.byChoice) return null;
  const left = WITHOUT.exec(words.join(' '))?.groups?.what;
  return left && !line.notes.some((note) => note === `no ${left}` || note === `without ${left}`) ? null : line;
}

function plainOne(lines: readonly Standing[]): Standing | null {
  const [line, ...others] = lines.filter(({ notes }) => notes.every((note) => note === 'plain'));
  return line && others.length === 0 ? line : null;
}
