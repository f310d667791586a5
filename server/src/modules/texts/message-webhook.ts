import { usPhone } from '@attendant/contract/fields/phones';
import type { FastifyInstance } from 'fastify';
import { answerGiven, keepAnswer } from '../../http/idempotency.ts';
import { isBlocked } from '../callers/index.ts';
import {
  type AssistantParts,
  answerCarrier,
  type CarrierOptions,
  findAgent,
  messageTwiml,
  tooManyTexts,
} from '../calls/index.ts';
import { answerText } from './answer-text.ts';
import { optIn, optOut } from './opt-outs.ts';

/**
 * What a Twilio-compatible carrier asks when somebody texts an agent's number.
 * Source: twilio.com/docs/messaging/guides/webhook-request
 */
export function serveMessageWebhook(server: FastifyInstance, options: CarrierOptions & AssistantParts): void {
  const { db } = options;
  const underWay = new Map<string, Promise<string>>();

  answerCarrier(server, options, '/message', async ({ agentId, form }) => {
    const agent = await findAgent(db, agentId);
    const sid = form.MessageSid ?? form.SmsMessageSid ?? '';
    const from = usPhone(form.From ?? '') ?? form.From ?? '';
    const choice = form.OptOutType?.toUpperCase();
    // The carrier itself answers these; a second answer would reach somebody who just asked for silence.
    if (choice === 'STOP') await optOut(db, agent.id, from);
    if (choice === 'START') await optIn(db, agent.id, from);
    if (choice || sid === '' || from === '') return messageTwiml(null);
    if ((await isBlocked(db, agent.id, from)) || (await tooManyTexts(db, agent, from))) return messageTwiml(null);
    const key = `${agent.id} ${sid}`;
    const answer = underWay.get(key) ?? once(sid, form);
    underWay.set(key, answer);
    return answer.finally(() => underWay.delete(key));

    async function once(messageSid: string, fields: Record<string, string>): Promise<string> {
      const scope = `text ${agent.id}`;
      const before = await answerGiven(db, scope, messageSid);
      if (before !== null) return before;
      const xml = messageTwiml(await answerText(options, { agent, from, body: fields.Body ?? '' }));
      await keepAnswer(db, { scope, key: messageSid, body: fields.Body ?? '', answer: xml });
      return xml;
    }
  });
}
