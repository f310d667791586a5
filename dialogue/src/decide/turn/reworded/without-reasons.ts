import type { CallerTurn } from '@attendant/voice/roles';
import type { BusinessFacts } from '../../../facts.ts';
import type { Menu } from '../../../understand/menu/menu.ts';
import { tokenise } from '../../../understand/words.ts';
import { hear } from '../../hear.ts';
import type { State } from '../../state.ts';
import type { Heard } from '../../talk.ts';
import { type Piece, piecesOf, textOf } from './clauses.ts';

const LED =
  '(?:(?:and|but|oh|well|um|uh|hm+|so|like|because|cause|since|cuz|you know|i think|i guess|apparently|sorry|plus|wait|actually|ugh|yeah|no) )*';
/** Somebody is, has or does something. */
const TELLS = new RegExp(
  `^${LED}(?:i|im|ive|we|were|weve|he|hes|she|shes|they|theyre|theyve|it|its|that|thats|those|there|theres|this|nobody|no one|somebody|someone|everybody|everyone|half of (?:us|them)|(?:my|our|his|her|their) \\w+)(?= )`,
);
/** What is said so asks for something, whatever else it tells. */
const WISHES =
  /\b(?:id|ill|well|lets|please|wants?|wanted|needs?|should|would|could|can you|can i|can we|have to|must|instead|meant|mean|said|told|repeat\w*|ordered|asked|forgot|only got|get|gets|take|takes|having|add|put|make|without|with|no|none|only|just|extra|more|another|same|both|all|half|rest|one|ones|hers|mine|theirs|goes|go|going|comes?|coming|name|names|called|cash|card|pay|paying|tip|pick|picking|deliver|door|bell|buzz\w*|gate|code)\b/;
/** How many there are to feed is why more is wanted. */
const MANY_OF_US =
  /\b(?:of us|of them|people|kids|guests)\b|\b(?:were|theyre|its|theres) (?:only|just) \w+(?: now| today| here)*$/;
/** What it is to somebody, whatever it is called: 'it's too much sugar', 'lemon gives me heartburn'. */
const JUDGES = new RegExp(
  `^${LED}(?:(?:its|thats|theyre|those are|it was|they are|that is) (?:way |just |a bit |kind of |really )?too \\w+|[a-z]+ (?:gives?|makes?) (?:me|him|her|us|them)|[a-z]+ (?:upsets?|doesnt agree with|disagrees with))\\b`,
);
/** Why something is taken off or exchanged, whatever of the menu it names: 'she doesn't like cinnamon'. */
const DISLIKES = new RegExp(
  `^${LED}(?:he|she|they|nobody|my [a-z]+(?: (?:he|she|they))?)(?:s)? (?:(?:doesnt|dont|wont|isnt|arent) (?:really |even )?(?:like|eat|have|do|drink|touch|into|a fan of|big on)|cant stand|hates?)\\b`,
);
/** 'Forget the tape, he doesn't need it', and nothing else goes. */
const NEEDS_NONE = new RegExp(
  `^${LED}(?:he|she|they|we|i|nobody|no one|my [a-z]+)(?: really| actually)? (?:(?:doesnt|dont|wont|didnt) (?:really |even )?)?(?:needs?|wants?|eats?|likes?|use|uses) (?:it|that|them|those|one|any)(?: (?:anyway|after all|really|anyhow))*$`,
);
/** What may be an allergy is told to the kitchen, whatever else it is said for. */
const HARMS =
  /\b(?:hives|rash|sick|swell\w*|throat|react\w*|allerg\w*|breaks? out|breathe|(?:cant|cannot|can not) (?:really |even )?(?:eat|have|do|touch|drink))\b/;
const TAKES_OFF =
  /\b(?:leave|no|without|scrap|lose|drop|skip|forget|cancel|remove|scratch|ditch|swap|switch|replace|off|out|instead of)\b/;
