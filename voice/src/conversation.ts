import { type Clock, wallClock } from './clock.ts';
import type { AgentState, InFrame } from './frames.ts';
import { guarded } from './guarded.ts';
import type { Conversation, ConversationOptions } from './options.ts';
import type { Transcript } from './roles.ts';
import { openStages, type Stages } from './stages/open.ts';
import { Recorder } from './stages/record.ts';
import type { Reply } from './stages/think.ts';
import { within } from './stages/within.ts';
import { TurnLoop } from './turns/loop.ts';
import { DEFAULT_POLICY, type Policy } from './turns/policy.ts';
import { SENTENCES } from './turns/sentences.ts';
import type { Command, Span, TurnEvent, TurnState } from './turns/state.ts';

/** Longest typed turn, in characters. */
const TEXT_MAX = 4000;
/** At the end, time for words and tools that are still at work, in real milliseconds. */
const LAST_WORK_MS = 2000;
/** A talker that failed this often in a row will not come back. */
const FAILURES_MAX = 3;
/** A first time stamp of more than this counts from something else than the start of the line. */
const LATE_START_MS = 5000;

type Options = ConversationOptions & { readonly policy: Policy; readonly clock: Clock };
type Answer = Extract<Command, { do: 'answer' }>;
type End = Extract<Command, { do: 'end' }>;

/** Starts at once: the opening is spoken without waiting for the caller. Never throws into its wire. */
export function startConversation(options: ConversationOptions): Conversation {
  const policy = { ...DEFAULT_POLICY, ...options.policy };
  return new LiveConversation({ ...options, policy, clock: options.clock ?? wallClock() });
}

/** Joins the stages: what they report goes into the turn machine, what it decides goes back to them. */
class LiveConversation implements Conversation {
  readonly #options: Options;
  readonly #on: ReturnType<typeof guarded>;
  readonly #loop: TurnLoop;
  readonly #recorder: Recorder;
  readonly #stages: Stages;
  readonly #startedAt = new Date();
  readonly #startedMs: number;
  readonly #ended = Promise.withResolvers<void>();
  #zeroMs: number | null = null;
  #anchored = false;
  #thought = new AbortController();
  /** What the caller heard of the reply that they interrupted. */
  #heard: string | null = null;
  #ending: Reply['ending'] = null;
  /** The turn is a question to a silent caller. */
  #asking = false;
  #failures = 0;
  #shown: AgentState = 'listening';

