import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Conversation, Message } from '@attendant/contract/conversations';
import { newOwner, type Owner, openPizzeria } from '../e2e/calls.ts';
import { launch, stop } from '../e2e/start-server.ts';
import { type CallOptions, type CallResult, placeCall } from '../tools/line/call.ts';
import type { CarrierOptions } from '../tools/line/carrier.ts';

/** A pizzeria on a server of its own, started as a user starts it, and a line to it. */
export interface BenchShop {
  owner: Owner;
  agentId: string;
  pid: number;
  /** What a line to it needs beside the caller's number. */
  line: Omit<CarrierOptions, 'from'>;
  ring(options: Pick<CallOptions, 'steps'> & Partial<CallOptions>): Promise<CallResult>;
  /** What was written down of the call from this number. */
  written(from: string): Promise<{ conversation: Conversation; messages: Message[] }>;
  close(): Promise<void>;
}

export async function openBenchShop(environment: Record<string, string> = {}, port = 3990): Promise<BenchShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'attendant-bench-'));
  const server = await launch(dataDir, port, environment);
  const baseUrl = `http://localhost:${port}`;
  const owner = await newOwner('bench@example.com', baseUrl);
  const agentId = await openPizzeria(owner);
  const token = readFileSync(join(dataDir, 'secrets', 'twilio-auth-token'), 'utf8').trim();
  const line = { baseUrl, agentId, token, to: '+17185550147', fast: false };
  return {
    owner,
    agentId,
    pid: server.pid ?? 0,
    line,
    ring: (options) => placeCall({ ...line, from: newNumber(), speed: 1, ...options }),
    async written(from) {
      const { items } = await owner.api.conversations.list({ id: agentId });
      const conversation = items.find(({ caller_phone }) => caller_phone === from);
      if (!conversation) throw new Error(`No conversation from ${from}.`);
      const messages = await owner.api.conversations.messages({ id: conversation.id });
      return { conversation, messages: messages.items };
    },
    async close() {
      await stop(server);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

let numbers = 0;
/** One number may not call without end: each call has its own. */
export const newNumber = (): string => `+1718555${String(++numbers).padStart(4, '0')}`;

/** Runs tasks, so many at once. */
export async function inTurn<T>(tasks: readonly (() => Promise<T>)[], atOnce: number): Promise<T[]> {
  const results: T[] = [];
  const rest = [...tasks.entries()];
  const work = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) results[next[0]] = await next[1]();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
