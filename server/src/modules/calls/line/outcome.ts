import { TakeMessageInput } from '@attendant/contract/tools';
import type { EndReport, ToolRecord } from '@attendant/voice';
import type { Closing } from '../../conversations/index.ts';
import { began, committedBy, quoted } from './summary.ts';

/** What was said and done, gathered while the conversation ran. */
export interface Gathered {
  callerSaid: string[];
  tools: ToolRecord[];
  /** Of a message that was begun and written down when the caller had gone. */
  left: string | null;
  /** On an earlier line of the same conversation. */
  spokeBefore: boolean;
  /** The owner handed it to a person. */
  takenOver: boolean;
}

/** What is written on the row of a conversation that is over. */
export function closingOf(report: EndReport, gathered: Gathered): Closing {
  return {
    status: statusOf(report, gathered),
    reason: report.reason,
    durationSeconds: Math.round(report.durationMs / 1000),
    talkSeconds: Math.round((report.callerTalkMs + report.agentTalkMs) / 1000),
    summary: summaryOf(report, gathered),
  };
}

function statusOf(report: EndReport, gathered: Gathered): Closing['status'] {
  if (report.reason === 'failed') return 'failed';
  if (report.ending === 'transfer' || gathered.takenOver) return 'transferred';
  if (voicemailsOf(gathered).length > 0) return 'voicemail';
  return gathered.callerSaid.length === 0 && !gathered.spokeBefore ? 'missed' : 'completed';
}

/** Messages that were spoken for whoever listens later, with the turns in which they were. */
export const voicemailsOf = ({ tools }: Gathered): { callbackId: string; turn: number }[] =>
  tools.flatMap(({ outcome, input, turn }) =>
    outcome.ok && outcome.receipt?.kind === 'message' && TakeMessageInput.safeParse(input).data?.voicemail
      ? [{ callbackId: outcome.receipt.id, turn }]
      : [],
  );

const ENDED: Partial<Record<EndReport['reason'], string>> = {
  'caller-hung-up': 'The caller hung up.',
  'socket-lost': 'The line was lost.',
  silence: 'The caller fell silent.',
  'too-long': 'The call reached its time limit.',
  failed: 'The call failed.',
};

/** A few true sentences: what was committed, how it began, how it ended. */
function summaryOf(report: EndReport, { callerSaid, tools, left }: Gathered): string {
  const committed = [...committedBy(tools), ...(left === null ? [] : [`Message taken: ${quoted(left)}`])];
  const ending = committed.length === 0 ? (ENDED[report.reason] ?? '') : '';
  return [...committed, began(callerSaid), ending].filter(Boolean).join(' ');
}
