import { resample } from '@attendant/voice/audio/resample';
import { readWav, wavHeader } from '@attendant/voice/audio/wav';
import type { Db } from '../../database/open.ts';
import type { Files } from '../../files/files.ts';
import type { AgentActor } from '../../http/context.ts';
import { problem } from '../../http/problem.ts';
import { clipsOf } from '../conversations/index.ts';

/** As on the phone line, which is where nearly all calls come from. */
const RATE = 8000;
/** An hour of both sides is 115 MB; longer than any call may last. */
const LONGEST_MS = 60 * 60_000;

interface Clip {
  at: number;
  channel: 0 | 1;
  pcm: Int16Array;
}

/** The whole call as one file of two channels, each message where it was said. Null where no message has sound. */
function asWav(clips: readonly Clip[]): Uint8Array | null {
  if (clips.length === 0) return null;
  const length = Math.max(...clips.map(({ at, pcm }) => at + pcm.length));
  const samples = new Int16Array(length * 2);
  for (const { at, channel, pcm } of clips) {
    for (let i = 0; i < pcm.length; i++) samples[(at + i) * 2 + channel] = pcm[i] ?? 0;
  }
  return Buffer.concat([wavHeader(length, RATE, 2), Buffer.from(samples.buffer)]);
}

/**
 * Both sides of a call as one WAV, each clip where it stood on the line. Refuses with `no-audio` where none was kept.
 */
export async function recordingOf(
  db: Db,
  actor: AgentActor,
  files: Files,
  conversationId: string,
): Promise<Uint8Array> {
  const clips: Clip[] = [];
  for (const { role, started_ms, audio_key } of await clipsOf(db, actor.agentId, conversationId, LONGEST_MS)) {
    const bytes = audio_key && (await files.read(audio_key));
    if (!bytes) continue;
    const { pcm, sampleRate } = readWav(bytes);
    clips.push({
      at: Math.round((started_ms * RATE) / 1000),
      channel: role === 'user' ? 0 : 1,
      pcm: sampleRate === RATE ? pcm : resample(pcm, sampleRate, RATE),
    });
  }
  const wav = asWav(clips);
  if (!wav) throw problem('no-audio', { message: 'This conversation has no audio.' });
  return wav;
}
