import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { vi } from 'vitest';
import * as z from 'zod';
import type { Answer, TestApp } from '../../testing/app.ts';

/** Lets every request of a test come from an address of its own; see `from`. */
export const BEHIND_PROXY = { TRUST_PROXY: '1' };
export const PASSWORD = 'brick oven at dusk';

let addresses = 0;
/** Headers of a request from a new address, or from the given one. */
export const from = (address = `10.1.${Math.floor(++addresses / 250)}.${(addresses % 250) + 1}`) => ({
  'x-forwarded-for': address,
});

const Session = z.looseObject({
  id: z.string(),
  email: z.string(),
  firebase_uid: z.string(),
  access_token: z.string(),
  refresh_token: z.string(),
});
type Session = z.infer<typeof Session>;

export const post = (app: TestApp, path: string, body: unknown, options: { as?: string; address?: string } = {}) =>
  app.ask('POST', `/api${path}`, { body, as: options.as, headers: from(options.address) });

/** Somebody new with an account. */
export async function enrol(app: TestApp, email: string, more: object = {}): Promise<Answer> {
  return post(app, '/auth/users', { email, name: 'Rosa Marchetti', password: PASSWORD, ...more });
}

export async function signIn(app: TestApp, email: string, more: object = {}): Promise<Session> {
  const answer = await post(app, '/auth/login', { email, password: PASSWORD, ...more });
  if (answer.status !== 200) throw new Error(answer.text);
  return Session.parse(answer.body);
}

/** Shows that an address is one's own, as whoever made the account. */
export const confirm = async (app: TestApp, email: string): Promise<Answer> =>
  post(app, '/identity/verify-email', { oobCode: await codeFor(app, email, /Confirm/), password: PASSWORD });

/** A fresh proof of who somebody is. */
export async function prove(app: TestApp, email: string, password = PASSWORD): Promise<string> {
  const answer = await post(app, '/identity/sign-in', { email, password });
  return z.object({ id_token: z.string() }).parse(answer.body).id_token;
}

/** Every mail to somebody so far, the eldest first. */
export async function mailsTo(app: TestApp, email: string): Promise<Email[]> {
  const folder = join(app.dataDir, 'outbox');
  // A name that begins with a dot is still being written.
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^[^.].*\.eml$/.test(name)).toSorted();
  const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
  return mails.filter((mail) => mail.to?.some(({ address }) => address === email));
}

/** The newest mail to somebody with this in its subject, as soon as it is there. */
export async function mailTo(app: TestApp, email: string, subject: RegExp): Promise<Email> {
  return vi.waitFor(
    async () => {
      const mail = (await mailsTo(app, email)).findLast((one) => subject.test(one.subject ?? ''));
      if (!mail) throw new Error(`no mail to ${email} about ${subject}`);
      return mail;
    },
    { timeout: 15_000, interval: 20 },
  );
}

/** The parameters of the link in a mail. */
export function linkIn(mail: Email): URLSearchParams {
  const link = /https?:\/\/\S+/.exec(mail.text ?? '')?.[0];
  if (!link) throw new Error('the mail has no link');
  return new URL(link).searchParams;
}

export async function codeFor(app: TestApp, email: string, subject: RegExp): Promise<string> {
  return linkIn(await mailTo(app, email, subject)).get('oobCode') ?? '';
}

/** What the verbs that write letters need, of a whole app. */
export const sender = (app: TestApp) => ({
  post: app.post,
  config: { publicUrl: 'http://localhost', brandName: 'Attendant', adminEmails: [], adminSetupKey: undefined },
});