  constructor(options: Options) {
    const { clock, policy, sampleRate, speech } = options;
    const now = () => clock.now();
    this.#options = options;
    this.#on = guarded(options.on);
    this.#startedMs = now();
    const [run, changed] = [(command: Command) => this.#run(command), (state: TurnState) => this.#show(state)];
    this.#loop = new TurnLoop({ micOn: speech !== null, policy, clock, run, changed });
    this.#recorder = new Recorder({ sampleRate, mediaMs: (ms) => this.#mediaMs(ms), now, on: this.#on });
    this.#stages = this.#openStages();
    if (this.#stages.think) this.#loop.take({ is: 'opened', saying: options.opening.text.trim() });
    else this.#loop.take({ is: 'close', reason: 'failed', saying: SENTENCES.outOfOrder });
  }

  push(frame: InFrame): void {
    if (this.#loop.state.call === 'ended') return;
    switch (frame.kind) {
      case 'audio':
        return this.#hear(frame.pcm, frame.atMs);
      case 'text':
        return this.#loop.take({ is: 'typed', text: frame.text.slice(0, TEXT_MAX).trim(), spoken: frame.spoken });
      case 'interrupted':
        this.#stages.speak.heardElsewhere(frame.heard);
        return this.#loop.take({ is: 'interrupted' });
      case 'key':
        return this.#loop.take({ is: 'key', digit: frame.digit });
      case 'played':
        return this.#stages.speak.markPlayed(frame.mark);
      case 'mic':
        if (frame.on) this.#stages.listen?.restart();
        return this.#loop.take({ is: 'mic', on: frame.on && this.#stages.listen !== null });
      case 'speaker':
        return this.#stages.speak.setSpeaker(frame.on);
      case 'hangup':
        return this.#loop.take({ is: 'close', reason: 'caller-hung-up', saying: null });
    }
  }

  end: Conversation['end'] = (reason, { saying } = {}) => {
    this.#loop.take({ is: 'close', reason, saying: saying ?? null });
    return this.#ended.promise;
  };

  talkerState(): unknown {
    try {
      return this.#stages.think?.state() ?? null;
    } catch (cause) {
      this.#on.problem({ part: 'model', cause });
      return null;
    }
  }

  settled(): Promise<void> {
    return this.#stages.settled();
  }

  #hear(pcm: Int16Array, atMs: number | undefined): void {
    const { clock, sampleRate } = this.#options;
    if (pcm.length === 0 || !this.#stages.listen || !this.#loop.state.micOn) return;
    const ms = (pcm.length * 1000) / sampleRate;
    clock.heard?.(ms);
    this.#anchor(clock.now() - ms, atMs);
    this.#stages.listen.hear(pcm, atMs);
  }

  /** The line began before its first sound that is heard here when the sender's time stamps count from its start. */
  #anchor(firstMs: number, atMs: number | undefined): void {
    if (this.#anchored) return;
    this.#anchored = true;
    if (atMs !== undefined && atMs >= 0 && atMs < LATE_START_MS) this.#zeroMs = firstMs - atMs;
    else this.#zeroMs ??= firstMs;
  }

  /** A time of the clock, counted from the first sound of the line. */
  #mediaMs(clockMs: number): number {
    return Math.max(0, clockMs - (this.#zeroMs ?? this.#startedMs));
  }

  #run(command: Command): void {
    switch (command.do) {
      case 'hear':
        return this.#stages.listen?.tell(command.span);
      case 'recognise':
        return this.#stages.listen?.recognise(command);
      case 'ignore':
        return;
      case 'answer':
        return this.#answer(command);
      case 'say':
        return this.#stages.speak.say(command.turn, command.text);
      case 'giveUp':
        this.#thought.abort();
        this.#stages.speak.say(command.turn, command.text);
        return this.#stages.speak.finish(command.turn);
      case 'abandon':
        return this.#abandon();
      case 'said':
        return this.#said();
      case 'hold':
        return this.#stages.speak.hold();
      case 'resume':
        return this.#stages.speak.resume();
      case 'end':
        void this.#end(command);
    }
  }

  #answer(command: Answer): void {
    const { turn, kind, text, confidence, alternatives, span, saying } = command;
    this.#asking = kind === 'silence';
    if (this.#asking) this.#stages.listen?.takeAnyone();
    if (kind !== 'silence') this.#recordCaller(command);
    this.#recorder.beginAgent(turn, span?.toMs ?? null);
    this.#stages.speak.begin(turn);
    this.#thought = new AbortController();
    if (saying === null) {
      const interruptedAfter = this.#heard;
      this.#heard = null;
      this.#stages.think?.answer(
        { turn, text, kind, confidence, alternatives, interruptedAfter },
        this.#thought.signal,
      );
    } else {
      this.#stages.speak.say(turn, saying);
      this.#loop.take({ is: 'replied', turn, ends: false, question: this.#loop.state.question });
      this.#stages.speak.finish(turn);
    }
  }

  #recordCaller({ turn, kind, text, confidence, span }: Omit<Answer, 'do' | 'saying'>): void {
    const clip = span && this.#stages.listen ? this.#stages.listen.spoken(span) : null;
    this.#recorder.caller({ turn, text, confidence, clip, typed: kind !== 'speech' });
  }

  #abandon(): void {
    this.#thought.abort();
    const heard = this.#stages.speak.stop({ clear: true });
    if (!heard) return;
    this.#heard = heard.text;
    this.#ending = null;
    this.#recorder.endAgent(heard, true);
  }

