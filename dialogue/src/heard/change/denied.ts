import { madeOf } from '../../understand/described/what-it-is.ts';
import type { Menu } from '../../understand/menu/menu.ts';
import { singular, tokenise } from '../../understand/words.ts';
import { DENIAL } from '../order/choices.ts';
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

/** 'No onions on the first, onions on the others': what is made with them stays as it is, and gets no grilled ones. */
export function asContrasted(changes: Change[], menu: Menu): Change[] {
  const nameOf = (note: string) => singular(note.replace(/^(?:no|without|with) /, ''));
  const denied = changes.flatMap((change) =>
    change.do === 'alter' ? change.to.notes.filter((note) => DENIAL.test(note)).map(nameOf) : [],
  );
  return changes.map((change) => {
    if (change.do !== 'alter') return change;
    const isMade = (what: string) => change.lines.every((line) => isMadeWith(line, what, menu));
    const stays = (note: string) => !DENIAL.test(note) && denied.includes(nameOf(note)) && isMade(nameOf(note));
    return { ...change, to: { ...change.to, notes: change.to.notes.filter((note) => !stays(note)) } };
  });
}
