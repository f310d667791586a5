import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { writeLasting } from '../files/lasting.ts';
import type { Attachment } from './queue.ts';

export interface Letterbox {
  id: string;
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: readonly Attachment[];
}

export interface Carrier {
  /** Hands one mail over; rejects when it was not taken. */
  send(mail: Letterbox): Promise<void>;
  /** Throws away what it keeps itself of mails before then. */
  forget(before: Date): Promise<void>;
  close(): void;
}

// Together below the minute after which a mail counts as not sent and is tried again.
const CONNECT_MS = 10_000;
const SILENCE_MS = 15_000;

/** Of a folder that nobody empties: the eldest give way, looked for now and then. */
const OUTBOX_MOST = 10_000;
const LOOK_EVERY = 100;

/** By SMTP_URL, or else into files of DATA_DIR/outbox. */
export function transport(config: Config, log: Logger): Carrier {
  return config.smtpUrl ? bySmtp(config.smtpUrl, config) : intoFiles(config, log);
}

function bySmtp(url: string, config: Config): Carrier {
  const smtp = nodemailer.createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => void (await smtp.sendMail(message(mail, config))),
    forget: async () => undefined,
    close: () => smtp.close(),
  };
}

function intoFiles(config: Config, log: Logger): Carrier {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const folder = join(config.dataDir, 'outbox');
  let sent = 0;
  /** Names begin with their time. */
  const prune = async (before: string) => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).toSorted();
    const tooMany = names.length - OUTBOX_MOST;
    const gone = names.filter((name, index) => index < tooMany || name < before);
    for (const name of gone) await rm(join(folder, name), { force: true });
  };
  const send = async (mail: Letterbox) => {
    const { message: written } = await composer.sendMail(message(mail, config));
    // Promised by `buffer` above.
    if (!Buffer.isBuffer(written)) throw new Error('The mail was not put together.');
    const name = `${startOfName(new Date())}-${mail.kind}-${mail.id}.eml`;
    if (sent++ % LOOK_EVERY === 0 && existsSync(folder)) await prune('');
    // Moved to its name when it is whole, for whoever watches the folder.
    await writeLasting(join(folder, name), written, join(folder, `.${name}`));
    const link = config.development ? /https?:\/\/\S+/.exec(mail.text)?.[0] : undefined;
    log.info({ kind: mail.kind, file: join(folder, name), ...(link && { link }) }, 'mail written to the outbox');
  };
  const forget = async (before: Date) => {
    if (existsSync(folder)) await prune(startOfName(before));
  };
  return { send, forget, close: () => composer.close() };
}

const startOfName = (at: Date): string => at.toISOString().replaceAll(':', '-');

function message(mail: Letterbox, config: Config) {
  const host = new URL(config.publicUrl).hostname;
  return {
    from: config.mailFrom,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // The same at every try, so that a receiver can tell a repetition (RFC 5322 3.6.4).
    messageId: `<${mail.id}@${host}>`,
    // Nobody's absence note is wanted (RFC 3834 5).
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: [...mail.attachments],
  };
}
