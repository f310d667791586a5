import { openingWords } from '@attendant/contract/agents/opening';
import { Recording } from '@attendant/contract/agents/retention';
import { isRecorded } from './consent.ts';

/** The first words of a call from this number. */
export const openingFor = (agent: { greeting: string; recording: string }, callerPhone: string | null): string =>
  openingWords(agent.greeting, isRecorded(Recording.parse(agent.recording), callerPhone));
