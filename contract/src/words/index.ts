import type { contract } from '../index.ts';
import type { FieldWords, WordsOf } from './about.ts';
import { accountWords } from './account.ts';
import { agentWords } from './agents.ts';
import { businessFields } from './fields-business.ts';
import { houseFields } from './fields-house.ts';
import { peopleFields } from './fields-people.ts';
import { talkWords } from './talk.ts';
import { tradeWords } from './trade.ts';

/** What the API's document says of each operation. An operation without words does not compile. */
export const OPERATIONS: WordsOf<keyof typeof contract> = {
  ...accountWords,
  ...agentWords,
  ...tradeWords,
  ...talkWords,
};

export const FIELDS: FieldWords = { ...peopleFields, ...businessFields, ...houseFields };

/** What a field is called elsewhere, too, and is something else here. */
export const FIELDS_HERE: { readonly [Noun in keyof typeof contract]?: FieldWords } = {
  audit: {
    since: 'From this moment on.',
    until: 'Before this moment.',
    before: 'Only what is older than this entry; of a field: what stood there, in words.',
    after: 'What stands there now, in words.',
    changes: 'Of switches, choices and figures what they were and are. Never of free texts, numbers or addresses.',
    about: 'What it was done to, where that has a page.',
    field: 'The name of the field.',
  },
  authenticator: { url: 'The same secret as an address that apps read.' },
  bookings: {
    url: 'The secret address of the calendar.',
    created_at: 'When it was made; null: it is not published.',
    count: 'How many stand on it.',
    made: 'Of this service, or of none: those that were made on these days and stand.',
  },
  callers: { note: "The owner's own note.", name: "The owner's own name for the number, or what was given." },
  health: { state: 'Whether it works.' },
  identity: { token: 'The one-time token.' },
  ledger: {
    words: 'What was said; null where nothing was.',
    state: 'Whether what was said was saved, and the other way round.',
  },
  memories: { active: 'Whether it is used on calls.' },
  persons: {
    name: 'What callers call them.',
    business_week: 'Their hours of each weekday; null: those of the business.',
    special_days: 'Their days off, and days with other hours.',
  },
  passkeys: { used_at: 'When it last signed in; null for never.' },
  reminders: {
    text: 'Whether by text.',
    mail: 'Whether by mail. With texts: only who cannot be texted.',
    hour: 'From which hour of the day before on, on the clock of the business.',
  },
  services: {
    name: 'What callers call it.',
    minutes: 'Minutes that it takes.',
    price: 'US dollars, with two decimals; null: it has none.',
  },
  statistics: {
    total: 'How many there were.',
    message: 'Those in writing.',
    change: 'What it is more than before.',
    orders: 'How many orders there are.',
    bookings: 'How many appointments were made and stand.',
  },
  waiting: {
    after_time: 'At this time of day or later; null: at any.',
    before_time: 'Before this time of day; null: at any.',
    from_day: 'The first day that is wished.',
    until_day: 'The last.',
    fit: 'The first time that is free and as wished; null: there is none.',
    offered_at: 'When a time was offered by text, while that waits for an answer.',
    offered_start: 'That time.',
    offer_problem: 'Why the last offer could not go out; null where it could.',
  },
  usage: {
    agents: 'How many agents it has.',
    month: "The month: 'YYYY-MM'.",
    priced: 'Whether any price is set.',
    organisations: 'Each organisation that has an agent, who used most first.',
    tenant_id: 'Its id.',
    tenant_name: 'Its name.',
    owner_emails: 'The addresses of its owners.',
    call_minutes: 'Minutes of calls, without tests.',
    used: 'What of outside providers was used, with tests.',
    cost: 'US dollars; null while no price is set.',
  },
  voices: { text: 'What is said; left out: the greeting of new agents.' },
};
