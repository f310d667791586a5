/** Sends texts through a carrier's REST interface. Source: twilio.com/docs/messaging/api/message-resource */
export interface TextCarrier {
  /** Answers the carrier's own id of the text. */
  send(text: { from: string; to: string; body: string }): Promise<string>;
}

/** A refusal that another try would not change. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

const LIMIT_MS = 10_000;

/** Twilio's Messages API (2010-04-01). Throws what the carrier said when it took no text. */
export function twilioTexts(options: { url: string; accountSid: string; token: string }): TextCarrier {
  const { url, accountSid, token } = options;
  const address = `${url.replace(/\/+$/, '')}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${token}`).toString('base64')}`;
  return {
    async send({ from, to, body }) {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({ From: from, To: to, Body: body }),
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      const told: unknown = await answer.json().catch(() => null);
      const failure = `The carrier answered ${answer.status}.`;
      if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) throw new Refused(failure);
      if (!answer.ok) throw new Error(failure);
      return typeof told === 'object' && told !== null && 'sid' in told ? String(told.sid) : '';
    },
  };
}
