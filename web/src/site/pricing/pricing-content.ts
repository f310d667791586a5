/** What the pricing page says; wording is ours to change. */

export const PLAN_LINES = {
  starter: 'One location with a steady trickle of calls.',
  business: 'A busy counter, or a few locations.',
  enterprise: 'Many lines, many people, one team.',
} as const;

export const QUESTIONS = [
  ['How is usage billed?', 'Per minute of talk time. Hold, transfers and silence are not charged.'],
  ['Can I change plans?', 'Yes, at any time.'],
  ['Are there setup fees?', 'No setup fees.'],
  ['What happens if I go over?', 'There is no ceiling to go over. You pay the per-minute rate of your plan.'],
  ['Is there a free trial?', '14 days, no credit card, no setup fees.'],
  ['How soon can I start?', 'Setup takes about a minute. Setup details arrive within minutes of signing up.'],
] as const;
