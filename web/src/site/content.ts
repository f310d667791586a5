/** What the public pages say. Claims and figures are the product owner's (C-13); the rest is ours to change. */

export const FOOTER_YEAR = '2025';
/** TRIAL_DAYS_MARKETING of the contract, whose constants would all come along. */
export const TRIAL = '14-day free trial';

/** Each begins with its figure. */
export const CLAIMS = [
  '90% cost reduction',
  '24/7 every call answered',
  '1 min setup',
  '$200 a month to start',
] as const;
export const PRICE_CLAIM = '60% less, and you only pay for talk time.';
export const PRICE_FROM = 'from $200/month';

export const VALUES = [
  ['Answers around the clock', 'Friday at seven, Sunday at six in the morning, the whole holiday week.'],
  ['Sounds like your place', 'Your greeting, your hours, your rules, written in plain words.'],
  ['Everything is written down', 'Listen back, read the thread, or skim the summary of any call.'],
  ['Learns what you teach it', 'Save a memory once, edit it any time, delete it when it is stale.'],
  ['Knows when you’re closed', 'Set hours, holidays and a closed message. Callers hear the truth.'],
  ['Your team stays in charge', 'Owners and editors share one agent. Turn it off with one switch.'],
] as const;

export const NEXT_STEPS = [
  ['Tell us who you are', 'Four fields, about a minute.'],
  ['Your agent is configured', 'Setup details arrive by email within minutes.'],
  ['Forward your number', 'Call it yourself before your customers do.'],
] as const;

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

export const WELCOME = [
  'Welcome aboard.',
  'Your agent is being configured. Setup details arrive within minutes.',
] as const;

/** ERR-33; without a number there is nobody to call. */
export const failureText = (phone: string | null): string =>
  `Something went wrong. Please try again${phone ? ` or call us at ${phone}` : '.'}`;
