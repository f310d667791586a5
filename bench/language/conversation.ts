import { randomUUID } from 'node:crypto';
import { leftBehind } from '@attendant/dialogue';
import {
  type CallerTurn,
  type Expectation,
  exchange,
  type LanguageModel,
  type Question,
  type Talker,
  type TalkerOptions,
  type ToolRecord,
  type Transcript,
} from '@attendant/voice';
import { assistantFor } from '../../server/src/modules/calls/index.ts';
import type { House, Shop } from './house.ts';

/** One turn of a conversation. */
export interface Turn {
  said: string;
  /** What the ears made of it; null when it was typed. */
  heard: Transcript | null;
  /** The caller agreed with what had been read back. */
  consents: boolean;
  reply: string;
  /** What the reply waits for, as the line is told. */
  expects: Expectation;
  did: readonly ToolRecord[];
  ended: boolean;
  ms: number;
}

export interface Conversation {
  id: string;
  phone: string;
  turns: readonly Turn[];
  say(words: string, consents?: boolean): Promise<Turn>;
  /** What was told and not left yet is left when the line ends. */
  hangUp(): Promise<void>;
  /** What the assistant remembers: another conversation can go on from it. */
  state(): unknown;
}

/** A conversation that was brought to a point once, from which many go on. */
export interface Before {
  turns: readonly Turn[];
  state: unknown;
}

const LIMIT_MS = 30_000;
let callers = 0;

/** A caller on the line of a shop. What the assistant commits stands in the database. */
export async function openConversation({ parts, ears }: House, shop: Shop, before?: Before): Promise<Conversation> {
  const { agentId, tenantId } = shop;
  const id = randomUUID();
  const caller = ++callers;
  const phone = `+1718555${String(caller % 10_000).padStart(4, '0')}`;
  await parts.db
    .insertInto('conversations')
    .values({ id, agent_id: agentId, channel: 'voice', status: 'in_progress', carrier: 'browser', caller_phone: phone })
    .execute();
  const of = { agentId, tenantId, conversationId: id, callerPhone: phone, channel: 'voice' } as const;
  const assistant = await assistantFor(parts, of);
  const { model, talker } = staying(assistant.model);
  const turns: Turn[] = [...(before?.turns ?? [])];
  const state = before?.state ?? null;
  return {
    id,
    phone,
    turns,
    state: () => talker()?.state() ?? null,
    async hangUp() {
      const left = leftBehind(talker()?.state());
      const tool = assistant.tools.find(({ name }) => name === 'take_message');
      if (left) await tool?.run(left, { key: 'left', signal: new AbortController().signal });
    },
    async say(words, consents = false) {
      const did: ToolRecord[] = [];
      const heard = ears
        ? await ears.hear(words, { keyterms: assistant.keyterms, question: talker()?.question() ?? FIRST, caller })
        : null;
      const started = performance.now();
      const turn = { turn: turns.length + 1, ...turnOf(words, heard), interruptedAfter: null };
      const on = {
        tool: (record: ToolRecord) => did.push(record),
        problem: ({ part, cause }: { part: string; cause: unknown }) => parts.log.error({ err: cause, part }, 'failed'),
      };
      const { text, ending } = await exchange({
        model,
        tools: assistant.tools,
        state,
        turn,
        limitMs: LIMIT_MS,
        on,
      });
      const ms = performance.now() - started;
      const expects = talker()?.question().expects ?? 'open';
      const answered = { said: words, heard, consents, reply: text, expects, did, ended: ending !== null, ms };
      turns.push(answered);
      return answered;
    },
  };
}

/** What a greeting asks for. */
const FIRST: Question = { expects: 'list', answers: [] };

/** Sound without words is what a silent caller sends. */
function turnOf(
  words: string,
  heard: Transcript | null,
): Pick<CallerTurn, 'kind' | 'text' | 'confidence' | 'alternatives'> {
  if (!heard) return { kind: 'text', text: words, confidence: null };
  return { kind: heard.text === '' ? 'silence' : 'speech', ...heard };
}

/** The same model, whose talker stays on the line from one exchange to the next, as it does in a call. */
function staying(model: LanguageModel): { model: LanguageModel; talker: () => Talker | null } {
  let talker: Talker | null = null;
  let current: TalkerOptions;
  return {
    talker: () => talker,
    model: {
      name: model.name,
      open(options) {
        current = options;
        talker ??= model.open({ ...options, callTool: (name, input) => current.callTool(name, input) });
        return talker;
      },
    },
  };
}

/** The next case finds the shop as this one did. */
export async function forget({ parts: { db } }: House, { agentId }: Shop): Promise<void> {
  const gone = (table: 'orders' | 'appointments' | 'callbacks' | 'callers' | 'conversations') =>
    db.deleteFrom(table).where('agent_id', '=', agentId).execute();
  await Promise.all([gone('orders'), gone('appointments'), gone('callbacks'), gone('callers')]);
  await gone('conversations');
}

/** Did something for good: an order, an appointment, a message. */
export const committed = ({ did }: Turn, ...tools: string[]): boolean =>
  did.some(
    ({ name, outcome }) => outcome.ok && outcome.receipt !== undefined && (tools.length === 0 || tools.includes(name)),
  );

const NEED_CONSENT = ['place_order', 'book_slot', 'move_booking', 'cancel_booking', 'join_waiting_list'];

/** Committed in a turn in which the caller had not agreed to it. */
export const unconsented = (turns: readonly Turn[]): boolean =>
  turns.some((turn) => !turn.consents && committed(turn, ...NEED_CONSENT));

export const transcript = (turns: readonly Turn[]): string =>
  turns
    .map(({ said, heard, reply }) => {
      const ears = heard ? `\n  Heard:  ${heard.text} (${heard.confidence?.toFixed(2) ?? '-'})` : '';
      return `  Caller: ${said}${ears}\n  Agent:  ${reply || '(nothing)'}`;
    })
    .join('\n');
