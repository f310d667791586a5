import { madeOf } from '../../understand/described/what-it-is.ts';
import type { Menu } from '../../understand/menu/menu.ts';
import { singular, tokenise } from '../../understand/words.ts';
import { DENIAL } from '../order/choices.ts';
import { REFERS } from './frames/frame.ts';
import type { Change, Standing, Standings } from './standing.ts';

const DENIES = /^(?:no|without|not|skip|drop|lose|hold|minus|remove|forget|scratch|ditch|nix)$/;
const LED = /^(?:the|my|any|more|that)$/;

const chosenOn = ({ notes }: Standing): Set<string> =>
  new Set(notes.filter((note) => !DENIAL.test(note)).flatMap((note) => tokenise(note).map(singular)));

/**
 * 'No onion after all, just mushrooms on that one': what is left off was put on one line alone, and it is that one which is spoken
 * of, not the one that was named last.
 */
export function ofDenied(words: readonly string[], order: Standings, menu: Menu): Standings {
  const { lines, focus } = order;
  for (const [at, word] of words.entries()) {
    if (!DENIES.test(word)) continue;
    const next = words.slice(at + 1).find((one) => !LED.test(one)) ?? '';
    const has = (line: Standing) => chosenOn(line).has(singular(next));
    const [line, ...others] = lines.filter(has);
    if (!line || others.length > 0 || !focus || isMadeWith(focus, next, menu)) continue;
    return { ...order, focus: line };
  }
  return order;
}

const isMadeWith = ({ family }: Standing, what: string, menu: Menu): boolean =>
  madeOf(menu.family(family)).includes(singular(what));

const JUST =
  /^(?:(?:just|only|keep|leave|have) )+(?:the |with )*(?<what>.+?)(?: (?:on|in) (?:it|that|this|there|those|them|that one|those ones|this one))*$/;

/** 'No cherry, just the whipped cream': what is on it stays. */
export function staysOn(words: readonly string[], { focus }: Standings): boolean {
  const what =
    JUST.exec(words.join(' '))
      ?.groups?.what?.split(' ')
      .filter((word) => word !== 'and') ?? [];
  const chosen = focus ? chosenOn(focus) : new Set();
  return what.length > 0 && what.every((word) => chosen.has(singular(word)));
}

/** 'No onions on the first, bacon on the others' denies no bacon. */
export const isOfElse = (verb: string, words: readonly string[]): boolean =>
  /^(?:no|without)\b/.test(verb) && REFERS.test(words.join(' '));

/** 'No onions on the first, onions on the others': what is made with them stays as it is, and gets no grilled ones. */
export function asContrasted(changes: Change[], words: readonly string[], menu: Menu): Change[] {
  const said = new Set(words.map(singular));
  const denied = changes.flatMap((change) =>
    change.do === 'alter' ? change.to.notes.filter((note) => DENIAL.test(note)).map(lastOf) : [],
  );
  return changes.map((change) => {
    if (change.do !== 'alter') return change;
    const isMade = (what: string) => change.lines.every((line) => isMadeWith(line, what, menu));
    // Of grilled onions it would have been said that they are grilled.
    const stays = (note: string) =>
      !DENIAL.test(note) &&
      denied.includes(lastOf(note)) &&
      isMade(lastOf(note)) &&
      !/^(?:extra|light|double) /.test(note) &&
      !note
        .split(' ')
        .slice(0, -1)
        .some((word) => word !== 'with' && said.has(singular(word)));
    return { ...change, to: { ...change.to, notes: change.to.notes.filter((note) => !stays(note)) } };
  });
}

const lastOf = (note: string): string => singular(note.split(' ').at(-1) ?? '');
