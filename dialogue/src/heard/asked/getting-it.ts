import type { Act, Understanding } from '../../understand/acts.ts';

/** 'How long for a large pie', 'do you drop off in Red Hook': where orders are taken these have one meaning, however they are put. */
export function ofGettingIt(heard: Understanding, orderingEnabled: boolean): Understanding {
  const { asksFor, onlyAsking, remark } = heard;
  // Whatever it is of is neither ordered nor described.
  if (asksFor.wait && orderingEnabled) {
    const acts = heard.acts.filter(({ kind }) => !OF_A_DISH.has(kind));
    return { ...heard, acts, menuQuestion: null, leftover: [], remark: { ...remark, intent: 'busy', sure: 1 } };
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
