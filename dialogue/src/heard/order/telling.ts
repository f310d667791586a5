import type { Act } from '../../understand/acts.ts';

/** Words with which somebody asks to be given something. */
const WANTING =
  /\b(?:id|ill|(?:i|we|they|he|she) (?:\w+ )?(?:want|wants|need|needs|wanted|get|gets|have|take|order)|(?:can|could|may|might) (?:i|we)|(?:can|could|would|will) you (?:\w+ )?(?:get|give|add|put|make|do|bring|throw|send)|(?:give|get|bring|let|do) (?:me|us)|lets|please|add|order|ordering|put|throw|toss|(?:im|we|were|was) (?:getting|having|going|after|looking|hoping|thinking|planning|trying|wondering|wanting|calling|ordering)|(?:how|what) about|make (?:it|that)|go with|(?:first|second|third|next|other|last) (?:\w+ )?(?:is|should|will|would)|(?:be|sounds?) (?:great|good|nice|lovely|perfect|fine))\b/;

/** Verbs of sentences that tell or ask something of a dish. */
const TELLING =
  /(?<!\b(?:name|this|that|it|there|order|number|phone|address|toppings?|which|all|everything|one|ones|pizzas?) )\b(?:is|are|was|were|isnt|arent|wasnt|had|has|heard|loves?|loved|hates?|hated|liked|feeds?|serves?|tastes?|tasted|tried|ate|came)\b/;
const ASKING =
  /^(?:(?:hi|hello|hey|and|so|okay|um|well|yeah|but|oh) )*(?:how|when|where|why|who|will|would|is|are|does|did|was|were|should)\b/;

/**
 * 'I heard the cannoli are great', 'will a large be enough for four': a dish is spoken of, and nobody asks for it. What looked
 * like a wish is something to be told about.
 */
export function asTold(acts: Act[], words: readonly string[]): Act[] {
  const said = words.join(' ');
  if (WANTING.test(said) || !(TELLING.test(said) || ASKING.test(said))) return acts;
  const [wish] = acts.flatMap((act) => (act.kind === 'add' && !act.more ? act.wish : []));
  if (!wish) return acts;
  const rest = acts.filter(({ kind }) => kind !== 'add' && kind !== 'quantity' && kind !== 'okay' && kind !== 'fine');
  return [{ kind: 'ask-item', about: 'describe', item: wish.item, size: wish.size, word: '' }, ...rest];
}
