import { aboutHours } from '../../decide/answers/business-answers.ts';
import type { Topic } from '../topic.ts';

/** When the rules have not read which hours are meant, all of them are told. */
export const hours: Topic = {
  intent: 'hours',
  before: null,
  beside: true,
  take: (talk) => aboutHours(talk, { kind: 'hours', ...talk.heard.hours }),
};