  #said(): void {
    const heard = this.#stages.speak.stop({ clear: false });
    if (heard) this.#recorder.endAgent(heard, false);
  }

  #replied(turn: number, { ending, question, failed }: Reply): void {
    this.#ending = ending;
    this.#failures = failed ? this.#failures + 1 : 0;
    if (failed) this.#stages.speak.say(turn, this.#asking ? SENTENCES.stillThere : SENTENCES.failed);
    this.#loop.take({ is: 'replied', turn, ends: ending !== null, question });
    this.#stages.speak.finish(turn);
    if (this.#failures >= FAILURES_MAX)
      this.#loop.take({ is: 'close', reason: 'failed', saying: SENTENCES.outOfOrder });
  }

  #show({ agent, call }: TurnState): void {
    const shown = agent === 'idle' ? 'listening' : agent === 'thinking' ? 'thinking' : 'speaking';
    if (shown === this.#shown || call === 'ended') return;
    this.#shown = shown;
    this.#on.frame({ kind: 'state', state: shown });
  }

  async #end({ reason, span, words }: End): Promise<void> {
    this.#thought.abort();
    const lineIsOpen = reason !== 'caller-hung-up' && reason !== 'socket-lost';
    const heard = this.#stages.speak.stop({ clear: lineIsOpen });
    if (heard) this.#recorder.endAgent(heard, true);
    this.#on.frame({ kind: 'ended', reason });
    const durationMs = this.#options.clock.now() - this.#startedMs;
    if (span) await this.#recordLast(span, words);
    if (this.#stages.think) await atMost(LAST_WORK_MS, this.#stages.think.toolsIdle());
    this.#stages.listen?.close();
    const { callerTalkMs, agentTalkMs } = this.#recorder;
    const ending = reason === 'agent-ended' ? this.#ending : null;
    this.#on.ended({ reason, ending, startedAt: this.#startedAt, durationMs, callerTalkMs, agentTalkMs });
    this.#ended.resolve();
  }

  /** What the caller was saying when the call ended. */
  async #recordLast(span: Span, words: Transcript | null): Promise<void> {
    const asked = words ?? (await atMost(LAST_WORK_MS, this.#stages.listen?.words(span)));
    const { text, confidence } = asked ?? { text: '', confidence: null };
    if (text.trim() === '' && span.toMs - span.fromMs < this.#options.policy.interruptMs) return;
    this.#recordCaller({ turn: this.#loop.state.turn + 1, kind: 'speech', text: text.trim(), confidence, span });
  }

  #openStages(): Stages {
    const { clock } = this.#options;
    return openStages(this.#options, {
      mediaMs: () => this.#mediaMs(clock.now()),
      wantedFromMs: () => {
        const { utterance, onset } = this.#loop.state;
        return utterance?.startMs ?? onset?.fromMs ?? this.#mediaMs(clock.now());
      },
      event: (event) => this.#event(event),
      frame: (frame) => this.#on.frame(frame),
      sounding: (turn, atMs) => this.#sounding(turn, atMs),
      sentence: (turn, text) => this.#sentence(turn, text),
      replied: (turn, reply) => this.#replied(turn, reply),
      tool: (record) => this.#on.tool(record),
      used: (used) => this.#on.used(used),
      callerAudio: (offsetMs, pcm) => this.#on.audio('caller', offsetMs, pcm),
      agentAudio: (atMs, pcm) => this.#on.audio('agent', this.#mediaMs(atMs), pcm),
      problem: (part, cause) => this.#on.problem({ part, cause }),
    });
  }

  #event(event: TurnEvent): void {
    if (event.is === 'words') this.#recorder.words();
    if (event.is === 'part') this.#recorder.part(event.turn);
    this.#loop.take(event);
  }

  #sentence(turn: number, text: string): void {
    this.#recorder.sentence(text);
    this.#loop.take({ is: 'sentence', turn, question: /\?["')\]]*$/.test(text) });
  }

  #sounding(turn: number, atMs: number): void {
    this.#zeroMs ??= atMs;
    this.#recorder.sounding(atMs);
    this.#loop.take({ is: 'sounding', turn });
  }
}

/** What `promise` gives within this much real time; else nothing. */
function atMost<T>(ms: number, promise: Promise<T> | undefined): Promise<T | null> {
  return promise ? within(wallClock(), ms, promise).catch(() => null) : Promise.resolve(null);
}
