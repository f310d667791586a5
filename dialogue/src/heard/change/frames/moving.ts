import { contentOf } from '../content.ts';
import { meantBy } from '../meant.ts';
import { AS_IT_IS, type Change, type Standing } from '../standing.ts';
import { chosenOn } from './becoming.ts';
import type { Around, Frame } from './frame.ts';

const MOVED =
  /^(?:(?:put|move|switch) )?(?:the|that|my) (?<what>(?!one\b)\w+(?: \w+){0,2}?)(?<belongs> (?:goes|go|belongs?|is|are|was|were|should (?:be|go)|(?:was|were|is|are) (?:supposed|meant) to (?:be|go)))? (?:on|onto|in|into|with|to|for) (?<where>.+?)(?:(?: and| but)? not (?:on |in |with |to |for )?(?<from>(?:the|my|hers|his|mine|that|both).*))?$/;

/** 'No, the cheese goes on the sourdough one, not on hers': what was put on another line is taken off there. */
export const moving: Frame = ({ words, correcting }, around) => {
  const { what, belongs, where, from } = MOVED.exec(words.join(' '))?.groups ?? {};
  if (!what || !where || !(correcting || belongs || from)) return null;
  const { order, menu } = around;
  const [line, ...others] = meantBy(where.split(' '), order, menu)?.lines ?? [];
  const to = line && others.length === 0 ? putOn(what, line, around) : null;
  if (!line || !to) return null;
  const put = to.notes.map(bare);
  const has = (one: Standing) => one.id !== line.id && put.every((note) => one.notes.map(bare).includes(note));
  const told = from ? (meantBy(from.split(' '), order, menu)?.lines ?? []) : (order.lately ?? []);
  const wrong = told.filter(has);
  if (wrong.length === 0 || (!from && wrong.length > 1)) return null;
  const off = { ...AS_IT_IS, notes: put.map((note) => `no ${note}`) };
  const gone: Change = { do: 'alter', lines: wrong, some: null, to: off };
  return { changes: [gone, { do: 'alter', lines: [line], some: null, to }], verb: 'put' };
};

const bare = (note: string): string => note.replace(/^(?:add|extra|with) /, '');

/** What these words put on a line, which is nothing else. */
function putOn(what: string, line: Standing, { menu }: Around) {
  const words = what.split(' ');
  const content = chosenOn(words, { lines: [line] }) ?? contentOf(words, line, menu, true);
  if (!content || content.parts.length + content.wishes.length + content.kinds.length > 0) return null;
  return content.to.notes.length > 0 && content.to.quantity === null ? content.to : null;
}
