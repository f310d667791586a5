import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
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
  close(): void;
}

// Together below the minute after which a mail counts as not sent and is tried again.
const CONNECT_MS = 10_000;
const SILENCE_MS = 15_000;

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
  return { send: async (mail) => void (await smtp.sendMail(message(mail, config))), close: () => smtp.close() };
}

function intoFiles(config: Config, log: Logger): Carrier {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const folder = join(config.dataDir, 'outbox');
  const send = async (mail: Letterbox) => {
    const { message: written } = await composer.sendMail(message(mail, config));
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${mail.kind}-${mail.id}.eml`;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Moved to its name when it is whole, for whoever watches the folder.
    await writeFile(join(folder, `.${name}`), written, { mode: 0o600 });
    await rename(join(folder, `.${name}`), join(folder, name));
    const link = config.development ? /https?:\/\/\S+/.exec(mail.text)?.[0] : undefined;
    log.info({ kind: mail.kind, file: join(folder, name), ...(link && { link }) }, 'mail written to the outbox');
  };
  return { send, close: () => composer.close() };
}

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
