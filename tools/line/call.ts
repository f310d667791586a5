import { setTimeout as delay } from 'node:timers/promises';
import { join } from '@attendant/voice/audio/join';
import { encodeMuLaw } from '@attendant/voice/audio/mu-law';
import { type RawData, WebSocket } from 'ws';
import { openCaller, type Pace, type Said, type Step } from './caller.ts';
import { type Carrier, type CarrierOptions, type Instruction, newSid, openCarrier } from './carrier.ts';
import { mixed } from './noise.ts';
import { openPlayout } from './playout.ts';

/** One call over a simulated phone line that speaks a carrier's real protocol to a running server. */
export interface CallResult {
  callSid: string;
  /** Who ended it; `broken` when the server's socket went away and the call could not go on. */
  endedBy: 'caller' | 'agent' | 'broken';
  /** What a carrier's own voice said, first, instead of the agent. */
  announced: string | null;
  /** The last number that was rung for the caller. */
  transferredTo: string | null;
  said: Said[];
  /** When the agent was heard, in milliseconds of the line. */
  heard: { startMs: number; endMs: number }[];
  /** Both sides on the time of the line, 8 kHz. */
  caller: Int16Array;
  agent: Int16Array;
}

export interface CallOptions extends CarrierOptions {
  steps: readonly Step[];
  /** Longer on a line that is faster than real time. */
  pace?: Pace;
  /** What is heard behind the caller, 20 ms after 20 ms. */
  noise?: () => Int16Array;
  /** How many times faster than real time the line runs. */
  speed: number;
  /** The line is cut, without a goodbye, at this time. */
  cutAfterMs?: number;
  onEvent?(event: { ms: number; who: 'caller' | 'agent' | 'line'; what: string }): void;
}

const LONGEST_MS = 5 * 60_000;
/** Pauses within a reply that do not end it. */
const REPLY_GAP_MS = 700;

export async function placeCall(options: CallOptions): Promise<CallResult> {
  const carrier = openCarrier(options);
  const line = openLine(options);
  let instruction = await carrier.begin();
  let announced: string | null = null;
  let transferredTo: string | null = null;
  let endedBy: CallResult['endedBy'] = 'agent';
  while (instruction.kind === 'stream' || instruction.kind === 'dial' || instruction.kind === 'gather') {
    if (instruction.kind === 'gather') {
      announced = instruction.text;
      options.onEvent?.({ ms: line.now(), who: 'line', what: `asks: ${instruction.text}` });
      instruction = await carrier.next(instruction.action, line.left());
      continue;
    }
    if (instruction.kind === 'dial') {
      options.onEvent?.({ ms: line.now(), who: 'line', what: `rings ${instruction.number}` });
      transferredTo = instruction.number;
      instruction = await carrier.dial(instruction);
      continue;
    }
    endedBy = await line.stream(carrier, instruction);
    if (endedBy === 'caller') break;
    const following: Instruction = await carrier.next(instruction.action).catch(() => ({ kind: 'hangup' }));
    instruction = following;
  }
  if (instruction.kind === 'say') announced ??= instruction.text;
  await carrier.completed(line.now() / 1000).catch(() => undefined);
  return { callSid: carrier.callSid, endedBy, announced, transferredTo, ...line.result() };
}

function openLine(options: CallOptions) {
  const caller = openCaller(options.steps, options.pace);
  const callerSide: Int16Array[] = [];
  const agentSide: Int16Array[] = [];
  const heard: CallResult['heard'] = [];
  let now = 0;
  const tell = (who: 'caller' | 'agent' | 'line', what: string) => options.onEvent?.({ ms: now, who, what });

  /** What came before the stream that is open is no part of its replies. */
  let heardBefore = 0;

  function noteHeard(): void {
    const last = heard[heardBefore] && heard.at(-1);
    if (last && now - last.endMs <= REPLY_GAP_MS) {
      last.endMs = now + 20;
      return;
    }
    heard.push({ startMs: now, endMs: now + 20 });
    tell('agent', 'begins to speak');
  }

  async function stream(
    carrier: Carrier,
    { url, parameters }: Instruction & { kind: 'stream' },
  ): Promise<CallResult['endedBy']> {
    const socket = new WebSocket(url, { headers: carrier.upgradeHeaders(url) });
    const playout = openPlayout();
    const streamSid = newSid('MZ');
    let sequence = 2;
    const send = (message: Record<string, unknown>) => {
      if (socket.readyState !== WebSocket.OPEN) return;
      socket.send(JSON.stringify({ ...message, sequenceNumber: String(sequence++), streamSid }));
    };
    const echo = (marks: string[]) => marks.forEach((name) => send({ event: 'mark', mark: { name } }));
    socket.on('message', (data) => {
      const message = JSON.parse(asText(data)) as {
        event: string;
        media?: { payload: string };
        mark?: { name: string };
      };
      if (message.event === 'media' && message.media) playout.media(Buffer.from(message.media.payload, 'base64'));
      if (message.event === 'mark' && message.mark) playout.mark(message.mark.name);
      if (message.event === 'clear') {
        tell('agent', 'is cut short');
        echo(playout.clear());
      }
    });
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    await new Promise<void>((resolve, reject) => socket.once('open', resolve).once('error', reject));
    socket.on('error', () => undefined);
    for (const message of carrier.greets(streamSid, parameters)) socket.send(JSON.stringify(message));

    const streamBegan = now;
    heardBefore = heard.length;
    const started = performance.now();
    for (let chunk = 1; now < LONGEST_MS; chunk++) {
      const { pcm: agentPcm, sounding, marks } = playout.play();
      echo(marks);
      if (sounding) noteHeard();
      caller.hear(now, sounding);
      const before = caller.said.length;
      const { pcm: spoken, event } = caller.act(now);
      const pcm = options.noise ? mixed(spoken, options.noise()) : spoken;
      const begun = caller.said[before];
      if (begun) tell('caller', begun.text);
      callerSide.push(pcm);
      agentSide.push(agentPcm);
      const timestamp = String(now - streamBegan);
      const payload = Buffer.from(encodeMuLaw(pcm)).toString('base64');
      send({ event: 'media', media: { track: 'inbound', chunk: String(chunk), timestamp, payload } });
      if (event === 'hangup') {
        tell('caller', 'hangs up');
        send({ event: 'stop', stop: { accountSid: 'AC', callSid: carrier.callSid } });
        socket.close();
        await closed;
        return 'caller';
      }
      if (event) send({ event: 'dtmf', dtmf: { track: 'inbound_track', digit: event.digit } });
      now += 20;
      if (options.cutAfterMs !== undefined && now >= options.cutAfterMs) {
        tell('line', 'is cut');
        socket.terminate();
        return 'caller';
      }
      const due = started + (now - streamBegan) / options.speed;
      if (due > performance.now()) await delay(due - performance.now());
      if (socket.readyState !== WebSocket.OPEN) {
        tell('agent', 'ends the call');
        return 'agent';
      }
    }
    socket.terminate();
    return 'broken';
  }

  return {
    stream,
    left: () => caller.left(),
    now: () => now,
    result: () => ({ said: caller.said, heard, caller: join(callerSide), agent: join(agentSide) }),
  };
}

const asText = (data: RawData) => Buffer.from(data as Buffer).toString('utf8');
