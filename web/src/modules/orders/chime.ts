/** Two soft strokes of a bell; made, not loaded. Browsers keep it silent until the page has been touched once. */

const NOTES = [
  [880, 0],
  [1174.66, 0.16],
] as const;
const RING_S = 0.9;
const LOUDNESS = 0.22;

let audio: AudioContext | undefined;

/** To be called from a press or a key. */
export function unlockChime(): void {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
}

/** Whether it would be heard, for `useSyncExternalStore`. Asking for it makes the bell, which some browsers let ring at once. */
export const ringing = {
  subscribe: (listener: () => void) => {
    audio ??= new AudioContext();
    const bell = audio;
    bell.addEventListener('statechange', listener);
    return () => bell.removeEventListener('statechange', listener);
  },
  isOn: () => audio?.state === 'running',
};

export function chime(): void {
  if (audio?.state !== 'running') return;
  for (const [pitch, delay] of NOTES) stroke(audio, pitch, audio.currentTime + delay);
}

function stroke(context: AudioContext, pitch: number, at: number): void {
  const tone = new OscillatorNode(context, { type: 'sine', frequency: pitch });
  const loudness = new GainNode(context, { gain: 0 });
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(LOUDNESS, at + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + RING_S);
  tone.connect(loudness).connect(context.destination);
  tone.start(at);
  tone.stop(at + RING_S);
}
