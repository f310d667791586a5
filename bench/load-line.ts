import { type RawData, WebSocket } from 'ws';
import { type CarrierOptions, newSid, openCarrier } from '../tools/line/carrier.ts';
import { openEar, type Punctuality } from './ear.ts';

/**
 * One call that costs the machine as little as it can, so that what is measured is the server: the caller's frames are
 * encoded beforehand, what comes is timed and not decoded. The caller asks, waits for the answer, and asks again.
 */
export interface LineOptions extends CarrierOptions {
  /** Frames of 20 ms, ready to be sent. */
  utterances: readonly (readonly string[])[];
  seconds: number;
}

export interface LineReport extends Punctuality {
  /** From the caller's last frame with sound to the agent's first, in milliseconds. */
  waits: number[];
  unanswered: number;
  /** The server ended it before its time. */
  cut: boolean;
  seconds: number;
  /** How much too late the line's own frames were sent. */
  ownLateMs: number[];
}

const FRAME_MS = 20;
const FRAME_BYTES = 160;
const SILENCE = Buffer.alloc(FRAME_BYTES, 0xff).toString('base64');
const QUIET_MS = 700;
const PATIENCE_MS = 10_000;
const FORMAT = { encoding: 'audio/x-mulaw', sampleRate: 8000, channels: 1 };

export async function holdLine(options: LineOptions): Promise<LineReport> {
  const carrier = openCarrier(options);
  const instruction = await carrier.begin();
  if (instruction.kind !== 'stream') throw new Error(`The call was not streamed: ${JSON.stringify(instruction)}`);
  const socket = new WebSocket(instruction.url, { headers: carrier.upgradeHeaders(instruction.url) });
  await new Promise<void>((resolve, reject) => socket.once('open', resolve).once('error', reject));
  socket.on('error', () => undefined);

  const streamSid = newSid('MZ');
  const send = (message: object) => socket.send(JSON.stringify({ ...message, streamSid }));
  socket.send(JSON.stringify({ event: 'connected', protocol: 'Call', version: '1.0.0' }));
  const parameters = { callSid: carrier.callSid, tracks: ['inbound'], customParameters: instruction.parameters };
  send({ event: 'start', start: { accountSid: newSid('AC'), streamSid, mediaFormat: FORMAT, ...parameters } });

  const report = await talk(socket, send, options);
  if (!report.cut) send({ event: 'stop', stop: { callSid: carrier.callSid } });
  socket.close();
  await carrier.completed(report.seconds).catch(() => undefined);
  return report;
}

function talk(socket: WebSocket, send: (message: object) => void, options: LineOptions): Promise<LineReport> {
  const ear = openEar();
  const began = performance.now();
  const ending = began + options.seconds * 1000;
  const marks: { name: string; atMs: number }[] = [];
  const waits: number[] = [];
  const ownLateMs: number[] = [];
  let speaking: readonly string[] | null = null;
  let [at, frame, asked, unanswered, spokeMs] = [0, 0, 0, 0, began];
  let answered = false;

  socket.on('message', (data: RawData) => {
    const now = performance.now();
    const message = JSON.parse(String(data as Buffer)) as Message;
    if (message.media) {
      if (!answered && !speaking && asked > 0) waits.push(now - spokeMs);
      answered = true;
      ear.frames(Buffer.byteLength(message.media.payload, 'base64') / FRAME_BYTES, now);
    } else if (message.mark) {
      ear.mark();
      marks.push({ name: message.mark.name, atMs: ear.endsMs });
    } else if (message.event === 'clear') {
      ear.clear(now);
      for (const { name } of marks.splice(0)) send({ event: 'mark', mark: { name } });
    }
  });

  function next(now: number): string {
    if (!speaking) {
      // An answer may take longer than that itself.
      const impatient = !answered && now - spokeMs > PATIENCE_MS;
      if (!impatient && !(answered && now - ear.endsMs > QUIET_MS)) return SILENCE;
      if (impatient) unanswered++;
      speaking = options.utterances[asked++ % options.utterances.length] ?? [];
      at = 0;
      answered = false;
    }
    const payload = speaking[at++] ?? SILENCE;
    if (at >= speaking.length) {
      speaking = null;
      spokeMs = now;
    }
    return payload;
  }

  return new Promise((resolve) => {
    const tick = () => {
      const now = performance.now();
      const cut = socket.readyState !== WebSocket.OPEN;
      if (cut || now >= ending)
        return resolve({ ...ear.counted, waits, unanswered, cut, seconds: (now - began) / 1000, ownLateMs });
      while (marks[0] && marks[0].atMs <= now) send({ event: 'mark', mark: { name: marks.shift()?.name } });
      ownLateMs.push(now - began - frame * FRAME_MS);
      const timestamp = String(frame * FRAME_MS);
      send({ event: 'media', media: { track: 'inbound', chunk: String(++frame), timestamp, payload: next(now) } });
      setTimeout(tick, Math.max(0, began + frame * FRAME_MS - performance.now()));
    };
    tick();
  });
}

interface Message {
  event: string;
  media?: { payload: string };
  mark?: { name: string };
}
