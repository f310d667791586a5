import { Recording } from '@attendant/contract/agents/retention';
import { isRecorded } from './consent.ts';

/** Whether the owner's own greeting says already that a machine answers. */
const SAYS_MACHINE = /\b(automated|assistant|robot|virtual|AI)\b/i;
const SAYS_RECORDED = /\brecord(ed|ing)\b/i;

/**
 * The first words of a call: that it is an automated assistant and, where it is kept, that it is recorded, unless
 * the greeting says so itself (docs/decisions/0003).
 */
export function openingWords(agent: { greeting: string; recording: string }, callerPhone: string | null): string {
  const machine = !SAYS_MACHINE.test(agent.greeting);
  const recorded = isRecorded(Recording.parse(agent.recording), callerPhone) && !SAYS_RECORDED.test(agent.greeting);
  if (machine && recorded) return `This is an automated assistant, and the call is recorded. ${agent.greeting}`;
  if (machine) return `This is an automated assistant. ${agent.greeting}`;
  return recorded ? `This call is recorded. ${agent.greeting}` : agent.greeting;
}
