import { setTimeout as delay } from 'node:timers/promises';
import { usPhone } from '@attendant/contract/fields/phones';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../database/open.ts';
import type { Notices } from '../../callbacks/index.ts';
import { isBlocked } from '../../callers/index.ts';
import {
  closeConversation,
  findByCarrier,
  hasSpoken,
  openConversation,
  recordCarrierSeconds,
  SERVER_LOST,
} from '../../conversations/index.ts';
import { countTickets, issueTicket } from '../../identity/index.ts';
import { itemsOf } from '../../menu/index.ts';
import type { Lines } from '../line/lines.ts';
import { openingFor } from '../line/opening.ts';
import { makeAhead, type SpeechParts } from '../line/speech.ts';
import { tooManyCalls } from './caps.ts';
import { answerCarrier, type CarrierOptions, findAgent } from './carrier-requests.ts';
import type { CarrierRequest } from './carriers.ts';
import { holdOn, timesHeld } from './hold-on.ts';
import { lastResort, serveLastResort } from './last-resort.ts';
import { ringPerson, serveTransferWebhooks, settleTransfers } from './transfer-webhooks.ts';
import { connectRelay, connectStream, connectTelnyxStream, hangUp, reject, sayAndHangUp } from './twiml.ts';

export interface WebhookOptions extends CarrierOptions, Notices {
  speech: SpeechParts;
  lines: Pick<Lines, 'isDraining'>;
  /** Lets a signed caller ask for a line that runs faster than time; off where a real carrier calls. */
  allowFastLines: boolean;
  /** Twilio hears and speaks; only words pass. */
  twilioRelays: boolean;
}

const UNAVAILABLE = 'Sorry, nobody can take your call on this number at the moment. Please try again later.';
/** A call whose stream broke is connected again this often before the caller is told the truth. */
const RECONNECTS = 2;
const LOADING_MS = 2_000;
/** Each time the caller is told to hold on, about five seconds: built-in speech loads in ten even on a slow machine. */
const LOADING_TIMES = 4;
const BUSY = 'All our lines are busy. Please say your name and your message, and we will call you back.';

const LEAVING =
  'We cannot take your call this minute. Please say your name and your message, and we will call you back.';

