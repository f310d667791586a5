import { isIP } from 'node:net';
import { connect } from 'node:tls';
import nodemailer from 'nodemailer';
import { newFileKey, openFiles } from '../files/files.ts';
import { type Finding, type Looks, ok, reason, soonWrong, TIMEOUT_MS, warn, wrong } from './finding.ts';
import { healthAt } from './here.ts';

const DAY_MS = 86_400_000;
/** Whoever renews certificates by itself does so a month ahead. */
const CERTIFICATE_DAYS = 14;

/** What this server reaches, and how it is reached. */
export const outside: Looks = {
  async 'Public address'({ publicUrl }) {
    const { protocol, hostname, port } = new URL(publicUrl);
    if (hostname === 'localhost' || hostname === '127.0.0.1')
      return warn(`Only this machine reaches ${publicUrl}: carriers need a PUBLIC_URL that the internet knows.`);
    if (protocol === 'http:') return warn('PUBLIC_URL begins with http://: carriers and microphones need https://.');
    const days = await certificateDays(hostname, Number(port || 443)).catch(reason);
    if (typeof days === 'string') return wrong(`${publicUrl} cannot be reached from here: ${days}.`);
    if (days < 0) return { ...wrong(`The certificate of ${hostname} ended ${-days} days ago.`), soon: true };
    if ((await healthAt(publicUrl)) === null)
      return wrong(`${publicUrl} answers, and it is not this program: look at the proxy in front of it.`);
    if (days < CERTIFICATE_DAYS) return soonWrong(`The certificate of ${hostname} ends in ${days} days.`);
    return ok(`${publicUrl} answers, and its certificate lasts ${days} days more.`);
  },

  async Mail({ smtpUrl, dataDir }) {
    if (!smtpUrl) return warn(`SMTP_URL is not set: mails are put into ${dataDir}/outbox, and nobody receives them.`);
    const limits = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
    const smtp = nodemailer.createTransport({ url: smtpUrl, ...limits });
    try {
      await smtp.verify();
      return ok('The mail server takes our mails.');
    } catch (cause) {
      return wrong(`The mail server of SMTP_URL does not take our mails: ${reason(cause)}.`);
    } finally {
      smtp.close();
    }
  },

  async Files(config) {
    if (!config.storageUrl) return ok('Recordings and uploads are kept in DATA_DIR/files.');
    try {
      await openFiles(config).read(newFileKey());
      return ok('The file store of STORAGE_URL answers.');
    } catch (cause) {
      return wrong(`The file store of STORAGE_URL does not answer: ${reason(cause)}.`);
    }
  },

  async Speech({ deepgram }) {
    if (!deepgram) return ok('Calls are heard and spoken by the built-in parts.');
    const headers = { authorization: `Token ${deepgram.apiKey}` };
    return judged('DEEPGRAM_API_KEY', `${deepgram.url}/v1/projects`, headers);
  },

  async Assistant({ model }) {
    if (!model) return ok('The built-in assistant answers.');
    const key = model.apiKey ?? '';
    switch (model.provider) {
      case 'anthropic': {
        const headers = { 'x-api-key': key, 'anthropic-version': '2023-06-01' };
        return judged('LLM_API_KEY', `${model.baseUrl ?? 'https://api.anthropic.com/v1'}/models`, headers);
      }
      case 'google': {
        const url = model.baseUrl ?? 'https://generativelanguage.googleapis.com/v1beta';
        return judged('LLM_API_KEY', `${url}/models`, { 'x-goog-api-key': key });
      }
      case 'openai-compatible':
        return judged('LLM_API_KEY', `${model.baseUrl}/models`, key ? { authorization: `Bearer ${key}` } : {});
    }
  },

  async Carrier({ twilioAccount, telnyxKey, twilioAuthToken }) {
    if (!twilioAccount) {
      if (telnyxKey || twilioAuthToken) return ok('A carrier may call.');
      return warn('No carrier is named: calls come from the browser and the simulated line alone.');
    }
    const { url, accountSid, token } = twilioAccount;
    const basic = Buffer.from(`${accountSid}:${token}`).toString('base64');
    return judged('TWILIO_AUTH_TOKEN', `${url}/2010-04-01/Accounts/${accountSid}.json`, {
      authorization: `Basic ${basic}`,
    });
  },
};

/** Asks a provider for something that costs nothing, with our key. */
async function judged(setting: string, url: string, headers: Record<string, string>): Promise<Finding> {
  const { hostname } = new URL(url);
  try {
    const { status } = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (status === 401 || status === 403) return wrong(`${hostname} refuses the key in ${setting}.`);
    if (status >= 500) return warn(`${hostname} answers ${status}: it has trouble of its own.`);
    return ok(`${hostname} answers${status < 400 ? ', and knows our key' : ''}.`);
  } catch (cause) {
    return wrong(`${hostname} cannot be reached: ${reason(cause)}.`);
  }
}

/** Whole days until it ends; rejects where no TLS is spoken. What it is signed by, browsers look at. */
const certificateDays = (host: string, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = connect(
      { host, port, ...(isIP(host) === 0 && { servername: host }), rejectUnauthorized: false, timeout: TIMEOUT_MS },
      () => {
        const { valid_to } = socket.getPeerCertificate();
        socket.end();
        resolve(Math.floor((Date.parse(valid_to) - Date.now()) / DAY_MS));
      },
    );
    socket.once('timeout', () => socket.destroy(new Error('it does not answer in time')));
    socket.once('error', reject);
  });
