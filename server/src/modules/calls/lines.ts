import { setTimeout as delay } from 'node:timers/promises';
import {
  type Clock,
  type Conversation,
  type EndReason,
  type OutFrame,
  type SpokenMessage,
  startConversation,
  type ToolRecord,
} from '@attendant/voice';
import { writeWav } from '@attendant/voice/audio/wav';
import type { Files } from '../../files/files.ts';
import {
  ALIVE_EVERY_MS,
  closeConversation,
  closeLost,
  type InConversation,
  keepAlive,
  keepState,
  type RestsOn,
  recordMessage,
  recordSources,
  recordTool,
} from '../conversations/index.ts';
import { type AssistantParts, assistantFor } from './assistant.ts';
import { type Before, NOTHING_BEFORE } from './before.ts';
import { openDiary } from './diary.ts';
import { finishVoicemail } from './notices.ts';
import { closingOf, type Gathered, voicemailsOf } from './outcome.ts';
import type { Speech } from './speech.ts';

/** The conversations that run on this server. */
export interface Lines {
  /** Holds one conversation over a wire, from its opening to its closed row. */
  hold(call: Call): Promise<Conversation>;
  /** Waits for the running ones, at most so long, then says goodbye. */
  drain(seconds: number): Promise<void>;
  count(): number;
}

export interface Call {
  agentId: string;
  tenantId: string;
  conversationId: string;
  callerPhone: string | null;
  opening: string;
  voice: string;
  /** Of the wire. */
  sampleRate: 8000 | 16_000;
  /** Null: words only. */
  speech: Speech | null;
  clock?: Clock;
  /** What the assistant left where the conversation goes on; null for a new one. */
  state: unknown;
  /** What this conversation had on an earlier line; left out for a new one. */
  before?: Before;
  send(frame: OutFrame): void;
  /** The voice has failed again and again: nobody hears the words any more. */
  voiceLost?(): void;
  /** Everything is written down, the closed row too: the socket can go. */
  closed(): void;
}

/** Sentences without sound, after which a line counts as silent. */
const SILENCES_MAX = 2;

export interface LineParts extends AssistantParts {
  files: Files;
}

export function openLines(parts: LineParts): Lines {
  const { db, files, log } = parts;
  const running = new Map<string, { conversation: Conversation; closed: Promise<void> }>();
  const beat = setInterval(() => {
    keepAlive(db, [...running.keys()])
      .then(() => closeLost(db))
      .catch((error: unknown) => log.warn({ err: error }, 'could not look after running conversations'));
  }, ALIVE_EVERY_MS);

  async function hold(call: Call): Promise<Conversation> {
    const closed = Promise.withResolvers<void>();
    const scribe = writeDown(call, () => closed.resolve());
    const assistant = await assistantFor(parts, {
      ...call,
      cited: (turn, sources) => scribe.cited(turn, sources),
      channel: call.speech ? 'voice' : 'message',
      line: call.before?.line ?? '',
    });
    const conversation = startConversation({
      ...assistant,
      state: call.state,
      speech: call.speech,
      voice: call.voice,
      sampleRate: call.sampleRate,
      opening: { text: call.opening },
      ...(call.clock && { clock: call.clock }),
      on: { frame: (frame) => call.send(frame), ...scribe.listeners },
    });
    scribe.follow(() => conversation.talkerState());
    running.set(call.conversationId, { conversation, closed: closed.promise });
    return conversation;
  }

  /** Follows a conversation and writes it down beside the audio path. */
  function writeDown(call: Call, closed: () => void) {
    const { agentId, conversationId, before = NOTHING_BEFORE } = call;
    const at: InConversation = { agentId, conversationId, startedAt: new Date(Date.now() - before.ms) };
    const logHere = log.child({ conversation: call.conversationId });
    const diary = openDiary(logHere);
    const gathered: Gathered = { callerSaid: [], spoken: false, tools: [] };
    let silences = 0;
    let stateOf = (): unknown => null;
    return {
      cited(turn: number, sources: readonly RestsOn[]) {
        diary.write('sources', () => recordSources(db, at.conversationId, turn + before.turns, sources));
      },
      follow: (state: () => unknown) => {
        stateOf = state;
      },
      listeners: {
        message(message: SpokenMessage) {
          if (message.role === 'user') gathered.callerSaid.push(message.text);
          gathered.spoken ||= message.role === 'user' && !message.typed;
          const { audio, sampleRate, ...said } = message;
          const wav = audio && audio.length > 0 ? writeWav({ pcm: audio, sampleRate }) : null;
          const placed = {
            ...said,
            turn: said.turn + before.turns,
            startMs: said.startMs + before.ms,
            endMs: said.endMs + before.ms,
            wav,
          };
          diary.write('message', () => recordMessage(db, files, at, placed));
          if (message.role === 'agent') diary.write('state', () => keepState(db, at.conversationId, stateOf()));
        },
        tool(record: ToolRecord) {
          gathered.tools.push(record);
          const placed = { ...record, turn: record.turn + before.turns, key: before.line + record.key };
          diary.write('tool', () => recordTool(db, at, placed));
        },
        problem({ part, cause }: { part: string; cause: unknown }) {
          if (part === 'toSpeech' && ++silences === SILENCES_MAX) call.voiceLost?.();
          logHere.warn({ err: cause, part }, 'a part of the conversation failed');
        },
        ended(report: Parameters<typeof closingOf>[0]) {
          for (const { callbackId, turn } of voicemailsOf(gathered)) {
            const where = { callbackId, conversationId, turn: turn + before.turns };
            diary.write('voicemail', () => finishVoicemail(db, parts, where));
          }
          diary.write('closing', () => closeConversation(db, at, closingOf(report, gathered)));
          void diary.settled().then(() => {
            running.delete(at.conversationId);
            call.closed();
            closed();
          });
        },
      },
    };
  }

  async function drain(seconds: number): Promise<void> {
    clearInterval(beat);
    const all = [...running.values()];
    const finished = Promise.all(all.map(({ closed }) => closed));
    const late = new AbortController();
    await Promise.race([finished, delay(seconds * 1000, undefined, late).catch(() => undefined)]);
    late.abort();
    const rest = [...running.values()];
    const saying = 'I am sorry, I have to end this call now. Please call again in a minute.';
    const reason: EndReason = 'drain';
    await Promise.all(rest.map(({ conversation }) => conversation.end(reason, { saying })));
    await Promise.all(rest.map(({ closed }) => closed));
  }

  return { hold, drain, count: () => running.size };
}
