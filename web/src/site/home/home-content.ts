/** What the home page says; claims and figures are the product owner's, the rest is ours to change. */

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
  [
    'Answers around the clock',
    'Calls and texts, Friday at seven, Sunday at six in the morning, the whole holiday week.',
  ],
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

export const WELCOME = [
  'Welcome aboard.',
  'Your agent is being configured. Setup details arrive within minutes.',
] as const;

/** Without a number there is nobody to call. */
export const failureText = (phone: string | null): string =>
  phone ? `Something went wrong. Please try again or call us at ${phone}` : 'Something went wrong. Please try again.';
