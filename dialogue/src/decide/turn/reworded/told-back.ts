import type { CallerTurn } from '@attendant/voice/roles';
import type { BusinessFacts } from '../../../facts.ts';
import type { Menu } from '../../../understand/menu/menu.ts';
import { numberAt } from '../../../understand/numbers.ts';
import { FUNCTION_WORDS, singular, tokenise } from '../../../understand/words.ts';
import { hear } from '../../hear.ts';
import type { State } from '../../state.ts';
import type { Heard } from '../../talk.ts';
import { piecesOf, textOf } from './clauses.ts';
import { withoutEcho } from './echoed.ts';

/** Nothing in particular is waited for. */
const OPEN = /^(?:what|more|help|topic)$/;

const LED =
  '^(?:(?:oh|ah|aha|so|okay|ok|hm+|huh|wow|alright|all right|right|well|yeah|yes|and|but|i see|gotcha|cool|good|nice|ugh|oof|shoot) )*';
/** 'There's shrimp in it', 'it comes with onion' */
const TELLS = new RegExp(
  `${LED}(?:theres|there is|there are|(?:it|that|they|those|these)(?: does| do)? (?:has|have|got|comes? with|contains?|includes?)|(?:its|thats|theyre|it is|that is|they are|theyve|it has)(?! (?:about|regarding)\\b) (?:got|made with|with|in|just|only|all)?) ?(?<what>.+)$`,
);
const IN_IT = /\b(?:in|on|inside|with) (?:it|that|there|them|those|this|the \w+(?: \w+){0,3})$/;
/** What is said of what was told, by those who take none of it. */
const TAKES_NONE =
  /\b(?:got it|gotcha|i see|good to know|makes sense|never ?mind|not for me|think about it|thinking about it|too \w+ for|call (?:you )?back|wow|huh|for checking|wanted to know|all i needed|what i thought|figured|thats out|is out|pass|^right)\b/;
const WISHES =
  /\b(?:please|can i|could i|can we|could we|can you|could you|ill|id|lets|let me|give me|gimme|want|need|get|take|add|put|make|order|without|instead|for me|each|extra)\b/;

/**
 * 'Oh there's shrimp in it, okay. That's all then', behind what the menu says of a dish: what was told is only said back, and is
 * no dish that has the same word in its name. The rest of the turn is heard by itself.
 */
export function withoutToldBack(
  taken: { turn: CallerTurn; heard: Heard },
  { asked, lastReply }: State,
  facts: BusinessFacts,
  menu: Menu,
): { turn: CallerTurn; heard: Heard } {
  const { turn, heard } = taken;
  if (!facts.orderingEnabled || !OPEN.test(asked.kind)) return taken;
  const left = withoutEcho(turn.text, lastReply);
  if (left !== null) return heardAs(turn, left);
  if (!mayOrder(heard)) return taken;
  const told = new Set(tokenise(lastReply.replace(/^okay, one\b.*/i, '')).map(singular));
  const pieces = piecesOf(turn.text);
  const takesNone = (from: number) => pieces.slice(from).some(({ said }) => TAKES_NONE.test(wordsOf(said)));
  const rest = pieces.filter(({ said, mark }, at) => {
    const words = wordsOf(said);
    if (mark.includes('?') || WISHES.test(words)) return true;
    const what = TELLS.exec(words)?.groups?.what ?? '';
    if (what !== '') return !(IN_IT.test(words) || isOf(what, told));
    return !(isOf(words.replace(new RegExp(LED), ''), told) && takesNone(at + 1));
  });
  if (rest.length === pieces.length) return taken;
  return heardAs(turn, textOf(rest));

  function heardAs(said: CallerTurn, left: string): { turn: CallerTurn; heard: Heard } {
    const text = left === '' ? 'okay' : left;
    return { turn: { ...said, text }, heard: hear(text, facts, menu) };
  }
}

const mayOrder = ({ onMenu, acts }: Heard): boolean =>
  onMenu ||
  acts.some(({ kind }) => kind === 'add' || kind === 'want-category' || kind === 'unknown-item' || kind === 'note');

const wordsOf = (said: string): string => tokenise(said).join(' ');

/** Every word of it that carries meaning was told, and none of it is counted. */
function isOf(said: string, told: ReadonlySet<string>): boolean {
  const words = said.split(' ');
  const meaning = words.filter((word) => !FUNCTION_WORDS.has(word));
  return (
    meaning.length > 0 &&
    words.every((_, at) => numberAt(words, at) === null) &&
    meaning.every((word) => told.has(singular(word)))
  );
}
