import { aboutMenu, aboutPopular, aboutWith, unknownItem } from '../../decide/answers/menu-answers.ts';
import { startOrder as begin, canOrder } from '../../decide/order/adding.ts';
import { whichSizes } from '../../decide/order/order.ts';
import { ask, type Talk } from '../../decide/talk.ts';
import { soundsLikeFood } from '../../heard/intent/remarks.ts';
import { groupsOf } from '../../heard/order/choices.ts';
import { choicesOf, NO_NUTRITION, notHere, WHICH_DISH } from '../../say/answers.ts';
import { sizeNames } from '../../say/dishes.ts';
import { other } from '../line/myself.ts';
import { tellAsWritten, untold } from '../told.ts';
import type { Topic } from '../topic.ts';

/** Questions about food that named no dish of the menu: those that did were read by the menu before. */

/** What was asked for is not on the menu, or no dish was understood. */
function strange(talk: Talk): void {
  const { leftover } = talk.heard;
  if (talk.menu.families.length === 0) return untold(talk, notHere('that'));
  const said = leftover.join(' ');
  const { intent, sure } = talk.heard.remark;
  const wished = (intent === 'order' || intent === 'have') && sure > PLAINLY;
  if (said && leftover.length <= 4 && (wished || soundsLikeFood(said))) return unknownItem(talk, said, null);
  if (said && talk.heard.remark.intent !== 'order') return other.take(talk);
  ask(talk, { kind: 'what' }, WHICH_DISH);
}

const PLAINLY = 0.6;

const onStrange = (intent: string): Topic => ({ intent, before: null, take: strange });
export const dishPrice = onStrange('dish-price');
export const dishContents = onStrange('dish-contents');
export const allergens = onStrange('allergens');
export const have = onStrange('have');
export const order: Topic = {
  intent: 'order',
  before: null,
  take: (talk) => void (canOrder(talk) && strange(talk)),
};

export const startOrder: Topic = {
  intent: 'start-order',
  before: null,
  take: begin,
};

export const menu: Topic = { intent: 'menu', before: null, take: aboutMenu };
export const popular: Topic = { intent: 'popular', before: null, take: aboutPopular };
export const diet: Topic = {
  intent: 'diet',
  before: 0.8,
  take: (talk) => (talk.heard.diet ? aboutWith(talk, talk.heard.diet) : tellAsWritten(talk)),
};

export const nutrition: Topic = {
  intent: 'nutrition',
  before: 0.7,
  beside: true,
  take: (talk) => void talk.say.push(NO_NUTRITION),
};

/** What can be chosen on dishes, besides their size. */
export const toppings: Topic = {
  intent: 'toppings',
  before: null,
  take(talk) {
    const groups = new Map(
      talk.menu.families
        .flatMap((family) => groupsOf(family, null))
        .filter(({ name }) => !/size/i.test(name))
        .map(({ name, choices }) => [name, choices.filter(({ available }) => available).map((one) => one.name)]),
    );
    if (groups.size === 0) return strange(talk);
    talk.say.push(...[...groups].slice(0, 3).map(([name, names]) => choicesOf(name, names)));
  },
};

/** Of the dish at hand, else of all. */
export const sizes: Topic = {
  intent: 'sizes',
  before: null,
  take(talk) {
    const all = [...new Set(talk.menu.families.flatMap(sizeNames))];
    if (talk.state.topic || talk.state.focus) return whichSizes(talk);
    if (all.length === 0) return strange(talk);
    talk.say.push(choicesOf('Sizes', all));
  },
};
