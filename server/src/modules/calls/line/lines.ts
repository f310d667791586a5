import { setTimeout as delay } from 'node:timers/promises';
import { type Conversation, type EndReason, type LanguageModel, startConversation } from '@attendant/voice';
import { ALIVE_EVERY_MS, closeLost, keepAlive } from '../../conversations/index.ts';
import { type Assistant, assistantFor } from '../assistant/assistant.ts';
import type { Call, LineParts } from './call.ts';
import { leftBy } from './left.ts';
import { openScribe } from './scribe.ts';
import { takeSteerings } from './steering.ts';

/** What the caller hears when the owner decides. */
const FAREWELL = {
  end: 'I have to end the call now. Thank you for calling. Goodbye.',
  'take-over': 'One moment, please. I am putting you through.',
};

/** The conversations that run on this server. */
export interface Lines {
  /** Holds one conversation over a wire, from its opening to its closed row. */
  hold(call: Call): Promise<Conversation>;
  /** Waits for the running ones, at most so long, then says goodbye. */
  drain(seconds: number): Promise<void>;
  /** New callers are told so instead of being taken on. */
  isDraining(): boolean;
  count(): number;
}

/** For the goodbye and the last writes of all calls; a database that is away must not keep a server from ending. */
const LAST_WORDS_MS = 25_000;

/** The line of a call whose server is gone is not known any more. */
const LOST = 'lost-';

interface Running {
  conversation: Conversation;
  closed: Promise<void>;
  obey(): Promise<void>;
}

export function openLines(parts: LineParts): Lines {
  const { db, log } = parts;
  const running = new Map<string, Running>();
  let draining = false;
  const obeyIn = (one: Running | undefined) =>
    void one?.obey().catch((error: unknown) => log.warn({ err: error }, 'a conversation could not be steered'));
  // What was asked of a call while nothing was heard.
  parts.live.onBack(() => running.forEach(obeyIn));
  parts.live.onEvent(({ noun, verb, id }) => {
    if (noun === 'conversations' && verb === 'steered') obeyIn(running.get(id));
  });
  const beat = setInterval(() => {
    keepAlive(db, [...running.keys()])
      .then(() =>
        closeLost(
          db,
          async (tx, lost) => leftBy(lost, lost.state, LOST)?.take(tx, parts),
          ({ conversationId }, err) =>
            log.error({ err, conversationId }, 'what a lost call had told could not be left'),
        ),
      )
      .catch((error: unknown) => log.warn({ err: error }, 'could not look after running conversations'));
  }, ALIVE_EVERY_MS);

  async function hold(call: Call): Promise<Conversation> {
    const closed = Promise.withResolvers<void>();
    const scribe = openScribe(parts, call, () => {
      running.delete(call.conversationId);
      call.closed();
      closed.resolve();
    });
    const toSay: string[] = [];
    const assistant = await assistantFor(parts, {
      ...call,
      cited: (turn, sources) => scribe.cited(turn, sources),
      channel: call.speech ? 'voice' : 'message',
      line: call.before?.line ?? '',
    });
    const conversation = startConversation({
      ...assistant,
      model: shown(prompted(assistant.model, toSay), (state) => {
        // The caller hears for seconds what is decided by now.
        scribe.remember();
        show(assistant, call, state);
      }),
      state: call.state,
      speech: call.speech,
      voice: call.voice,
      sampleRate: call.sampleRate,
      opening: { text: call.opening },
      ...(call.clock && { clock: call.clock }),
      on: { frame: (frame) => call.send(frame), ...scribe.listeners },
    });
    scribe.follow(conversation);
    const obey = async () => {
      for (const steering of await takeSteerings(db, call.conversationId)) {
        if (steering.kind === 'say') toSay.push(steering.words);
        else {
          if (steering.kind === 'take-over') scribe.takeOver();
          await conversation.end('agent-ended', { saying: FAREWELL[steering.kind] });
        }
      }
    };
    running.set(call.conversationId, { conversation, closed: closed.promise, obey });
    // Its row says that it runs a moment before: an owner may have been that quick.
    obeyIn(running.get(call.conversationId));
    return conversation;
  }

  function show(assistant: Assistant, call: Call, state: unknown): void {
    if (!call.drafted) return;
    assistant.drafted(state).then(
      (found) => found && call.drafted?.(found),
      (error: unknown) => log.warn({ err: error }, 'what is being ordered could not be shown'),
    );
  }

  async function drain(seconds: number): Promise<void> {
    draining = true;
    await atMost(seconds * 1000, allClosed());
    const saying = 'I am sorry, I have to end this call now. Please call again in a minute.';
    const reason: EndReason = 'drain';
    for (const { conversation } of running.values()) void conversation.end(reason, { saying });
    await atMost(LAST_WORDS_MS, allClosed());
    clearInterval(beat);
  }

  const allClosed = () => Promise.all([...running.values()].map(({ closed }) => closed));

  return { hold, drain, isDraining: () => draining, count: () => running.size };
}

async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  const late = new AbortController();
  await Promise.race([work, delay(ms, undefined, { signal: late.signal }).catch(() => undefined)]);
  late.abort();
}

/** The same model, of which somebody sees how each of its replies leaves things. */
const shown = (model: LanguageModel, look: (state: unknown) => void): LanguageModel => ({
  name: model.name,
  open(options) {
    const talker = model.open(options);
    return {
      async *reply(turn, signal) {
        yield* talker.reply(turn, signal);
        look(talker.state());
      },
      state: () => talker.state(),
      question: () => talker.question(),
    };
  },
});

/** The same model, which begins its next reply with the words that wait in `toSay`. */
function prompted(model: LanguageModel, toSay: string[]): LanguageModel {
  return {
    name: model.name,
    open(options) {
      const talker = model.open(options);
      return {
        async *reply(turn, signal) {
          for (const words of toSay.splice(0)) yield { kind: 'text', text: `${words} ` };
          yield* talker.reply(turn, signal);
        },
        state: () => talker.state(),
        question: () => talker.question(),
      };
    },
  };
}
