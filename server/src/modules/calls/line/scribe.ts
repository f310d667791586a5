import type { Conversation, EndReport, SpokenMessage, ToolRecord, Used } from '@attendant/voice';
import { writeWav } from '@attendant/voice/audio/wav';
import { conversationsEnded, partFailures, replySeconds, replyStepSeconds, toolRuns } from '../../../metrics.ts';
import { releaseHolds } from '../../bookings/index.ts';
import { finishVoicemail } from '../../callbacks/index.ts';
import {
  closeConversation,
  countPromises,
  type InConversation,
  keepState,
  markSpoken,
  openUsage,
  type RestsOn,
  recordMessage,
  recordSources,
  recordTool,
  recordUsage,
} from '../../conversations/index.ts';
import { refusesCard, withoutCards, withoutDigits } from '../assistant/card-numbers.ts';
import { tellOfCall } from '../assistant/notices.ts';
import { NOTHING_BEFORE } from './before.ts';
import type { Call, LineParts } from './call.ts';
import { openDiary } from './diary.ts';
import { leftBy } from './left.ts';
import { closingOf, type Gathered, voicemailsOf } from './outcome.ts';

/** Sentences without sound, after which a line counts as silent. */
const SILENCES_MAX = 2;

/** Follows a conversation and writes it down beside the audio path. `closed` is told when all of it is written. */
export function openScribe(parts: LineParts, call: Call, closed: () => void) {
  const { db, files, log } = parts;
  const { agentId, conversationId, before = NOTHING_BEFORE } = call;
  const at: InConversation = { agentId, conversationId, startedAt: new Date(Date.now() - before.ms) };
  const logHere = log.child({ conversation: conversationId });
  const diary = openDiary(logHere);
  const gathered: Gathered = {
    callerSaid: [],
    tools: [],
    left: null,
    takenOver: false,
    spokeBefore: before.turns > 1,
  };
  const usage = openUsage();
  let silences = 0;
  let spoken = false;
  let conversation: Pick<Conversation, 'talkerState'> | null = null;

  /** Digits may be of a card: they wait for what is answered. */
  let held: SpokenMessage | null = null;

  function message(said: SpokenMessage): void {
    const before = held;
    held = null;
    if (before) keep(before, said.role === 'agent' && refusesCard(said.text) ? withoutDigits : withoutCards);
    if (said.role === 'user' && withoutDigits(said.text) !== said.text) held = said;
    else keep(said, withoutCards);
  }

  function keep({ audio, sampleRate, ...said }: SpokenMessage, cleaned: (text: string) => string): void {
    const text = cleaned(said.text);
    if (said.role === 'user') gathered.callerSaid.push(text);
    // Written at once: whoever closes it may be another server, which has heard nothing.
    if (said.role === 'user' && !said.typed && !spoken) {
      spoken = true;
      diary.write('spoken', () => markSpoken(db, conversationId));
    }
    // The sound of a card number is one, too.
    const wav =
      call.recorded && audio && audio.length > 0 && text === said.text ? writeWav({ pcm: audio, sampleRate }) : null;
    countWait(said);
    const placed = {
      ...said,
      text,
      turn: said.turn + before.turns,
      startMs: said.startMs + before.ms,
      endMs: said.endMs + before.ms,
      wav,
    };
    diary.write('message', () => recordMessage(db, files, at, placed));
    if (said.role === 'agent') remember();
  }

  const remember = () => diary.write('state', () => keepState(db, conversationId, conversation?.talkerState() ?? null));

  function tool(record: ToolRecord): void {
    gathered.tools.push(record);
    toolRuns.inc({ tool: record.name, outcome: record.outcome.ok ? 'ok' : 'refused' });
    const placed = { ...record, turn: record.turn + before.turns, key: before.line + record.key };
    diary.write('tool', () => recordTool(db, at, placed));
  }

  function takeLeft(report: EndReport): void {
    const left = report.ending === 'transfer' ? null : leftBy(call, conversation?.talkerState(), before.line);
    if (!left) return;
    gathered.left = left.text;
    diary.write('left', () => db.transaction().execute((tx) => left.take(tx, parts)));
  }

  function ended(report: EndReport): void {
    conversationsEnded.inc({ channel: call.speech ? 'voice' : 'message', reason: report.reason });
    if (held) keep(held, withoutCards);
    held = null;
    takeLeft(report);
    for (const { callbackId, turn } of voicemailsOf(gathered)) {
      const where = { callbackId, conversationId, turn: turn + before.turns };
      diary.write('voicemail', () => finishVoicemail(db, parts, where));
    }
    const closing = closingOf(report, gathered);
    diary.write('usage', () => recordUsage(db, conversationId, usage.total()));
    diary.write('holds', () => releaseHolds(db, conversationId));
    diary.write('closing', () => closeConversation(db, at, closing));
    if (!call.isTest)
      diary.write('promises', () => countPromises(db, conversationId, before.turns, call.speech !== null));
    diary.write('notice', () => tellOfCall(db, parts, conversationId));
    void diary.settled().then(closed);
  }

  return {
    /** What the assistant knows now is known to the server that goes on should this one die. */
    remember,
    /** From here on what the assistant remembers is kept after each of its replies. */
    follow(running: Pick<Conversation, 'talkerState'>) {
      conversation = running;
    },
    /** The owner hands the call to a person. */
    takeOver() {
      gathered.takenOver = true;
    },
    cited(turn: number, sources: readonly RestsOn[]) {
      diary.write('sources', () => recordSources(db, conversationId, turn + before.turns, sources));
    },
    listeners: {
      message,
      tool,
      used: (one: Used) => usage.add(one),
      ended,
      problem({ part, cause }: { part: string; cause: unknown }) {
        if (part === 'toSpeech' && ++silences === SILENCES_MAX) call.voiceLost?.();
        partFailures.inc({ part });
        logHere.warn({ err: cause, part }, 'a part of the conversation failed');
      },
    },
  };
}

function countWait({ role, heardToSoundMs, steps }: Omit<SpokenMessage, 'audio' | 'sampleRate'>): void {
  if (role !== 'agent' || heardToSoundMs === null) return;
  replySeconds.observe(heardToSoundMs / 1_000);
  const taken = { words: steps?.heardToWordsMs, turn: steps?.heardToTurnMs, reply: steps?.heardToReplyMs };
  for (const [step, ms] of Object.entries(taken))
    if (typeof ms === 'number') replyStepSeconds.observe({ step }, ms / 1_000);
}
