import { aboutPopular } from '../../decide/answers/menu-answers.ts';
import { tellNamed } from '../../decide/answers/noted.ts';
import { notHere } from '../../say/answers.ts';
import { untold } from '../told.ts';
import type { Topic } from '../topic.ts';

/** What is cheaper today, or made only today: by what the owner wrote, else by what the menu marks. */
export const specials: Topic = {
  intent: 'specials',
  before: 0.5,
  beside: true,
  take(talk) {
    if (tellNamed(talk, /\b(?:specials?|deals?|coupons?|discounts?|happy hour)\b/i)) return;
    if (talk.heard.acts.some(({ kind }) => kind === 'popular')) return aboutPopular(talk);
    untold(talk, notHere('specials or deals'));
  },
};
