import { sayFromNotes } from '../../decide/answers/knowledge.ts';
import { aboutPopular } from '../../decide/answers/menu-answers.ts';
import { notHere } from '../../say/answers.ts';
import { untold } from '../told.ts';
import type { Topic } from '../topic.ts';

/** What is cheaper today, or made only today: by what the owner wrote, else by what the menu marks. */
export const specials: Topic = {
  intent: 'specials',
  before: 0.5,
  beside: true,
  take(talk) {
    if (sayFromNotes(talk, ['specials', 'deal', 'coupon', 'discount', 'happy'])) return;
    if (talk.heard.acts.some(({ kind }) => kind === 'popular')) return aboutPopular(talk);
    untold(talk, notHere('specials or deals'));
  },
};
