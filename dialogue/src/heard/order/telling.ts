import type { Act } from '../../understand/acts.ts';

/** Words with which somebody asks to be given something. */
const WANTING =
  /\b(?:id|ill|(?:i|we|they|he|she) (?:\w+ )?(?:want|wants|need|needs|wanted|get|gets|have|take|order)|(?:can|could|may|might) (?:i|we)|(?:can|could|would|will) you (?:\w+ )?(?:get|give|add|put|make|do|bring|throw|send)|(?:give|get|bring|let|do) (?:me|us)|lets|wants|gets|(?:is|s) (?:having|getting)|will have|would like|please|add|order|ordering|put|throw|toss|(?:im|we|were|was) (?:getting|having|going|after|looking|hoping|thinking|planning|trying|wondering|wanting|calling|ordering)|(?:how|what) about|make (?:it|that)|go with|(?:first|second|third|next|other|last) (?:\w+ )?(?:is|should|will|would)|(?:be|sounds?) (?:great|good|nice|lovely|perfect|fine))\b/;

/** Verbs of sentences that tell or ask something of a dish. */
const TELLING =
  /(?<!\b(?:name|this|that|it|there|order|number|phone|address|toppings?|which|all|everything|ones?|first|second|third|other|smalls?|mediums?|larges?|pizzas?) )\b(?:is|are|was|were|isnt|arent|wasnt|had|has|heard|loves?|loved|hates?|hated|liked|feeds?|serves?|tastes?|tasted|tried|ate|came)\b/;

/** 'And a garden bowl for my wife, she hates mango' */
const COUNTED = /^(?:(?:and|also|plus|then) )+(?:an?|one|two|three|four|five|six|\d+) /;

/** 'A tonkotsu for my son, he loves it': what is told is of him. */
const FOR_SOMEBODY =
  /^(?:(?:and|also|hi|hello|yeah|okay) )*(?:an?|one|two|three|four) (?:\w+ ){1,5}?for (?:my|our|his|her|the) \w+ (?:he|she|they|who)\b/;

/** What a sentence does not do that wishes for nothing, or for nothing of a shop: 'I am called by another name'. */
const DOING = new Set<Act['kind']>([
  ...(['add', 'quantity', 'amend', 'split', 'replace', 'correct', 'remove', 'without', 'note'] as const),
  ...(['special', 'want-category', 'okay', 'fine', 'take-it'] as const),
]);

/**
 * 'I heard the cannoli are great', 'will a large be enough for four': a dish is spoken of, and nobody asks for it. What looked
 * like a wish is something to be told about.
 */
export function asTold(acts: Act[], words: readonly string[], asked: boolean): Act[] {
  const said = words.join(' ');
  if (!asked && COUNTED.test(said) && acts.some((act) => act.kind === 'add' && act.wish.whole)) return acts;
  if (!asked && FOR_SOMEBODY.test(said) && acts.some((act) => act.kind === 'add' && act.wish.quantity !== null))
    return acts;
  if (!asked && (WANTING.test(said) || !TELLING.test(said) || isDetailed(acts))) return acts;
  const about = acts.find((act) => (act.kind === 'add' && !act.more) || act.kind === 'want-category');
  if (!about && !asked) return acts;
  const rest = acts.filter(({ kind }) => !DOING.has(kind));
  if (rest.some(({ kind }) => kind.startsWith('ask-'))) return rest;
  if (about?.kind === 'want-category') return [{ kind: 'ask-category', category: about.category }, ...rest];
  if (about?.kind !== 'add') return rest;
  const { item, size } = about.wish;
  return [{ kind: 'ask-item', about: 'describe', item, size, word: '' }, ...rest];
}

/** Of what is only spoken of nobody leaves anything off, nor says how much of each, nor that this is all. */
function isDetailed(acts: readonly Act[]): boolean {
  const added = acts.filter((act) => act.kind === 'add');
  const leavesOff = added.some(({ wish }) => wish.notes.some((note) => note.startsWith('no ')));
  const isEach = added.length > 1 && added.every(({ wish }) => (wish.quantity ?? wish.size) !== null);
  return leavesOff || isEach || (added.length > 0 && acts.some(({ kind }) => kind === 'done'));
}
