// LiveKit Agents without a room: its AgentSession between an audio input and an audio output of our own.
import { ReadableStream } from 'node:stream/web';
import { initializeLogger, llm, stt, tts, voice } from '@livekit/agents';
import { AudioFrame } from '@livekit/rtc-node';
import { HEARD, hum, RATE, REPLY } from '../side-by-side/engine.ts';

initializeLogger({ pretty: false, level: process.env.LIVEKIT_LOG ?? 'silent' });

const frameOf = (pcm) => new AudioFrame(pcm, RATE, 1, pcm.length);

class Ears extends stt.STT {
  label = 'at once';
  constructor() {
    super({ streaming: true, interimResults: true });
  }
  stream(options) {
    this.line = new Line(this, options?.connOptions);
    return this.line;
  }
}

class Line extends stt.SpeechStream {
  label = 'at once';
  constructor(ears, connOptions) {
    super(ears, RATE, connOptions);
  }
  tell(type, text) {
    const alternatives = text && [{ language: 'en', text, startTime: 0, endTime: 0, confidence: 0.95 }];
    this.queue.put({ type, alternatives });
  }
  async run() {
    for await (const _ of this.input) if (this.closed) break;
  }
}

class Model extends llm.LLM {
  label = () => 'at once';
  get model() {
    return 'at once';
  }
  chat({ chatCtx, toolCtx, connOptions }) {
    return new Reply(this, { chatCtx, toolCtx, connOptions });
  }
}

class Reply extends llm.LLMStream {
  async run() {
    for (const content of REPLY) this.queue.put({ id: 'reply', delta: { role: 'assistant', content } });
  }
}

class Hum extends tts.TTS {
  label = 'hum';
  constructor() {
    super(RATE, 1, { streaming: true });
  }
  stream(options) {
    return new Humming(this, options?.connOptions);
  }
}

class Humming extends tts.SynthesizeStream {
  label = 'hum';
  async run() {
    const put = (pcm, final) => this.queue.put({ requestId: 'reply', segmentId: 'reply', frame: frameOf(pcm), final });
    for await (const words of this.input) {
      if (this.abortController.signal.aborted) return;
      if (words !== tts.SynthesizeStream.FLUSH_SENTINEL) for (const pcm of hum(words)) put(pcm, false);
    }
    put(new Int16Array(RATE / 50), true);
    this.queue.put(tts.SynthesizeStream.END_OF_STREAM);
  }
}

class Microphone extends voice.AudioInput {
  constructor() {
    super();
    const start = (controller) => {
      this.controller = controller;
    };
    this.multiStream.addInputStream(new ReadableStream({ start }));
  }
  push(pcm) {
    this.controller.enqueue(frameOf(pcm));
  }
}

/** Plays by the clock, as a loudspeaker: it takes everything at once. */
class Loudspeaker extends voice.AudioOutput {
  #began = 0;
  #seconds = 0;
  #timer;
  #sound;
  constructor(sound) {
    super(RATE, undefined, { pause: true });
    this.#sound = sound;
  }
  async captureFrame(frame) {
    await super.captureFrame(frame);
    this.#sound();
    if (this.#seconds === 0) {
      this.#began = performance.now();
      this.onPlaybackStarted(Date.now());
    }
    this.#seconds += frame.samplesPerChannel / RATE;
  }
  flush() {
    super.flush();
    const left = this.#seconds * 1000 - (performance.now() - this.#began);
    if (this.#seconds > 0) this.#timer = setTimeout(() => this.#finish(false), left);
  }
  clearBuffer() {
    if (this.#seconds > 0) this.#finish(true);
  }
  pause() {}
  resume() {}
  #finish(interrupted) {
    clearTimeout(this.#timer);
    const playbackPosition = Math.min(this.#seconds, (performance.now() - this.#began) / 1000);
    this.#seconds = 0;
    this.onPlaybackFinished({ playbackPosition, interrupted });
  }
}

const NO_WAITS = {
  vad: null,
  aecWarmupDuration: null,
  turnHandling: {
    turnDetection: 'stt',
    endpointing: { minDelay: 0, maxDelay: 0 },
    interruption: { mode: 'vad', minDuration: 0, minWords: 0, resumeFalseInterruption: false },
    preemptiveGeneration: { enabled: false },
  },
};

export async function open({ setting, on }) {
  const ears = new Ears();
  const session = new voice.AgentSession({
    stt: ears,
    llm: new Model(),
    tts: new Hum(),
    userAwayTimeout: null,
    ...(setting === 'engine' && NO_WAITS),
  });
  session.on('error', ({ error }) => console.error(error));
  const microphone = new Microphone();
  session.input.audio = microphone;
  session.output.audio = new Loudspeaker(on.sound);
  await session.start({ agent: new voice.Agent({ instructions: 'You take orders for pickup at a pizzeria.' }) });
  const { START_OF_SPEECH, INTERIM_TRANSCRIPT, FINAL_TRANSCRIPT, END_OF_SPEECH } = stt.SpeechEventType;
  return {
    push: (pcm) => microphone.push(pcm),
    begins() {
      ears.line.tell(START_OF_SPEECH);
      ears.line.tell(INTERIM_TRANSCRIPT, HEARD);
    },
    ends() {
      on.final();
      ears.line.tell(FINAL_TRANSCRIPT, HEARD);
      ears.line.tell(END_OF_SPEECH);
    },
    close: () => session.close(),
  };
}
