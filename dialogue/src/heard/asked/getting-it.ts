import type { Act, Understanding } from '../../understand/acts.ts';
import { numberAt } from '../../understand/numbers.ts';

/** 'How long for a large pie', 'do you drop off in Red Hook': where orders are taken these have one meaning, however they are put. */
export function ofGettingIt(heard: Understanding, orderingEnabled: boolean): Understanding {
  const { asksFor, onlyAsking, remark } = heard;
  // Whatever it is of is neither ordered nor described.
  if (asksFor.wait && orderingEnabled) {
    const acts = heard.acts.filter(({ kind }) => !OF_A_DISH.has(kind));
    return { ...heard, acts, menuQuestion: null, leftover: [], remark: { ...remark, intent: 'busy', sure: 1 } };
  }
  if (orderingEnabled && opensOrder(heard)) {
    const acts: Act[] = [{ kind: 'start-order' }];
    const unsure = heard.clauses.map((one) => ({ ...one, sure: 0 }));
    return { ...heard, acts, leftover: [], remark: { ...remark, intent: 'start-order', sure: 1 }, clauses: unsure };
  }
  const delivers = asksFor.delivery && onlyAsking && (remark.intent === 'delivery' || remark.sure < UNSURE);
  return orderingEnabled && delivers ? { ...heard, remark: { ...remark, intent: 'delivery', sure: 1 } } : heard;
}
const OF_A_DISH = new Set<Act['kind']>([
  'add',
  'ask-item',
  'ask-category',
  'want-category',
  'unknown-item',
  'quantity',
]);
const UNSURE = 0.5;

/** 'I'm ordering lunch for the office': who says that they order asks for no catering, and has named nothing yet. */
function opensOrder({ words, asking, acts }: Understanding): boolean {
  const isNothingElse = acts.every(({ kind }) => kind === 'greeting' || kind === 'unknown-item' || kind === 'okay');
  const isMany = words.some((_, at) => (numberAt(words, at)?.value ?? 0) >= MANY);
  return !asking && isNothingElse && !isMany && OPENS.test(words.join(' '));
}
const OPENS =
  /^(?:(?:hi|hey|hello|okay|ok|so|yeah|yes|well|um|uh|good|morning|afternoon|evening|there) )*(?:im|were|i am|we are|i was|ill be|ive got to be|its me) (?:just |here |calling )*(?:ordering|getting|grabbing|picking up|putting in|placing|(?:to|gonna|going to) (?:order|get|grab|pick up|place|put in)) (?:some |an? |the |our |my |a big |a quick |a little )?(?:lunch|dinner|breakfast|brunch|supper|food|takeout|takeaway|take out|order)\b(?:(?! (?:cater|tray|platter|party)).)*$/;
/** So many are somebody's to plan. */
const MANY = 10;
