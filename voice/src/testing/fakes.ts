import type {
  CallerTurn,
  LanguageModel,
  ReplyPart,
  SpeechToText,
  TalkerOptions,
  TextToSpeech,
  Tool,
  ToolOutcome,
  VoiceActivity,
} from '../roles.ts';
import { isSpeech, soundOf, wordsIn } from './fake-sound.ts';

/** Runs before a fake answers: throw to fail, wait to be slow, never resolve to hang. */
type Before<T> = (about: T) => void | Promise<void>;

/** Hears the words that `soundOf` put into the sound. */
export function fakeSpeechToText(
  options: { before?: Before<string>; heard?(text: string): string | Promise<string>; confidence?: number } = {},
): SpeechToText {
  return {
    name: 'Fake recogniser',
    open: ({ sampleRate }) => ({
      async recognise(utterance) {
        const text = wordsIn(utterance, sampleRate);
        await options.before?.(text);
        return { text: (await options.heard?.(text)) ?? text, confidence: options.confidence ?? 0.9 };
      },
      close: () => undefined,
    }),
  };
}

/** Speaks in the sound of `soundOf`, one word after the other. */
export function fakeTextToSpeech(options: { before?: Before<string>; sampleRate?: number } = {}): TextToSpeech {
  const sampleRate = options.sampleRate ?? 8000;
  return {
    name: 'Fake voice',
    sampleRate,
    async *synthesise(sentence, { signal }) {
      await options.before?.(sentence);
      for (const word of sentence.split(' ')) {
        if (signal.aborted) return;
        yield soundOf(word, sampleRate);
      }
    },
  };
}

export function fakeActivity(options: { before?: Before<number> } = {}): VoiceActivity {
  let frames = 0;
  return {
    name: 'Fake detector',
    open: ({ sampleRate }) => ({
      frameSamples: sampleRate === 8000 ? 256 : 512,
      async probability(frame) {
        await options.before?.(++frames);
        return isSpeech(frame) ? 0.95 : 0.02;
      },
      reset: () => undefined,
    }),
  };
}

type Reply = string | readonly ReplyPart[] | AsyncIterable<ReplyPart>;

export interface FakeModel extends LanguageModel {
  /** The turns that it was given. */
  readonly turns: CallerTurn[];
}

/** Answers each turn with what `reply` makes of it; echoes it when left out. */
export function fakeModel(
  reply: (turn: CallerTurn, options: TalkerOptions, signal: AbortSignal) => Reply = (turn) => `You said ${turn.text}.`,
): FakeModel {
  const turns: CallerTurn[] = [];
  return {
    name: 'Fake model',
    turns,
    open: (options) => ({
      async *reply(turn, signal) {
        turns.push(turn);
        const made = reply(turn, options, signal);
        if (typeof made === 'string') yield { kind: 'text', text: made };
        else yield* made;
      },
      state: () => ({ turns: turnsOf(options.state) + turns.length }),
      question: () => ({ expects: 'open', answers: [] }),
    }),
  };
}

function turnsOf(state: unknown): number {
  return typeof state === 'object' && state !== null && 'turns' in state ? Number(state.turns) : 0;
}

/** A tool that notes its inputs and answers what `run` makes of them. */
export function fakeTool(
  name: string,
  run: (input: unknown, key: string) => ToolOutcome | Promise<ToolOutcome>,
  deadlineMs = 3000,
): Tool & { readonly calls: { input: unknown; key: string }[] } {
  const calls: { input: unknown; key: string }[] = [];
  return {
    name,
    description: name,
    inputSchema: {},
    deadlineMs,
    calls,
    async run(input, { key }) {
      calls.push({ input, key });
      return run(input, key);
    },
  };
}