/** What a Twilio-compatible carrier asks when somebody calls an agent's number. */
export function serveVoiceWebhooks(server: FastifyInstance, options: WebhookOptions): void {
  const { db, publicUrl } = options;
  const base = (id: string) => `${publicUrl}/api/agent/${id}`;

  const serve = (path: string, answer: (call: CarrierRequest) => Promise<string>) =>
    answerCarrier(server, options, path, answer);

  const stream = async (call: CarrierRequest, conversationId: string, after: 'cut' | 'transfer' = 'cut') => {
    const { agentId } = call;
    const fast = options.allowFastLines && (call.query.get('pace') === 'media' || (await wasFast(db, conversationId)));
    const token = await issueTicket(db, 'media', { agentId, conversationId, callSid: call.callSid, fast, after });
    const streamUrl = `${base(agentId).replace(/^http/, 'ws')}/media`;
    const actionUrl = `${base(agentId)}/voice/next`;
    // Telnyx signs no upgrades and sends no parameters: its token stands in the address.
    if (relays(call)) {
      const hints = await hintsOf(db, agentId);
      return connectRelay({
        streamUrl: `${base(agentId).replace(/^http/, 'ws')}/relay`,
        actionUrl,
        parameters: { token },
        hints,
      });
    }
    if (call.carrier === 'telnyx') return connectTelnyxStream({ streamUrl: `${streamUrl}/telnyx/${token}`, actionUrl });
    return connectStream({ streamUrl, actionUrl, parameters: { token } });
  };

  const relays = ({ carrier }: CarrierRequest) => carrier === 'twilio' && options.twilioRelays;

  const speechState = async (): Promise<'ready' | 'loading' | 'none'> => {
    const ready = options.speech.ready().then((speech) => (speech ? 'ready' : 'none'));
    return Promise.race([ready, delay(LOADING_MS, 'loading' as const, { ref: false })]);
  };

  // A server that has just started may still be loading its speech: a caller neither waits in silence nor is sent away.
  const connect = async (call: CarrierRequest, conversationId: string) => {
    const state = relays(call) ? 'ready' : await speechState();
    if (state === 'ready') return stream(call, conversationId);
    const waits = state === 'loading' && timesHeld(call) < LOADING_TIMES;
    return waits ? holdOn({ url: `${base(call.agentId)}/voice`, call }) : lastResort(options, call);
  };

  serve('/voice', async (call) => {
    const agent = await findAgent(db, call.agentId);
    const fresh = {
      agentId: agent.id,
      channel: 'voice' as const,
      carrier: call.carrier,
      carrierId: call.callSid,
      callerPhone: usPhone(call.form.From ?? '') ?? call.form.From ?? null,
      isTest: false,
    };
    if (await isBlocked(db, agent.id, fresh.callerPhone)) return reject();
    const { id: conversationId } = await db.transaction().execute((tx) => openConversation(tx, fresh));
    if (agent.active && !agent.closed) {
      if (await tooManyCalls(db, agent, fresh.callerPhone)) return lastResort(options, call, BUSY);
      // Whoever calls a server that is ending would be cut off.
      if (options.lines.isDraining()) return lastResort(options, call, LEAVING);
      // What goes wrong here the call finds out itself, and has another voice.
      if (!relays(call))
        makeAhead(options.speech, openingFor(agent, fresh.callerPhone), agent.voice_model).catch(() => undefined);
      return connect(call, conversationId);
    }
    await closeConversation(db, { agentId: agent.id, conversationId }, missed(agent.active ? 'closed' : 'inactive'));
    return sayAndHangUp(agent.active ? agent.closed_message : UNAVAILABLE);
  });

  // Asked when our socket has closed: after a goodbye there is nothing left to do, after a broken line there is.
  serve('/voice/next', async (call) => {
    const conversation = await findConversation(db, call);
    if (conversation?.status === 'transferred') return (await ringPerson(options, call, conversation.id)) ?? hangUp();
    if (conversation?.status === 'failed') return lastResort(options, call);
    if (conversation?.status !== 'in_progress') return hangUp();
    const streams = await countTickets(db, 'media', { conversationId: conversation.id }, { open: false });
    if (streams <= RECONNECTS) return stream(call, conversation.id);
    return lastResort(options, call);
  });

  serveLastResort(server, options);
  serveTransferWebhooks(server, {
    ...options,
    reconnect: (call, conversationId) => stream(call, conversationId, 'transfer'),
  });

  // The carrier's own word that a call is over, should our socket have died without one.
  serve('/voice/status', async (call) => {
    const over = ['completed', 'busy', 'no-answer', 'failed', 'canceled'].includes(call.form.CallStatus ?? '');
    const conversation = over ? await findConversation(db, call) : null;
    if (conversation) await settleTransfers(options, call.agentId, conversation.id);
    const durationSeconds = Number.parseInt(call.form.CallDuration ?? '0', 10) || 0;
    if (conversation) await recordCarrierSeconds(db, conversation.id, durationSeconds);
    // What was told in it is left to the owner by whoever finds that its server is lost.
    const open = conversation?.status === 'in_progress' || conversation?.end_reason === SERVER_LOST;
    if (conversation?.silent && open && !(await hasSpoken(db, conversation.id))) {
      const closing = { ...missed('caller-hung-up'), durationSeconds };
      await closeConversation(db, { agentId: call.agentId, conversationId: conversation.id }, closing);
    }
    return '';
  });
}

const HINTS_MAX = 100;

/** What callers of this agent are likely to name. */
const hintsOf = async (db: Db, agentId: string): Promise<string[]> => {
  const items = await itemsOf(db, agentId).select('name').distinct().limit(HINTS_MAX).execute();
  return items.map(({ name }) => name.replaceAll(',', ' '));
};

/** A fast line stays fast when it is connected again. */
const wasFast = async (db: Db, conversationId: string): Promise<boolean> =>
  (await countTickets(db, 'media', { conversationId, fast: true }, { open: false })) > 0;

const missed = (reason: string) => ({
  status: 'missed' as const,
  reason,
  durationSeconds: 0,
  talkSeconds: 0,
  summary: null,
});

/** `silent`: no server has held it for a few seconds. */
async function findConversation(db: Db, { carrier, agentId, callSid }: CarrierRequest) {
  await findAgent(db, agentId);
  const row = await findByCarrier(db, { agentId, carrier, carrierId: callSid });
  return row ? { ...row, silent: Date.now() - row.alive_at.getTime() > 10_000 } : null;
}
