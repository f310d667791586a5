import { aboutPopular } from '../../decide/answers/menu-answers.ts';
import { NO_REVIEWS } from '../../say/answers.ts';
import { isPopular } from '../../say/dishes.ts';
import type { Topic } from '../topic.ts';

/** What others think of it: nobody here knows, but the menu says what people like. */
export const reviews: Topic = {
  intent: 'reviews',
  before: 0.6,
  beside: true,
  take(talk) {
    talk.say.push(NO_REVIEWS);
    if (talk.menu.families.some(isPopular)) aboutPopular(talk);
  },
};