/** More come, and more is wanted. */
const COMING = new RegExp(
  `^${LED}(?:he|she|they|we|somebody|my [a-z]+|his [a-z]+|her [a-z]+)(?:s|re)?(?: is| are)?(?: all| also| still)? coming(?: over| along| too| by| after all)?$`,
);
const FEW = 3;
const SOMEBODY =
  "(?:i|i['’]?m|i['’]?ve|we|we['’]?re|he|he['’]?s|she|she['’]?s|they|they['’]?re|nobody|no one|it['’]?s|my \\p{L}+(?:['’]s)?)";
/** Where a reason begins without a mark: 'because nobody eats those', 'he had one already'; not in 'the one she doesn't like'. */
const BEGINS = new RegExp(
  `(?<!^|[,.;!?]|\\b(?:ones?|what|that|things?|which|who|if|when|like|says?|said|and|but|so|or))\\s+(?=(?:(?:because|cause|cuz|since) ${SOMEBODY}|(?:he|she|they|nobody|no one|my \\p{L}+) (?:does|do|did|ca|wo|is|are|has|had|hates?|ate|already|just)(?:n['’]?t)?)\\b)`,
  'giu',
);

/**
 * 'Lose the scone, nobody eats those', 'there's six of us actually, so one more': what only tells why is neither a dish nor a note
 * on one. The rest of the turn is heard by itself.
 */
export function withoutReasons(
  taken: { turn: CallerTurn; heard: Heard },
  { lines, asked }: State,
  facts: BusinessFacts,
  menu: Menu,
): { turn: CallerTurn; heard: Heard } {
  const { turn, heard } = taken;
  if (!facts.orderingEnabled || lines.length === 0 || /^(?:message|voicemail|booking)/.test(asked.kind)) return taken;
  const pieces = piecesOf(turn.text.replace(BEGINS, ', '));
  if (pieces.length < 2 || heard.danger || heard.forSomebody === 'complaint') return taken;
  const takesOff = pieces.some(({ said }) => TAKES_OFF.test(said.toLowerCase()));
  const rest = pieces.filter(
    (piece, at) =>
      // 'My mom is coming too, so three muffins' sets how many there are to be.
      /^so\b/i.test(pieces[at + 1]?.said ?? '') || !isWhy(piece, takesOff, facts, menu),
  );
  if (rest.length === pieces.length || rest.length === 0) return taken;
  const text = textOf(rest);
  const left = hear(text, facts, menu);
  if (left.acts.length === 0 && !left.onMenu) return taken;
  return { turn: { ...turn, text }, heard: left };
}

function isWhy(piece: Piece, takesOff: boolean, facts: BusinessFacts, menu: Menu): boolean {
  const words = tokenise(piece.said).join(' ');
  if (HARMS.test(words)) return false;
  const dislikes = takesOff && (DISLIKES.test(words) || NEEDS_NONE.test(words));
  if (!dislikes && !isReason(piece, facts, menu)) return false;
  const { acts, diet } = hear(piece.said, facts, menu);
  return diet === null && acts.every(({ kind }) => kind !== 'allergy');
}

function isReason({ said, mark }: Piece, facts: BusinessFacts, menu: Menu): boolean {
  const words = tokenise(said).join(' ');
  if (mark.includes('?') || words.split(' ').length < FEW) return false;
  const judges = JUDGES.test(words) || COMING.test(words);
  if (!judges && !TELLS.test(words)) return false;
  const { acts, caller, names, when, consent, forSomebody, onMenu, menuQuestion, asking } = hear(said, facts, menu);
  const tellsOfCaller = (caller.name ?? caller.phone ?? caller.address) !== null || names.length > 0;
  const isTimed = (when.day ?? when.time ?? when.bare) !== null;
  if (tellsOfCaller || consent === 'yes' || forSomebody || menuQuestion || asking) return false;
  if (judges) return true;
  if (onMenu) return false;
  if (MANY_OF_US.test(words)) return acts.every(({ kind }) => kind === 'quantity');
  return !isTimed && acts.length === 0 && !WISHES.test(words);
}
