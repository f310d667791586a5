import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../../database/open.ts';
import { storable } from '../../../http/characters.ts';
import { problem } from '../../../http/problem.ts';
import { SentForm } from '../../../http/server.ts';
import { findLivingAgent } from '../../agents/index.ts';
import { type CarrierName, type CarrierRequest } from './carriers.ts';
import { carriedOver, orHoldOn } from './hold-on.ts';
import { isSigned, isSignedByTelnyx } from './signature.ts';

/** What a Twilio-compatible carrier asks of an agent's webhooks: a signed form in, TwiML out. */
export interface CarrierOptions {
  db: Db;
  publicUrl: string;
  /** The one in use, and the one before it while it is replaced. */
  twilioTokens: readonly string[];
  /** Null: Telnyx does not call here. */
  telnyxKey: string | null;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Answers `POST /agent/{id}{path}` for a carrier that signs with our token, and nobody else. */
export function answerCarrier(
  server: FastifyInstance,
  options: CarrierOptions,
  path: string,
  answer: (request: CarrierRequest) => Promise<string>,
): void {
  server.post<{ Params: { id: string } }>(`/api/agent/:id${path}`, async (request, reply) => {
    const form = formOf(request);
    const url = `${options.publicUrl}${request.originalUrl}`;
    const carrier = signedBy(options, request, url, form);
    if (!carrier) throw problem('forbidden');
    // JSON and the like are signed without their body, so nothing of it is known to be the carrier's.
    if (request.body !== undefined && !(request.body instanceof SentForm)) throw problem('wrong-body');
    const id = request.params.id.toLowerCase();
    const query = new URL(url).searchParams;
    const said = plain({ ...carriedOver(query), ...form });
    const call = { carrier, agentId: id, callSid: said.CallSid ?? '', form: said, query };
    const answering = answer(call);
    if (!path.startsWith('/voice')) return sendXml(reply, await answering);
    const seen = (error: unknown) => request.log.error({ err: error }, 'a carrier was asked to wait');
    return sendXml(
      reply,
      await orHoldOn(answering, { url: `${options.publicUrl}/api/agent/${id}${path}`, call, seen }),
    );
  });
  server.get(`/api/agent/:id${path}`, async (_request, reply) => reply.status(405).header('allow', 'POST').send());
}

function signedBy(
  { twilioTokens, telnyxKey }: CarrierOptions,
  { headers, body }: FastifyRequest,
  url: string,
  form: Record<string, string>,
): CarrierName | null {
  if (isSigned(twilioTokens, headers['x-twilio-signature'], url, form)) return 'twilio';
  const raw = body instanceof SentForm ? body.raw : '';
  return telnyxKey && isSignedByTelnyx(telnyxKey, headers, raw) ? 'telnyx' : null;
}

/** Refuses with `agent-not-found` what is no id, and an agent that was deleted. */
export async function findAgent(db: Db, id: string) {
  const agent = UUID.test(id) ? await findLivingAgent(db, id) : undefined;
  if (!agent) throw problem('agent-not-found');
  return agent;
}

function formOf(request: FastifyRequest): Record<string, string> {
  return request.body instanceof URLSearchParams ? Object.fromEntries(request.body) : {};
}

/** What was signed may hold what cannot be stored: a caller is answered all the same. */
const plain = (form: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(form).map(([name, value]) => [name, storable(value)]));

/** A word that asks for nothing is answered with nothing. */
const sendXml = (reply: FastifyReply, xml: string) =>
  xml === '' ? reply.status(204).send() : reply.type('text/xml; charset=utf-8').send(xml);
