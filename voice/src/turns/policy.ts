import type { Expectation } from '../roles.ts';

/** The times by which turns are taken, in milliseconds. */
export interface Policy {
  /** Consecutive speech that counts as somebody speaking. */
  readonly onsetMs: number;
  /** Sound kept from before the first detected speech. */
  readonly preRollMs: number;
  /** Sound kept from after the last detected speech. */
  readonly postRollMs: number;
  /** Speech after which the recogniser is told the next piece of an utterance. */
  readonly tellMs: number;
  /** Silence after which the words so far are recognised, on the chance that the caller is done. */
  readonly speculateMs: number;
  /** Silence that ends the caller's turn, by what was asked. */
  readonly endMs: Readonly<Record<Expectation, number>>;
  /** The same when the last word promises more: "and", "with", "my". */
  readonly openTailMs: number;
  /** No turn of the caller waits longer, even when the line stops delivering sound. */
  readonly endMaxMs: number;
  /** A caller who goes on and on is answered after this much. */
  readonly utteranceMaxMs: number;
  /** Speech over the agent's after which the agent pauses. */
  readonly holdMs: number;
  /** Speech over the agent's that interrupts it when at least one word is more than a sign of listening. */
  readonly interruptMs: number;
  /**
   * Less confidence than this makes words over the agent's a guess: a cough, a word in another room; `part` of
   * words of which more has been said, when half a "right" is anything.
   */
  readonly sureEnough: { readonly whole: number; readonly part: number };
  /** Speech over the agent's that interrupts it whatever was said. */
  readonly interruptAnywayMs: number;
  /** Silence without words after which a paused agent goes on. */
  readonly resumeMs: number;
  /** Start of the opening that nobody can interrupt. */
  readonly openingGuardMs: number;
  /** Thinking time after which the agent says that it will take a moment. */
  readonly fillerMs: number;
  /** Silence after that, after which it is said again: nobody hears nothing for 3 s. */
  readonly fillerAgainMs: number;
  /** Longest wait for the next words of a reply. */
  readonly replyMs: number;
  /** Silence of both after which the caller is asked whether they are there. */
  readonly noInputMs: number;
  /** The same after sound that might have been words. */
  readonly noInputAfterNoiseMs: number;
  /** How often a silent caller is asked before the call ends. */
  readonly noInputPrompts: number;
  /** Pause after a key that ends a row of keys. */
  readonly keysMs: number;
  readonly callMaxMs: number;
  /** A goodbye may last this long, then the call ends in any case. */
  readonly goodbyeMaxMs: number;
  /** How far ahead of time sound is handed to the wire. */
  readonly leadMs: number;
}

/**
 * Where the figures come from. Hold, interrupt: Silero v5 at 8 kHz tells speech 69, 133, 261 ms (p50) after onset by
 * rules of 64, 128, 256 ms, and calls no click, tone, beep or DTMF speech, so that a decision by words fits into
 * 300 to 500 ms; LiveKit Agents waits 500 ms for the same. Speculation: true end of speech to detection by 160 ms of
 * silence is 217 ms (p50), by 320 ms 377 ms. Tail words catch 48 % of sentences cut in the middle and delay 8 % of
 * whole ones. Sureness: the built-in recogniser gives what it makes of hums and single words through noise 0.2 to 0.3,
 * words of a telephone 0.6 and more. Resuming: LiveKit Agents goes on after 2000 ms without a transcript; ours is known after 900 ms.
 */
export const DEFAULT_POLICY: Policy = {
  onsetMs: 64,
  preRollMs: 300,
  postRollMs: 100,
  tellMs: 200,
  speculateMs: 160,
  endMs: { open: 350, 'yes-no': 250, list: 800, name: 600, digits: 900 },
  openTailMs: 900,
  endMaxMs: 3000,
  utteranceMaxMs: 30_000,
  holdMs: 128,
  interruptMs: 300,
  sureEnough: { whole: 0.4, part: 0.7 },
  interruptAnywayMs: 700,
  resumeMs: 900,
  openingGuardMs: 500,
  fillerMs: 1200,
  fillerAgainMs: 2200,
  replyMs: 6000,
  noInputMs: 8000,
  noInputAfterNoiseMs: 3000,
  noInputPrompts: 2,
  keysMs: 1200,
  callMaxMs: 20 * 60_000,
  goodbyeMaxMs: 10_000,
  leadMs: 160,
};
