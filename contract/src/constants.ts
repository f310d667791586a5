/** Business figures and lists that the documents fix. */

export const TRIAL_DAYS_MARKETING = 14;
export const TRIAL_DAYS_SIGNUP = 30;

export const PASSWORD_MIN = 6;
export const PASSWORD_MIN_SIGN_UP = 8;
export const PASSWORD_MAX = 128;

export const AGENT_NAME_MIN = 2;
export const AGENT_NAME_MAX = 50;
export const GREETING_MIN = 10;
export const GREETING_MAX_CREATE = 500;
export const PROMPT_MIN = 20;
export const PROMPT_MAX_CREATE = 2000;
/** A technical limit on texts whose documents give none. */
export const TEXT_MAX = 10_000;
export const AGENT_LIST_LIMIT = 20;

export const DEFAULT_GREETING = 'Hello! How can I help you today?';
export const DEFAULT_PROMPT = 'You are a helpful AI assistant.';
export const DEFAULT_VOICE = 'aura-2-thalia-en';
export const DEFAULT_LANGUAGE = 'en';
export const DEFAULT_TIMEZONE = 'America/New_York';
export const DEFAULT_CLOSED_MESSAGE = 'We are currently closed. Please call back during business hours.';

export const VOICES_CREATE = [
  'aura-2-thalia-en',
  'aura-2-zeus-en',
  'aura-2-hera-en',
  'aura-2-apollo-en',
  'aura-2-athena-en',
  'aura-2-ares-en',
] as const;
export const VOICES_SETTINGS = [
  'aura-2-thalia-en',
  'aura-2-andromeda-en',
  'aura-2-helena-en',
  'aura-2-apollo-en',
  'aura-2-arcas-en',
  'aura-2-aries-en',
] as const;
export const VOICES = [...new Set<string>([...VOICES_CREATE, ...VOICES_SETTINGS])];

/** 'aura-2-thalia-en' → 'Thalia'. */
export function voiceName(model: string): string {
  const name = /^aura-\d+-([a-z]+)-/.exec(model)?.[1];
  return name ? name.charAt(0).toUpperCase() + name.slice(1) : model;
}

export const LANGUAGES: Readonly<Record<string, string>> = {
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  de: 'German',
  it: 'Italian',
  pt: 'Portuguese',
};
export const languageName = (code: string): string => LANGUAGES[code] ?? code.toUpperCase();

export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const ORDER_STATUSES = ['new', 'in_progress', 'ready', 'completed'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
/** An order turns amber, then red, when it is this old and not ready. */
export const ORDER_DUE_MINUTES = 8;
export const ORDER_LATE_MINUTES = 15;

export const MENU_FLAGS = ['popular', 'special', 'new', 'limited'] as const;
export const MENU_CSV_MAX_BYTES = 2 * 1024 * 1024;
/** A PDF, or whatever else a menu is read from. */
export const MENU_FILE_MAX_BYTES = 10 * 1024 * 1024;

export const MEMORY_TYPES = ['lesson', 'feedback', 'summary', 'rule', 'fact'] as const;
export const MEMORY_CONTENT_MAX = 10_000;
export const MEMORY_METADATA_MAX = 10_000;
/** Of 0 to 1, where none is given. */
export const MEMORY_IMPORTANCE = 0.5;
export const MEMORY_PAGE = 50;
export const MEMORY_SEARCH_LIMIT = 100;

export const CONVERSATION_STATUSES = [
  'in_progress',
  'completed',
  'transferred',
  'voicemail',
  'missed',
  'failed',
] as const;
export type ConversationStatus = (typeof CONVERSATION_STATUSES)[number];

/** What may come of a conversation, what needs somebody first: by what was saved, and only then by how it ended. */
export const OUTCOMES = [
  'complaint',
  'ordered',
  'booked',
  'confirmed',
  'waiting',
  'cancelled',
  'message',
  'hung-up',
  'transferred',
  'failed',
  'missed',
  'asked',
  'running',
] as const;
export type OutcomeKind = (typeof OUTCOMES)[number];

/** Why somebody waits to be called back; `unfinished`: they hung up while they were being helped. */
export const CALLBACK_KINDS = ['message', 'complaint', 'voicemail', 'unfinished', 'missed'] as const;
export type CallbackKind = (typeof CALLBACK_KINDS)[number];

/** What a caller may be in, and what may come from one. */
export const DANGERS = ['emergency', 'animal', 'self-harm', 'threat'] as const;
export type Danger = (typeof DANGERS)[number];
/** It is spoken to somebody in a hurry. */
export const EMERGENCY_TEXT_MAX = 300;

export const ORDERS_REFRESH_MS = 20_000;
export const CONVERSATIONS_REFRESH_MS = 60_000;
export const MEMORIES_REFRESH_MS = 120_000;
export const DATE_CHANGE_MS = 500;
export const SEARCH_DEBOUNCE_MS = 300;
export const TOAST_MS = 3_000;
export const SIGN_UP_REDIRECT_MS = 1_500;
/** An id_token proves who somebody is for this long. */
export const ID_TOKEN_SECONDS = 300;
export const ACCESS_TOKEN_SECONDS = 3_600;
export const REFRESH_BEFORE_EXPIRY_MS = 5 * 60_000;
