import { startConversation, type VoiceActivity } from '@attendant/voice';
// Its own address: the built-in parts as a whole would bring a recogniser that is not asked here.
import { loadSilero } from '../../voice/src/providers/silero/silero.ts';
import { HEARD, hum, type OpenEngine, RATE, REPLY } from './engine.ts';

/** A turn ends with the first silence that is asked about. */
const NO_WAITS = { speculateMs: 160, endMs: { open: 160, 'yes-no': 160, list: 160, name: 160, digits: 160 } };

const byEnergy: VoiceActivity = {
  name: 'Energy',
  open: () => ({
    frameSamples: 512,
    probability: async (frame) => (frame.some((sample) => Math.abs(sample) > 300) ? 1 : 0),
    reset: () => undefined,
  }),
};

let silero: Promise<VoiceActivity> | undefined;

export const open: OpenEngine = async ({ setting, on }) => {
  const shipped = setting === 'shipped';
  if (shipped) silero ??= loadSilero();
  const conversation = startConversation({
    model: {
      name: 'At once',
      open: () => ({
        async *reply() {
          for (const text of REPLY) yield { kind: 'text', text };
        },
        state: () => null,
        question: () => ({ expects: 'open', answers: [] }),
      }),
    },
    tools: [],
    state: null,
    speech: {
      toText: {
        name: 'At once',
        open: () => ({
          async recognise() {
            on.final();
            return { text: HEARD, confidence: 0.95 };
          },
          close: () => undefined,
        }),
      },
      toSpeech: {
        name: 'Hum',
        sampleRate: RATE,
        async *synthesise(sentence) {
          yield* hum(sentence);
        },
      },
      activity: (await silero) ?? byEnergy,
    },
    voice: 'hum',
    keyterms: [],
    sampleRate: RATE,
    opening: { text: '' },
    ...(!shipped && { policy: NO_WAITS }),
    on: {
      frame: ({ kind }) => (kind === 'audio' ? on.sound() : undefined),
      message: () => undefined,
      tool: () => undefined,
      ended: () => undefined,
      problem: ({ cause }) => console.error(cause),
    },
  });
  return {
    push: (pcm) => conversation.push({ kind: 'audio', pcm }),
    begins: () => undefined,
    ends: () => undefined,
    close: () => conversation.end('caller-hung-up'),
  };
};
