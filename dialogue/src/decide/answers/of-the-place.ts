import type { Heard } from '../talk.ts';

/** 'Is there anywhere to park' is of no pork, and 'do you drop off in Red Hook' of no red velvet: what only sounds like the menu is not asked for. */
export const isOfThePlace = ({ remark, asksFor }: Heard): boolean =>
  asksFor.delivery || (OF_THE_PLACE.has(remark.intent) && remark.sure > PLAINLY);

const OF_THE_PLACE = new Set(
  'parking delivery payment address phone hours jobs kids pets gift-cards catering groups facilities policy busy'.split(
    ' ',
  ),
);
const PLAINLY = 0.6;
