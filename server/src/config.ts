import { resolve } from 'node:path';
import { inPlainWords } from '@attendant/contract/fields/plain-words';
import * as z from 'zod';
import { Prices } from './prices.ts';

/** The only reader of the environment. Every setting is optional; all that are wrong are named at once. */

const port = z.coerce.number().int().min(0).max(65_535);
const url = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    message: `must be a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });
/** A number that browsers can dial; blanks, dashes and parentheses are left out. */
const phone = z
  .string()
  .transform((text) => text.replace(/[\s().-]/g, ''))
  .pipe(z.string().regex(/^\+\d{8,15}$/, 'must be a phone number that begins with + and the country'));

const days = z.coerce.number().int().min(1).max(3650);

/** JSON of one setting; what is wrong in it is told with its name. */
const json = <Shape extends z.ZodType>(shape: Shape) =>
  z
    .string()
    .transform((text, refused) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        refused.addIssue({ code: 'custom', message: 'must be JSON' });
        return z.NEVER;
      }
    })
    .pipe(shape);

const Settings = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url('http:', 'https:').optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_DIRECT_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_PREPARE: z.enum(['on', 'off']).default('on'),
  STORAGE_URL: url('http:', 'https:').optional(),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: z.string().optional(),
  ADMIN_EMAILS: z.string().default(''),
  ADMIN_SETUP_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
  API_LIMIT: z.coerce.number().int().min(60).max(1_000_000).default(300),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  ALERT_URL: url('http:', 'https:').optional(),
  ALERT_EMAIL: z.string().default(''),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  TAKE_BACK_S: z.coerce.number().int().min(0).max(60).default(8),
  LEAVE_S: z.coerce.number().int().min(0).max(60).default(0),
  DRAIN_S: z.coerce.number().int().min(0).max(3600).default(600),
  TWILIO_AUTH_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  TWILIO_AUTH_TOKEN_PREVIOUS: z.string().min(16, 'must have at least 16 characters').optional(),
  TWILIO_ACCOUNT_SID: z.string().optional(),
  TWILIO_API_URL: url('http:', 'https:').default('https://api.twilio.com'),
  TWILIO_VOICE: z.enum(['media-streams', 'conversation-relay']).default('media-streams'),
  TELNYX_PUBLIC_KEY: z
    .string()
    .regex(/^[A-Za-z0-9+/]{43}=$/, 'must be the public key of the Telnyx portal')
    .optional(),
  DEEPGRAM_API_KEY: z.string().optional(),
  DEEPGRAM_URL: url('http:', 'https:').default('https://api.deepgram.com'),
  DEEPGRAM_MODEL: z.enum(['nova-3', 'flux-general-en']).default('nova-3'),
  LLM_PROVIDER: z.enum(['openai-compatible', 'anthropic', 'google']).default('openai-compatible'),
  LLM_MODEL: z.string().optional(),
  LLM_BASE_URL: url('http:', 'https:').optional(),
  LLM_API_KEY: z.string().optional(),
  BRAND_NAME: z.string().trim().default('Attendant'),
  DEMO_PHONE: phone.optional(),
  SUPPORT_PHONE: phone.optional(),
  DEMO_AGENT_ID: z.uuid('must be the id of an agent').optional(),
  KEEP_AUDIO_DAYS: days.default(365),
  KEEP_TEXT_DAYS: days.default(365),
  KEEP_MEMORY_DAYS: days.optional(),
  PRICES: json(Prices).optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).default(14),
  BACKUP_PASSPHRASE: z.string().min(12, 'must have at least 12 characters').optional(),
  NODE_ENV: z.string().optional(),
});
const Checked = Settings.refine((set) => set.DATABASE_DIRECT_URL === undefined || set.DATABASE_URL !== undefined, {
  path: ['DATABASE_DIRECT_URL'],
  message: 'needs DATABASE_URL, where everything else goes',
});

const OPENAI = 'https://api.openai.com/v1';

export type Config = ReturnType<typeof readConfig>;

const addresses = (list: string): string[] =>
  list
    .split(',')
    .map((email) => email.trim().toLowerCase())
    .filter(Boolean);

const named = (setting: string, message: string): string =>
  `  ${message.startsWith(setting) ? message : `${setting} ${message}`}`;

/** Throws one error that names every setting that is wrong, a line each. An empty one counts as not set. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  const set = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const { success, data, error } = Checked.safeParse(set, { error: inPlainWords });
  if (!success) {
    const lines = error.issues.map(({ path, message }) => named(path.join('.'), message));
    throw new Error(`These settings are wrong:\n${lines.join('\n')}`);
  }
  const local = `http://localhost:${data.PORT}`;
  return {
    port: data.PORT,
    host: data.HOST,
    /** How browsers and carriers reach this server, without a slash at the end. */
    publicUrl: (data.PUBLIC_URL ?? local).replace(/\/+$/, ''),
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    /** What stays on its connection (LISTEN, jobs, changes of tables, backups) goes here, past a pooler. */
    databaseDirectUrl: data.DATABASE_DIRECT_URL ?? data.DATABASE_URL,
    prepareStatements: data.DATABASE_PREPARE === 'on',
    storageUrl: data.STORAGE_URL,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM ?? `"${data.BRAND_NAME.replace(/["\\]/g, '')}" <attendant@localhost>`,
    adminEmails: addresses(data.ADMIN_EMAILS),
    /** Who is told what is wrong with the house; null: nobody, and nobody looks. */
    alerts:
      data.ALERT_URL !== undefined || data.ALERT_EMAIL.trim() !== ''
        ? { url: data.ALERT_URL, emails: addresses(data.ALERT_EMAIL) }
        : null,
    adminSetupKey: data.ADMIN_SETUP_KEY,
    /** Calls of the API that somebody may make a minute. */
    callsPerMinute: data.API_LIMIT,
    /** How many reverse proxies in front append to X-Forwarded-For; more would let clients choose their own address. */
    proxyHops: data.TRUST_PROXY,
    /** Null: nobody reads the figures of this process. */
    metricsToken: data.METRICS_TOKEN ?? null,
    logLevel: data.LOG_LEVEL,
    drainSeconds: data.DRAIN_S,
    /** A stopping server says so and goes on answering for so long, until nobody sends it anything new. */
    leaveSeconds: data.LEAVE_S,
    /** A text that a press sends waits for so long. */
    takeBackSeconds: data.TAKE_BACK_S,
    twilioAuthToken: data.TWILIO_AUTH_TOKEN,
    /** Also accepted from the carrier, while its new token is not in use everywhere. */
    twilioAuthTokenBefore: data.TWILIO_AUTH_TOKEN_PREVIOUS,
    /** Texts that go out by themselves need an account; answers to texts do not. */
    twilioAccount:
      data.TWILIO_ACCOUNT_SID && data.TWILIO_AUTH_TOKEN
        ? { accountSid: data.TWILIO_ACCOUNT_SID, token: data.TWILIO_AUTH_TOKEN, url: data.TWILIO_API_URL }
        : null,
    /** With ConversationRelay the carrier hears and speaks. */
    twilioRelays: data.TWILIO_VOICE === 'conversation-relay',
    telnyxKey: data.TELNYX_PUBLIC_KEY ?? null,
    deepgram: data.DEEPGRAM_API_KEY
      ? { apiKey: data.DEEPGRAM_API_KEY, url: data.DEEPGRAM_URL, model: data.DEEPGRAM_MODEL }
      : null,
    /** Null: the built-in assistant alone. */
    model: data.LLM_MODEL
      ? {
          provider: data.LLM_PROVIDER,
          model: data.LLM_MODEL,
          baseUrl: data.LLM_BASE_URL ?? (data.LLM_PROVIDER === 'openai-compatible' ? OPENAI : undefined),
          apiKey: data.LLM_API_KEY,
        }
      : null,
    brandName: data.BRAND_NAME,
    demoPhone: data.DEMO_PHONE,
    supportPhone: data.SUPPORT_PHONE,
    demoAgentId: data.DEMO_AGENT_ID ?? null,
    /** Days that things are kept where an agent says nothing else; null is for ever. */
    keptDays: { audio: data.KEEP_AUDIO_DAYS, text: data.KEEP_TEXT_DAYS, memories: data.KEEP_MEMORY_DAYS ?? null },
    /** Each night into `folder`, of which the newest `keep` stay; null: by hand only. */
    backup: {
      folder: data.BACKUP_DIR === undefined ? null : resolve(data.BACKUP_DIR),
      keep: data.BACKUP_KEEP,
      passphrase: data.BACKUP_PASSPHRASE,
    },
    /** What providers take, as far as the operator has told. */
    prices: data.PRICES ?? {},
    development: data.NODE_ENV === 'development',
    checkAnswers: data.NODE_ENV === 'development' || data.NODE_ENV === 'test',
  };
}
