import type { FastifyInstance } from 'fastify';
import type { Notices } from '../../callbacks/index.ts';
import { takeMessage } from '../../callbacks/index.ts';
import { closeConversation, findByCarrier } from '../../conversations/index.ts';
import { answerCarrier, type CarrierOptions, findAgent } from './carrier-requests.ts';
import type { CarrierRequest } from './carriers.ts';
import { askForMessage, sayAndHangUp } from './twiml.ts';

type Options = CarrierOptions & Notices;

const SORRY =
  'I am sorry, something is wrong with our line. Please say your name and your message, and we will call you back.';
const TAKEN = 'Thank you. Your message is written down, and we will call you back. Goodbye.';

/**
 * When neither our ears nor our voice can serve a call, the carrier's own do: it apologises, hears a message and tells
 * us its words. Needs nothing but a database. Source: twilio.com/docs/voice/twiml/gather
 */
export const lastResort = ({ publicUrl }: Options, { agentId }: CarrierRequest, text = SORRY): string =>
  askForMessage({ text, actionUrl: `${publicUrl}/api/agent/${agentId}/voice/message` });

export function serveLastResort(server: FastifyInstance, options: Options): void {
  const { db } = options;
  answerCarrier(server, options, '/voice/message', async (call) => {
    const agent = await findAgent(db, call.agentId);
    const of = { agentId: agent.id, carrier: call.carrier, carrierId: call.callSid };
    const conversation = await findByCarrier(db, of);
    if (!conversation) return sayAndHangUp('Goodbye.');
    const said = call.form.SpeechResult?.trim() ?? '';
    const actor = {
      agentId: agent.id,
      tenantId: agent.tenant_id,
      role: 'editor' as const,
      by: { kind: 'conversation' as const, id: conversation.id },
    };
    const message = {
      caller_name: '',
      caller_phone: conversation.caller_phone ?? '',
      text: said.slice(0, 2000) || 'Called while our line was out of order, and left no words.',
    };
    const action = { conversationId: conversation.id, key: 'last-resort' };
    await db.transaction().execute((tx) => takeMessage(tx, actor, message, action, options));
    await closeConversation(
      db,
      { agentId: agent.id, conversationId: conversation.id },
      {
        status: 'failed',
        reason: 'failed',
        durationSeconds: 0,
        talkSeconds: 0,
        summary: `Message taken by the carrier: “${message.text}”`,
      },
    );
    return sayAndHangUp(TAKEN);
  });
}
