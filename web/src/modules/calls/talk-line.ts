import type { TalkTicket, TalkUp } from '@attendant/contract/calls';
import { type Microphone, microphoneProblem, openMicrophone } from './sound/microphone.ts';
import { openSpeaker, type Speaker, speakerProblem } from './sound/speaker.ts';
import type { TalkEvent } from './talk.ts';
import { readDown } from './talk-frames.ts';

/** Bytes that may wait on a slow network before sound is dropped: a second of it. Words always go. */
const MOST_WAITING = 32_000;

/** One conversation with the agent: its socket, microphone and speaker. Tells what happens as events. */
export class TalkLine {
  readonly #tell: (event: TalkEvent) => void;
  #socket: WebSocket | undefined;
  #audio: AudioContext | undefined;
  #microphone: Microphone | undefined;
  #speaker: Speaker | undefined;
  #typed = 0;
  #closed = false;

  constructor(tell: (event: TalkEvent) => void) {
    this.#tell = tell;
  }

  /** Throws what `open` throws when the server gives no ticket. */
  async start(open: () => Promise<TalkTicket>): Promise<void> {
    this.#tell({ type: 'starting' });
    const ticket = await open();
    if (this.#closed) return;
    this.#tell({ type: 'ticket', speech: ticket.speech });
    const socket = new WebSocket(new URL(ticket.socket_path, location.origin.replace(/^http/, 'ws')));
    socket.binaryType = 'arraybuffer';
    socket.onopen = () => this.#send({ type: 'start', token: ticket.token });
    socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => this.#receive(data);
    socket.onclose = () => this.#finish();
    this.#socket = socket;
  }

  say(text: string): void {
    this.#tell({ type: 'typed', id: `typed ${++this.#typed}`, text });
    this.#send({ type: 'text', text });
  }

  /** The microphone brings the speaker with it the first time: who speaks expects to hear. */
  async openMicrophone(): Promise<void> {
    this.#tell({ type: 'mic', mic: 'opening' });
    const context = this.#context();
    try {
      const microphone = await openMicrophone(context, (frame) => this.#sendSound(frame));
      if (this.#closed) return microphone.close();
      this.#microphone = microphone;
      this.#send({ type: 'mic', on: true });
      this.#tell({ type: 'mic', mic: 'on' });
    } catch (error) {
      this.#tell({ type: 'mic', mic: 'off', problem: microphoneProblem(error) });
      return;
    }
    if (!this.#speaker) await this.openSpeaker();
  }

  closeMicrophone(): void {
    this.#microphone?.close();
    this.#microphone = undefined;
    this.#send({ type: 'mic', on: false });
    this.#tell({ type: 'mic', mic: 'off' });
  }

  async openSpeaker(): Promise<void> {
    const context = this.#context();
    try {
      const speaker = await openSpeaker(context, (mark) => this.#send({ type: 'played', mark }));
      if (this.#closed) return speaker.close();
      this.#speaker = speaker;
      this.#send({ type: 'speaker', on: true });
      this.#tell({ type: 'speaker', on: true });
    } catch {
      this.#tell({ type: 'speaker', on: false, problem: speakerProblem() });
    }
  }

  closeSpeaker(): void {
    this.#speaker?.close();
    this.#speaker = undefined;
    this.#send({ type: 'speaker', on: false });
    this.#tell({ type: 'speaker', on: false });
  }

  hangUp(): void {
    this.#send({ type: 'hangup' });
  }

  /** Lets everything go without another word, as when the page is left. */
  close(): void {
    this.#closed = true;
    this.#socket?.close(1000);
    this.#release();
  }

  #receive(data: string | ArrayBuffer): void {
    if (typeof data !== 'string') {
      this.#speaker?.send({ kind: 'sound', pcm: data });
      return;
    }
    const frame = readDown(data);
    if (!frame) return;
    if (frame.type === 'started') this.#settle();
    if (frame.type === 'clear') this.#speaker?.send({ kind: 'clear' });
    if (frame.type === 'mark') this.#mark(frame.mark);
    this.#tell(frame);
  }

  /** Until they are switched on, nothing is heard and nothing is played. */
  #settle(): void {
    this.#send({ type: 'mic', on: this.#microphone !== undefined });
    this.#send({ type: 'speaker', on: this.#speaker !== undefined });
  }

  /** Without a speaker there is nothing to wait for. */
  #mark(mark: string): void {
    if (this.#speaker) this.#speaker.send({ kind: 'mark', mark });
    else this.#send({ type: 'played', mark });
  }

  #finish(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#release();
    this.#tell({ type: 'lost' });
  }

  #release(): void {
    this.#microphone?.close();
    this.#speaker?.close();
    void this.#audio?.close();
    this.#audio = undefined;
  }

  #context(): AudioContext {
    this.#audio ??= new AudioContext({ latencyHint: 'interactive' });
    void this.#audio.resume();
    return this.#audio;
  }

  #send(frame: TalkUp): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  #sendSound(frame: ArrayBuffer): void {
    const socket = this.#socket;
    if (socket?.readyState === WebSocket.OPEN && socket.bufferedAmount < MOST_WAITING) socket.send(frame);
  }
}
