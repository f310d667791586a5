import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Clip } from './clips.ts';
import { Player } from './player.ts';

/** A loudspeaker that ends when it is told to. */
class Speaker {
  src = '';
  currentTime = 0;
  playbackRate = 1;
  paused = true;
  onended: (() => void) | null = null;
  play(): Promise<void> {
    this.paused = false;
    return Promise.resolve();
  }
  pause(): void {
    this.paused = true;
  }
}

const TRACKS = Array.from({ length: 30 }, (_, at) => ({ id: `message ${at}`, has_audio: true }));
const idOf = new Map<unknown, string>();
let speaker: Speaker;

function openPlayer(load = (id: string): Promise<Clip> => Promise.resolve(clip(id))): Player {
  const player = new Player(load);
  player.setTracks(TRACKS);
  player.open();
  return player;
}

function clip(id: string): Clip {
  const sound = new Blob([id]);
  idOf.set(sound, id);
  return { sound, peaks: [], seconds: 1 };
}

beforeEach(() => {
  speaker = new Speaker();
  vi.stubGlobal('Audio', function audio() {
    return speaker;
  });
  vi.stubGlobal('requestAnimationFrame', () => 1);
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((sound) => `blob:${idOf.get(sound)}`);
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const heard = () => (speaker.paused ? null : speaker.src);
/** What is heard is what is marked. */
const expectHeard = (player: Player, at: number) =>
  vi.waitFor(() => expect([player.state.index, heard()]).toEqual([at, `blob:message ${at}`]), { interval: 1 });

describe('a call of thirty messages', () => {
  it('plays from the first to the last, each heard while it is marked', async () => {
    const player = openPlayer();
    player.toggle();
    for (let at = 0; at < TRACKS.length; at++) {
      await expectHeard(player, at);
      speaker.onended?.();
    }
    expect([player.state.index, heard()]).toEqual([-1, null]);
  });

  it('goes on and back by one, and stays at its ends', async () => {
    const player = openPlayer();
    player.toggle();
    player.previous();
    await expectHeard(player, 0);
    for (let at = 1; at < TRACKS.length; at++) {
      player.next();
      await expectHeard(player, at);
    }
    player.next();
    await expectHeard(player, 29);
    player.previous();
    await expectHeard(player, 28);
  });

  it('is not overtaken by the sound of a message that was left before it came', async () => {
    const came = new Map<string, (clip: Clip) => void>();
    const player = openPlayer((id) => new Promise((resolve) => came.set(id, resolve)));
    player.toggle();
    player.next();
    player.next();
    for (const at of [2, 0, 1]) came.get(`message ${at}`)?.(clip(`message ${at}`));
    await expectHeard(player, 2);
  });

  it('keeps its speed from one message to the next, and its place when it is paused', async () => {
    const player = openPlayer();
    player.toggle();
    await expectHeard(player, 0);
    player.nextSpeed();
    player.next();
    await expectHeard(player, 1);
    expect(speaker.playbackRate).toBe(1.5);
    player.toggle();
    expect([player.state.index, player.state.paused, heard()]).toEqual([1, true, null]);
    player.toggle();
    await expectHeard(player, 1);
  });
});
