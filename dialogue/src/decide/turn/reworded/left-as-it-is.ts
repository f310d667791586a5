import { portion } from '../../../say/wording.ts';
import { singular, tokenise } from '../../../understand/words.ts';
import { hear } from '../../hear.ts';
import { findLine, sizeOf } from '../../order/lines.ts';
import type { Line } from '../../state.ts';
import type { Talk } from '../../talk.ts';
import { asSaid } from '../spoken-of.ts';
import { piecesOf, textOf } from './clauses.ts';

const BACK =
  '(?:no|nah|nope|naw|actually|wait|never ?mind|or no|or|scratch that|strike that|forget (?:it|that)|you know what|on second thought)';
const LEAD = `(?:(?:oh|ah|hm+|uh|um|well|and|but|okay|so|sorry|hold on|${BACK}) )*`;
/** Parts that only lead up to it: 'hm, no', 'I shouldn't'. */
const ONLY_LEADS = new RegExp(
  `^(?:(?:oh|ah|hm+|uh|um|well|and|but|okay|so|sorry|hold on|${BACK}|i (?:really )?shouldnt|i better not|thats (?:silly|too much|okay|fine)|its fine|its okay|dont)(?: |$))+$`,
);
const THINKS_AGAIN = new RegExp(`\\b${BACK}\\b`);
const AS_IT_IS = new RegExp(
  `^${LEAD}(?:(?:just |please |lets |can you )*(?:leave|keep|have) (?:it|them|that|those|mine|everything)(?: (?:on|in|there|alone|as is|the same|just|exactly|on there|on it|in it))*(?: (?:as|like|how|the way) (?:it|they|that) (?:is|was|are|were|comes?))?|(?:just )?(?:how|the way|as|like) (?:it|they) (?:is|are|was|were|comes?)|(?:forget|never mind|skip|dont bother with) (?:about )?(?<gone>(?:the )?\\w+(?: \\w+)?))(?: (?:then|please|after all|sorry|thanks|actually))*$`,
);
/** 'White is fine', 'leave it mild' */
const STAYS = new RegExp(
  `^${LEAD}(?:(?:just )?(?:leave|keep|have) (?:it|them|that|those|mine) (?<as>\\w+(?: \\w+)?)|(?:the |with )?(?<what>\\w+(?: \\w+)?) (?:is|are|s) (?:fine|good|okay|ok|alright|great|perfect)|(?:stick|stay) with (?:the )?(?<with>\\w+(?: \\w+)?))(?: (?:then|please|after all|sorry|thanks))*$`,
);
/** A change is begun so. */
const CHANGES =
  /\b(?:add|put|throw|make|change|swap|switch|replace|take|no|without|hold|remove|lose|drop|skip|actually|with|extra|instead|do|get|leave)\b/;

/**
 * 'Put ham on it… no, leave it', 'swap the rye for white, nah, rye is fine': what was begun last is taken back in the same breath,
 * and stands as it was. True where that is all that was said; else the rest of it is what was heard.
 */
export function leaveAsItIs(talk: Talk): boolean {
  const { state, heard, facts, menu } = talk;
  if (state.lines.length === 0 || !facts.orderingEnabled || state.booking || heard.consent === 'yes') return false;
  const pieces = piecesOf(heard.text);
  const said = pieces.map((piece) => tokenise(piece.said).join(' ').replace(/\bs\b/g, 's'));
  const at = said.findIndex((words, place) => place > 0 && isLeft(talk, words, said.slice(0, place)));
  let begun = at - 1;
  while (begun >= 0 && ONLY_LEADS.test(said[begun] ?? '')) begun--;
  const change = said[begun];
  if (at < 0 || change === undefined || !CHANGES.test(change) || AS_IT_IS.test(change)) return false;
  const between = said.slice(begun + 1, at + 1).join(' ');
  if (!THINKS_AGAIN.test(between)) return false;
  const rest = pieces.filter(
    (_, place) => (place < begun || place > at) && !(place > at && isOnlyPlain(talk, said[place] ?? '')),
  );
  const text = textOf(rest);
  if (text !== '' && !rest.every((_, place) => ONLY_LEADS.test(tokenise(rest[place]?.said ?? '').join(' ')))) {
    talk.heard = asSaid(hear(text, facts, menu), heard);
    return false;
  }
  const line = findLine(talk, null);
  const name = menu.family(line?.family ?? '')?.name;
  talk.say.push(
    name && line
      ? `Okay, I've left the ${portion(line.quantity, name).replace(/^one (?:order of )?/, '')} as it was.`
      : 'Okay, I left it.',
  );
  talk.understood = true;
  return true;
}

/** 'Take the olives off, just plain': nothing else is on it, and how the kitchen makes it is told by that. */
export function leavePlain(talk: Talk): void {
  const { state, heard, facts, menu } = talk;
  if (state.lines.length === 0 || state.booking) return;
  const pieces = piecesOf(heard.text);
  const said = pieces.map((piece) => tokenise(piece.said).join(' '));
  const isTakenOff = said.slice(0, -1).some((words) => TAKES_OFF.test(words));
  if (pieces.length < 2 || !isTakenOff || !isOnlyPlain(talk, said.at(-1) ?? '')) return;
  talk.heard = asSaid(hear(textOf(pieces.slice(0, -1)), facts, menu), heard);
}
const TAKES_OFF = /\b(?:no|without|hold|lose|drop|remove|skip|minus|off|out)\b/;

const SO = '(?:(?:how|the way|as|like) (?:it|they) (?:is|are|was|were|comes?)|as is)';
const ONLY_PLAIN = new RegExp(
  `^(?:so )?(?:just |both |all |everything )*(?:plain|${SO}|(?:keep|leave) (?:it|them|that) (?:plain|${SO}))$`,
);
/** 'Just a plain cheeseburger', 'just the cheeseburger how it comes' */
const NAMED_PLAIN = new RegExp(
  `^(?:so )?just (?:a |an |the )?(?:plain (?<plain>\\w+(?: \\w+)?)|(?<named>\\w+(?: \\w+)?) (?:plain|${SO}))$`,
);

/** Says once more that nothing becomes of it: 'just plain', 'how it is', with the name of what stands. */
function isOnlyPlain({ state, menu }: Talk, words: string): boolean {
  const { plain, named = plain } = NAMED_PLAIN.exec(words)?.groups ?? {};
  const isCalled = ({ family }: Line) =>
    named?.split(' ').every((word) => menu.family(family)?.words.includes(singular(word))) === true;
  return ONLY_PLAIN.test(words) || state.lines.some(isCalled);
}

function isLeft(talk: Talk, words: string, before: readonly string[]): boolean {
  const [, gone] = [AS_IT_IS.exec(words), AS_IT_IS.exec(words)?.groups?.gone];
  if (AS_IT_IS.test(words)) return gone === undefined || isNamed(gone, before);
  const { as, what, with: kept } = STAYS.exec(words)?.groups ?? {};
  const stays = (as ?? what ?? kept ?? '').replace(/^(?:the|just) /, '').replace(/s$/, '');
  if (stays === '') return false;
  return talk.state.lines.some(
    (line) =>
      sizeOf(talk, line) === stays || line.notes.some((note) => note.replace(/s$/, '') === stays) || stays === 'plain',
  );
}

/** What is forgotten about is what was just begun. */
const isNamed = (gone: string, before: readonly string[]): boolean =>
  /^(?:it|that|them|those)$/.test(gone) ||
  before.some((said) => ` ${said} `.includes(` ${gone.replace(/^the /, '')} `));
