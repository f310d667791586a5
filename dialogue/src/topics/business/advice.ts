import { NO_ADVICE, NO_ADVICE_BUT } from '../../say/answers.ts';
import { tellAsWritten } from '../told.ts';
import type { Topic } from '../topic.ts';

/** What a doctor, a vet or a mechanic would be asked: only who sees it can say. Nothing is promised, nothing begun. */
export const advice: Topic = {
  intent: 'advice',
  before: 0.6,
  beside: true,
  take(talk) {
    const { bookingEnabled, orderingEnabled } = talk.facts;
    tellAsWritten(talk, { otherwise: bookingEnabled && !orderingEnabled ? NO_ADVICE_BUT : NO_ADVICE });
  },
};
