import type { IncomingMessage } from 'node:http';
import { Recording } from '@attendant/contract/agents/retention';
import {
  type Conversation,
  type InFrame,
  mediaClock,
  type OutFrame,
  relayWire,
  telnyxWire,
  twilioWire,
  type Wire,
} from '@attendant/voice';
import type { Logger } from 'pino';
import type { RawData, WebSocket } from 'ws';
import * as z from 'zod';
import type { Db } from '../../../database/open.ts';
import { agentOf } from '../../agents/index.ts';
import { redeemTicket } from '../../identity/index.ts';
import { backFromDial } from '../assistant/desk.ts';
import { findBefore } from '../line/before.ts';
import { isRecorded } from '../line/consent.ts';
import type { Lines } from '../line/lines.ts';
import { openingFor } from '../line/opening.ts';
import type { SpeechParts } from '../line/speech.ts';
import { closeSoon, expectStart, received, type SocketRoute, sendTo } from '../sockets.ts';
import { isSigned } from './signature.ts';

export interface MediaOptions {
  db: Db;
  lines: Lines;
  speech: SpeechParts;
  publicUrl: string;
  /** The one in use, and the one before it while it is replaced. */
  twilioTokens: readonly string[];
  telnyxKey: string | null;
  log: Logger;
}

/** What all wires tell at the start. */
interface CarrierStart {
  callSid: string;
  parameters?: Readonly<Record<string, string>>;
}

const Ticket = z.object({
  agentId: z.string(),
  conversationId: z.string(),
  callSid: z.string(),
  fast: z.boolean(),
  after: z.enum(['cut', 'transfer']),
});
/** What a caller hears who was on the line before. */
const AGAIN = {
  cut: 'Sorry, we were cut off for a moment. Please go on.',
  transfer: "I'm sorry, nobody could take your call just now. Would you like to leave a message?",
};

/** The socket on which a carrier passes a call both ways, as sound or as words. */
export function mediaSocket(options: MediaOptions): SocketRoute {
  const { publicUrl, twilioTokens } = options;
  return {
    pattern: /^\/api\/agents?\/([0-9a-f-]{36})\/(?:media(?:\/telnyx\/[\w-]{43})?|relay)\/?$/i,
    admits({ request }) {
      // Its token is asked for when it starts.
      if (telnyxToken(request)) return options.telnyxKey !== null;
      // Carriers sign the upgrade over the wss address that the TwiML named.
      const url = `${publicUrl.replace(/^http/, 'ws')}${request.url}`;
      return isSigned(twilioTokens, request.headers['x-twilio-signature'], url, {});
    },
    serve: (socket, agentId, request) => serveMedia(socket, agentId, options, request),
  };
}

const telnyxToken = ({ url = '' }: IncomingMessage): string | null =>
  /\/media\/telnyx\/([\w-]{43})/.exec(url)?.[1] ?? null;

/** On this socket the carrier hears and speaks; only words pass. */
const isRelay = ({ url = '' }: IncomingMessage): boolean => /\/relay\/?$/.test(url);

function wireOf(request: IncomingMessage): Wire<CarrierStart> {
  if (isRelay(request)) return relayWire();
  return telnyxToken(request) ? telnyxWire() : twilioWire();
}

/** A caller waits in silence until the conversation stands; the carrier asks again when its socket closes. */
const BEGIN_LIMIT_MS = 4_000;
/** Words and keys kept until the conversation stands. */
const EARLY_MAX = 200;

function serveMedia(socket: WebSocket, agentId: string, options: MediaOptions, request: IncomingMessage): void {
  const wire = wireOf(request);
  const token = telnyxToken(request);
  const started = expectStart(socket);
  const early: InFrame[] = [];
  let conversation: Conversation | undefined;
  let last: OutFrame | null = null;
  let tooLate = false;
  const isTooLate = () => tooLate;
  const isGone = () => socket.readyState !== socket.OPEN;
  const close = () => {
    if (last) sendTo(socket, wire.write(last));
    socket.close(1000);
  };

  socket.on('message', (data: RawData, isBinary: boolean) => {
    for (const item of wire.read(received(data, isBinary))) {
      if (item.kind === 'refused') socket.close(1008, item.reason);
      else if (item.kind === 'start') {
        started();
        const limit = setTimeout(() => {
          tooLate = true;
          socket.close(1011, 'late');
        }, BEGIN_LIMIT_MS);
        begin(item)
          .catch((error: unknown) => {
            options.log.error({ err: error }, 'a call could not be started');
            socket.close(1011, 'failed');
          })
          .finally(() => clearTimeout(limit));
      } else if (conversation) conversation.push(item.frame);
      // Sound from before the conversation stands is silence, nobody has greeted the caller yet; words and keys are not.
      else if (item.frame.kind !== 'audio' && early.length < EARLY_MAX) early.push(item.frame);
    }
  });
  // Of a hang-up the relay tells nothing else.
  socket.on('close', () => void conversation?.end(isRelay(request) ? 'caller-hung-up' : 'socket-lost'));

  async function begin(start: CarrierStart): Promise<void> {
    const ticket = Ticket.safeParse(await redeemTicket(options.db, 'media', token ?? start.parameters?.token ?? ''));
    const { data } = ticket;
    if (!data || data.agentId !== agentId.toLowerCase() || data.callSid !== start.callSid) {
      socket.close(1008, 'no such call');
      return;
    }
    const agent = await agentOf(options.db, data.agentId);
    const before = await findBefore(options.db, data.conversationId);
    // The carrier has asked again, and the conversation is held on another socket.
    if (isTooLate()) return;
    const returns = before.assistantState !== null;
    conversation = await options.lines.hold({
      agentId: agent.id,
      tenantId: agent.tenant_id,
      conversationId: data.conversationId,
      callerPhone: before.callerPhone,
      isTest: false,
      opening: returns ? AGAIN[data.after] : openingFor(agent, before.callerPhone),
      recorded: isRecorded(Recording.parse(agent.recording), before.callerPhone),
      state: data.after === 'transfer' ? backFromDial(before.assistantState) : before.assistantState,
      before,
      voice: agent.voice_model,
      sampleRate: wire.sampleRate,
      speech: isRelay(request) ? 'elsewhere' : await options.speech.ready(),
      ...(data.fast && { clock: mediaClock() }),
      send(frame) {
        // The last word makes the carrier ask what comes next: it waits until that is written down.
        if (frame.kind !== 'ended') return sendTo(socket, wire.write(frame));
        last = frame;
        closeSoon(socket, close);
      },
      voiceLost: () => void conversation?.end('failed'),
      closed: close,
    });
    for (const frame of early.splice(0)) conversation.push(frame);
    if (isGone()) await conversation.end('socket-lost');
  }
}
