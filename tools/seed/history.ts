import { randomUUID } from 'node:crypto';
import { builtInAssistant } from '@attendant/dialogue';
import type { ToolRecord } from '@attendant/voice';
import { writeWav } from '@attendant/voice/audio/wav';
import type { Db } from '../../server/src/database/open.ts';
import type { Files } from '../../server/src/files/files.ts';
import type { AgentActor } from '../../server/src/http/context.ts';
import { loadFacts } from '../../server/src/modules/calls/assistant/facts.ts';
import { toolsFor } from '../../server/src/modules/calls/assistant/tools.ts';
import { openingFor } from '../../server/src/modules/calls/line/opening.ts';
import { summaryOfText } from '../../server/src/modules/calls/line/summary.ts';
import {
  closeConversation,
  openConversation,
  recordMessage,
  recordSources,
  recordTool,
} from '../../server/src/modules/conversations/index.ts';
import type { CallerScript } from './scripts.ts';

/** Speaks a line, for messages that have sound; 8 kHz. */
export type Speak = (text: string, who: 'user' | 'agent') => Promise<Int16Array>;

interface Scene {
  db: Db;
  files: Files;
  agent: { id: string; tenant_id: string; greeting: string; recording: string };
  script: CallerScript;
  startedAt: Date;
  /** Null: a history without sound. */
  speak: Speak | null;
}

const RATE = 8000;
const WORD_MS = 340;
const THINKING_MS = 650;
const WAITED = {
  heardToSoundMs: THINKING_MS,
  steps: { heardToWordsMs: 320, heardToTurnMs: 450, heardToReplyMs: 560 },
};

/** What lies in the past was mailed then. */
const NOBODY_IS_TOLD = {
  post: { queue: async () => undefined, deliver: async () => 0, forget: async () => undefined, close: () => undefined },
  publicUrl: 'http://localhost',
};

/** Holds a conversation that lies in the past: the words, prices and orders are what the product itself makes of it. */
export async function holdInThePast({ db, files, agent, script, startedAt, speak }: Scene): Promise<void> {
  const { id: agentId, tenant_id: tenantId } = agent;
  const callerPhone = script.caller.phone;
  const fresh = {
    agentId,
    channel: 'voice',
    carrier: 'twilio',
    carrierId: `CA${randomUUID()}`,
    callerPhone,
    isTest: false,
  } as const;
  const { id } = await db.transaction().execute((tx) => openConversation(tx, fresh));
  const actor: AgentActor = { agentId, tenantId, role: 'editor', by: { kind: 'conversation', id } };
  const tools = toolsFor({ db, actor, conversationId: id, callerPhone, notices: NOBODY_IS_TOLD }, '');
  const done: ToolRecord[] = [];
  let turn = 0;
  let clock = 0;

  const callTool = async (name: string, input: unknown) => {
    const tool = tools.find((one) => one.name === name);
    if (!tool) return { ok: false as const, code: 'unknown', say: 'I cannot do that.' };
    const begun = performance.now();
    const key = `${turn}:${name}`;
    const outcome = await tool.run(input, { key, signal: new AbortController().signal });
    const ms = performance.now() - begun;
    await recordTool(db, { agentId, conversationId: id, startedAt }, { turn, key, name, input, outcome, ms });
    done.push({ turn, key, name, input, outcome, ms });
    return outcome;
  };
  const say = async (role: 'user' | 'agent', text: string) => {
    const pcm = speak ? await speak(text, role) : null;
    const length = pcm ? (pcm.length / RATE) * 1000 : text.split(/\s+/).length * WORD_MS;
    const said = { id: randomUUID(), turn, role, text, startMs: clock, endMs: clock + length, interrupted: false };
    const confidence = role === 'user' ? 0.94 : null;
    const waited = role === 'agent' && turn > 0 ? WAITED : { heardToSoundMs: null };
    const wav = pcm && writeWav({ sampleRate: RATE, pcm });
    await recordMessage(db, files, { agentId, conversationId: id, startedAt }, { ...said, ...waited, confidence, wav });
    clock += length + THINKING_MS;
  };

  const rests: Promise<void>[] = [];
  const talker = builtInAssistant(
    (heard) => loadFacts(db, { agentId, callerPhone, channel: 'voice' }, heard.text),
    (at, sources) => void rests.push(recordSources(db, id, at, sources)),
  ).open({
    tools,
    callTool,
    state: null,
  });
  await say('agent', openingFor(agent, script.caller.phone));
  for (const text of script.lines) {
    turn++;
    await say('user', text);
    let reply = '';
    const heard = { turn, text, kind: 'speech', confidence: 0.94, interruptedAfter: null } as const;
    for await (const part of talker.reply(heard, new AbortController().signal))
      if (part.kind === 'text') reply += part.text;
    if (reply.trim()) await say('agent', reply.trim());
  }
  await Promise.all(rests);
  await closeConversation(
    db,
    { agentId, conversationId: id },
    {
      status: script.lines.length === 0 ? 'missed' : 'completed',
      reason: 'caller-hung-up',
      durationSeconds: Math.round(clock / 1000),
      talkSeconds: Math.round(clock / 1000),
      summary: summaryOfText(script.lines[0], done),
    },
  );
  await moveBack(db, id, startedAt, clock);
}

async function moveBack(db: Db, id: string, startedAt: Date, lengthMs: number): Promise<void> {
  const endedAt = new Date(startedAt.getTime() + lengthMs);
  await db
    .updateTable('conversations')
    .set({ started_at: startedAt, ended_at: endedAt, alive_at: endedAt })
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('orders')
    .set({ created_at: endedAt, updated_at: endedAt })
    .where('conversation_id', '=', id)
    .execute();
  await db.updateTable('callbacks').set({ created_at: endedAt }).where('conversation_id', '=', id).execute();
}
