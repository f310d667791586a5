import { randomUUID } from 'node:crypto';
import { Recording } from '@attendant/contract/agents/retention';
import type { TalkDown, TalkTicket } from '@attendant/contract/calls';
import { browserWire, type Conversation } from '@attendant/voice';
import type { Logger } from 'pino';
import type { RawData, WebSocket } from 'ws';
import * as z from 'zod';
import type { Db, Tx } from '../../../database/open.ts';
import type { AgentActor } from '../../../http/context.ts';
import { Problem } from '../../../http/problem.ts';
import { agentOf } from '../../agents/index.ts';
import { openConversation } from '../../conversations/index.ts';
import { issueTicket, redeemTicket } from '../../identity/index.ts';
import type { Attendance, Attending } from '../attendance.ts';
import { isRecorded } from '../line/consent.ts';
import type { Lines } from '../line/lines.ts';
import { openingFor } from '../line/opening.ts';
import type { SpeechParts } from '../line/speech.ts';
import { closeSoon, expectStart, received, type SocketRoute, sendTo } from '../sockets.ts';
import { requireDemoPlace } from './demo-places.ts';

/** Talking with an agent from the browser: the same conversation and the same tools as on the phone. */

export interface TalkOptions {
  db: Db;
  lines: Lines;
  speech: SpeechParts;
  attendance: Attendance;
  /** Where this server is reached; browsers of other origins get no socket. */
  publicUrl: string;
  log: Logger;
}

/** Waits until ears and voice are loaded. The ticket is good once, for a minute. */
export async function issueTalk(
  { db, speech }: TalkOptions,
  { agentId, tenantId }: Pick<AgentActor, 'agentId' | 'tenantId'>,
  by: Pick<Attending, 'userId' | 'sessionId'> | 'demo',
  tx: Db | Tx = db,
): Promise<TalkTicket> {
  const conversationId = randomUUID();
  const token = await issueTicket(tx, 'talk', { agentId, tenantId, conversationId, by });
  return {
    token,
    socket_path: `/api/agent/${agentId}/talk/socket`,
    conversation_id: conversationId,
    speech: (await speech.ready()) !== null,
  };
}

/** Messages kept until the conversation stands. */
const EARLY_MAX = 200;

const Start = z.object({ type: z.literal('start'), token: z.string().max(200) });
const Ticket = z.object({
  agentId: z.string(),
  tenantId: z.string(),
  conversationId: z.uuid(),
  by: z.union([z.literal('demo'), z.object({ userId: z.string(), sessionId: z.string() })]),
});
/** How long a visitor may talk, and what is said then. */
const DEMO_MS = 5 * 60_000;
const DEMO_OVER = 'That was the demo. Thank you for trying it. Goodbye.';

/** Only for pages of this server: a browser names where it comes from. */
export function talkSocket(options: TalkOptions): SocketRoute {
  return {
    pattern: /^\/api\/agents?\/([0-9a-f-]{36})\/talk\/socket\/?$/i,
    admits({ request }) {
      const { origin, host } = request.headers;
      if (origin === undefined || !URL.canParse(origin)) return false;
      return new URL(origin).host === host || origin === new URL(options.publicUrl).origin;
    },
    serve: (socket, agentId) => serveTalk(socket, agentId, options),
  };
}

function serveTalk(socket: WebSocket, agentId: string, options: TalkOptions): void {
  const wire = browserWire();
  const started = expectStart(socket);
  const early: (string | Uint8Array)[] = [];
  let state: 'new' | 'starting' | Conversation = 'new';

  socket.on('message', (data: RawData, isBinary: boolean) => {
    const message = received(data, isBinary);
    if (state === 'starting') {
      if (early.length < EARLY_MAX) early.push(message);
    } else if (state === 'new') {
      state = 'starting';
      started();
      begin(message).catch((error: unknown) => {
        if (error instanceof Problem && error.retryAfterSeconds) return socket.close(1013, error.code);
        options.log.error({ err: error }, 'a conversation could not be started');
        socket.close(1011, 'failed');
      });
    } else hand(state, message);
  });
  socket.on('close', () => void (typeof state === 'object' && state.end('socket-lost')));

  function hand(conversation: Conversation, message: string | Uint8Array): void {
    for (const item of wire.read(message)) {
      if (item.kind === 'refused') socket.close(1008, item.reason);
      else conversation.push(item.frame);
    }
  }

  async function begin(first: string | Uint8Array): Promise<void> {
    const token = Start.safeParse(asJson(first)).data?.token;
    const ticket = Ticket.safeParse(token && (await redeemTicket(options.db, 'talk', token))).data;
    if (!ticket || ticket.agentId !== agentId.toLowerCase()) {
      socket.close(1008, 'no such conversation');
      return;
    }
    const { conversationId } = ticket;
    const agent = await agentOf(options.db, ticket.agentId);
    const stay = ticket.by === 'demo' ? null : options.attendance.enter({ ...ticket.by, agentId: agent.id });
    if (stay) socket.once('close', () => stay.leave());
    await options.db.transaction().execute(async (tx) => {
      if (ticket.by === 'demo') await requireDemoPlace(tx, agent.id, { withTickets: false });
      await openConversation(tx, {
        id: conversationId,
        agentId: agent.id,
        // Typed, until something is spoken.
        channel: 'message',
        carrier: 'browser',
        carrierId: conversationId,
        callerPhone: null,
        isTest: true,
      });
    });
    sendTo(socket, [JSON.stringify({ type: 'started', conversation_id: conversationId })]);
    const conversation = await options.lines.hold({
      agentId: agent.id,
      tenantId: agent.tenant_id,
      conversationId,
      callerPhone: null,
      isTest: true,
      opening: openingFor(agent, null),
      recorded: isRecorded(Recording.parse(agent.recording), null),
      state: null,
      voice: agent.voice_model,
      sampleRate: wire.sampleRate,
      speech: await options.speech.ready(),
      send(frame) {
        sendTo(socket, wire.write(frame));
        if (frame.kind === 'ended') closeSoon(socket);
      },
      drafted: (drafted) => sendTo(socket, [JSON.stringify({ type: 'drafted', ...drafted } satisfies TalkDown)]),
      closed: () => socket.close(1000),
    });
    // A browser begins with both off: somebody who types is not spoken to.
    conversation.push({ kind: 'speaker', on: false });
    conversation.push({ kind: 'mic', on: false });
    for (const message of early.splice(0)) hand(conversation, message);
    state = conversation;
    if (ticket.by === 'demo') endAfter(DEMO_MS, socket, conversation);
    stay?.signal.addEventListener('abort', () => shutOut(socket, conversation));
    if (stay?.signal.aborted) shutOut(socket, conversation);
    if (socket.readyState !== socket.OPEN) await conversation.end('socket-lost');
  }
}

/** Somebody signed out, or lost their place: nothing more is heard or said. */
function shutOut(socket: WebSocket, conversation: Conversation): void {
  void conversation.end('socket-lost');
  socket.close(1008, 'signed out');
  closeSoon(socket, () => socket.terminate());
}

function endAfter(ms: number, socket: WebSocket, conversation: Conversation): void {
  const timer = setTimeout(() => void conversation.end('too-long', { saying: DEMO_OVER }), ms);
  socket.once('close', () => clearTimeout(timer));
}

function asJson(text: string | Uint8Array): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}
