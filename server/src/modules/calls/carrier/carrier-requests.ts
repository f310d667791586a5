import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../../database/open.ts';
import { problem } from '../../../http/problem.ts';
import { isSigned } from './signature.ts';

/** What a Twilio-compatible carrier asks of an agent's webhooks: a signed form in, TwiML out. */
export interface CarrierRequest {
  agentId: string;
  callSid: string;
  form: Record<string, string>;
  query: URLSearchParams;
}

export interface CarrierOptions {
  db: Db;
  publicUrl: string;
  twilioToken: string;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Answers `POST /agent/{id}{path}` for a carrier that signs with our token, and nobody else. */
export function answerCarrier(
  server: FastifyInstance,
  { publicUrl, twilioToken }: CarrierOptions,
  path: string,
  answer: (request: CarrierRequest) => Promise<string>,
): void {
  server.post<{ Params: { id: string } }>(`/api/agent/:id${path}`, async (request, reply) => {
    const form = formOf(request);
    const url = `${publicUrl}${request.originalUrl}`;
    if (!isSigned(twilioToken, request.headers['x-twilio-signature'], url, form)) throw problem('forbidden');
    const id = request.params.id.toLowerCase();
    const query = new URL(url).searchParams;
    return sendXml(reply, await answer({ agentId: id, callSid: form.CallSid ?? '', form, query }));
  });
  server.get(`/api/agent/:id${path}`, async (_request, reply) => reply.status(405).header('allow', 'POST').send());
}

export async function findAgent(db: Db, id: string) {
  const agent = UUID.test(id)
    ? await db.selectFrom('agents').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()
    : undefined;
  if (!agent) throw problem('agent-not-found');
  return agent;
}

function formOf(request: FastifyRequest): Record<string, string> {
  return request.body instanceof URLSearchParams ? Object.fromEntries(request.body) : {};
}

const sendXml = (reply: FastifyReply, xml: string) => reply.type('text/xml; charset=utf-8').send(xml);
