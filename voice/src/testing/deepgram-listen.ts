import type { RawData, WebSocket } from 'ws';
import { join } from '../audio/join.ts';
import type { Pcm } from '../roles.ts';

export interface DeepgramServerOptions {
  readonly apiKey: string;
  /** Hears what was sent since the last words. */
  transcribe(pcm: Pcm, sampleRate: number): Promise<Transcribed>;
  /** Speaks at this rate with this voice. */
  speak(text: string, sampleRate: number, model: string): Promise<Pcm>;
  /** The only voices there are, when given; any other is refused. */
  voices?: readonly string[];
  /** Runs before each answer: throw to drop the line, never resolve to hang. */
  before?(what: 'listen' | 'words' | 'speak'): void | Promise<void>;
}

export interface Transcribed {
  readonly text: string;
  readonly confidence: number;
  /** How sure each word is; left out, all are as sure as the whole. */
  readonly words?: readonly { readonly word: string; readonly confidence: number }[];
}

/** nova-3: words come when they are asked for by Finalize. */
export function listen(line: WebSocket, query: URLSearchParams, options: DeepgramServerOptions): void {
  const rate = Number(query.get('sample_rate') ?? 16_000);
  let heard: Pcm[] = [];
  let start = 0;

  async function words(finalize: boolean): Promise<void> {
    await options.before?.('words');
    const pcm = join(heard.splice(0));
    const { text, confidence, words = [] } = await options.transcribe(pcm, rate);
    const duration = pcm.length / rate;
    const alternatives = [{ transcript: text, confidence, words }];
    const model_info = { name: query.get('model'), version: '1', arch: 'nova-3' };
    tell(line, {
      type: 'Results',
      channel_index: [0, 1],
      duration,
      start,
      is_final: true,
      speech_final: false,
      from_finalize: finalize,
      channel: { alternatives },
      metadata: { request_id: 'r', model_info, model_uuid: 'm' },
    });
    start += duration;
  }

  follow(line, {
    sound: (pcm) => heard.push(pcm),
    message(type) {
      if (type === 'Finalize') words(true).catch(() => line.terminate());
      if (type === 'CloseStream') heard = [];
    },
  });
}

/** Below this a sample is silence. */
const QUIET = 200;
const REPORT_S = 0.25;

/** Flux: reports on the present turn as sound comes, and its end after `eot_timeout_ms` of silence. */
export function listenToTurns(line: WebSocket, query: URLSearchParams, options: DeepgramServerOptions): void {
  const rate = Number(query.get('sample_rate') ?? 16_000);
  const timeout = (Number(query.get('eot_timeout_ms') ?? 5000) * rate) / 1000;
  const step = Math.round(REPORT_S * rate);
  const ids = { request_id: 'r', sequence_id: 0 };
  let turn: Pcm[] = [];
  let waiting: Pcm = new Int16Array(0);
  let [index, at, startedAt, quiet, spoken] = [0, 0, 0, 0, false];
  let last: Promise<unknown> = Promise.resolve();

  const report = (event: string, more: object = {}) =>
    tell(line, {
      type: 'TurnInfo',
      ...ids,
      sequence_id: ids.sequence_id++,
      event,
      turn_index: index,
      audio_window_start: startedAt / rate,
      audio_window_end: at / rate,
      transcript: '',
      words: [],
      end_of_turn_confidence: 0.1,
      ...more,
    });

  async function hear(piece: Pcm): Promise<void> {
    at += piece.length;
    turn.push(piece);
    const sounds = piece.some((sample) => Math.abs(sample) > QUIET);
    if (sounds && !spoken) report('StartOfTurn');
    spoken ||= sounds;
    quiet = sounds ? 0 : quiet + piece.length;
    if (!spoken || quiet < timeout) return report('Update', spoken ? { transcript: '…' } : {});
    await options.before?.('words');
    const heard = await options.transcribe(join(turn), rate);
    const { text, confidence } = heard;
    const words = heard.words ?? text.split(' ').map((word) => ({ word, confidence }));
    report('EndOfTurn', { transcript: text, words, end_of_turn_confidence: 1, trigger: 'timeout' });
    index++;
    [turn, startedAt, quiet, spoken] = [[], at, 0, false];
  }

  tell(line, { type: 'Connected', ...ids, sequence_id: ids.sequence_id++ });
  follow(line, {
    sound(pcm) {
      waiting = join([waiting, pcm]);
      for (; waiting.length >= step; waiting = waiting.slice(step)) {
        const piece = waiting.slice(0, step);
        last = last.then(() => hear(piece)).catch(() => line.terminate());
      }
    },
    message: () => undefined,
  });
}

function follow(line: WebSocket, on: { sound(pcm: Pcm): void; message(type: string): void }): void {
  line.on('message', (data: RawData, isBinary) => {
    const bytes = Buffer.from(data as Buffer);
    if (isBinary) return on.sound(samplesOf(bytes));
    const { type } = JSON.parse(bytes.toString('utf8')) as { type: string };
    on.message(type);
    if (type === 'CloseStream') line.close(1000);
  });
}

const tell = (line: WebSocket, message: object): void => line.send(JSON.stringify(message));

function samplesOf(bytes: Buffer): Pcm {
  const pcm = new Int16Array(Math.floor(bytes.length / 2));
  for (let at = 0; at < pcm.length; at++) pcm[at] = bytes.readInt16LE(at * 2);
  return pcm;
}
