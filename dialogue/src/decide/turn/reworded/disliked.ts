import { toldOf } from '../../../understand/described/what-it-is.ts';
import { singular, tokenise } from '../../../understand/words.ts';
import { hear } from '../../hear.ts';
import type { Line } from '../../state.ts';
import type { Talk } from '../../talk.ts';
import { asSaid } from '../spoken-of.ts';
import { piecesOf } from './clauses.ts';

const WHO = '(?:i|we|he|she|they|(?:my|our|his|her) \\w+)';
const NOT =
  '(?:(?:really |just |absolutely )?(?:dont|doesnt|do not|does not|cant|cannot|can not|wont|will not)(?: really| even)? (?:eat|like|do|have|stand|want|care for|touch|tolerate|handle|be around|eat any)(?: any)?|hates?|cant have|am not (?:a fan of|big on)|isnt (?:a fan of|big on)|not (?:a fan of|big on))';
const DISLIKES = new RegExp(
  `\\b(?:${WHO} ${NOT}|(?:im|i am|hes|shes|theyre|were) not (?:a fan of|big on|into)) (?:the |any )?(?<what>\\w+(?: \\w+)??)(?= (?:,|so|and|but|or|in|on|at)\\b| ,|$)`,
);
/** 'Not a big shrimp person' */
const NO_PERSON =
  /\b(?:im|i am|hes|shes|isnt|is|am) not (?:a |an |much of an? )?(?:big |huge |real )?(?<what>\w+(?: \w+)?) (?:person|guy|eater|lover|fan)\b/;
const LEAVES =
  /(?:leave|take|keep|get|have|pick|pull) (?:that|those|it|them|these|this|any of (?:that|it|those)) (?:out|off|away)(?: of| off| from)?(?: (?<on>.+))?$/;
const SKIPS = /(?:hold|skip|omit|lose|ditch|drop) (?:that|those|it|them|these)(?: (?:on|in|from|for|off) (?<on>.+))?$/;
const NEVER_ON =
  /(?:dont|do not) (?:put|add|include|use) (?:that|those|it|them|any)(?: (?:on|in|there))*(?: (?<on>.+))?$/;

/**
 * 'I don't eat pork, so leave that out of mine': it is the food that is left out, and no dish of the order. Where one dish that
 * stands is made with it, or can have it, it is left out of that one, whatever was spoken of last.
 */
export function nameDisliked(talk: Talk): void {
  const { heard, facts, menu, state } = talk;
  if (state.lines.length === 0 || !facts.orderingEnabled || state.booking) return;
  const said = piecesOf(heard.text)
    .map((piece) => tokenise(piece.said).join(' '))
    .join(' , ')
    .replace(/(?: (?:please|then|okay|thanks|thank you|too))+$/, '');
  const disliked = DISLIKES.exec(said) ?? NO_PERSON.exec(said);
  const what = disliked?.groups?.what ?? '';
  const behind = disliked ? said.slice(disliked.index + disliked[0].length) : '';
  const left = LEAVES.exec(behind) ?? SKIPS.exec(behind) ?? NEVER_ON.exec(behind);
  if (what === '' || !left || /^(?:it|that|them|those|this)\b/.test(what)) return;
  const on = left.groups?.on ?? '';
  const isNamed = /^(?:the|my|his|her|that|one|both|all|each)\b/.test(on) && hear(on, facts, menu).onMenu;
  const line = isNamed ? undefined : lineWith(talk, what);
  const place = isNamed ? ` on ${on}` : line ? ` on the ${menu.family(line.family)?.called ?? ''}` : '';
  talk.heard = asSaid(hear(`no ${what}${place}`, facts, menu), heard);
}

/** The one that is made with it or has it chosen, the one at hand before others. */
function lineWith({ state, menu }: Talk, what: string): Line | undefined {
  const has = (line: Line) => {
    const family = menu.family(line.family);
    const words = tokenise(what).map(singular);
    return (
      family !== undefined &&
      (words.every((word) => toldOf(family).has(word)) ||
        line.notes.some((note) =>
          tokenise(note)
            .map(singular)
            .includes(words.at(-1) ?? ''),
        ))
    );
  };
  const made = state.lines.filter(has);
  const focus = state.lines.find(({ id }) => id === state.focus);
  return focus && made.includes(focus) ? focus : (made.at(-1) ?? focus);
}
