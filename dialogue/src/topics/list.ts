import { advice } from './business/advice.ts';
import { book, cancelBooking, moveBooking, myBooking } from './business/appointments.ts';
import { facilities, portions, servicePrice, services } from './business/as-written.ts';
import { catering } from './business/catering.ts';
import { busy, delivery, orderAhead, orderStatus } from './business/getting-it.ts';
import { giftCards } from './business/gift-cards.ts';
import { groups } from './business/groups.ts';
import { hours } from './business/hours.ts';
import { insurance } from './business/insurance.ts';
import { jobs } from './business/jobs.ts';
import { kids } from './business/kids.ts';
import { lostProperty } from './business/lost-property.ts';
import { payment, prices } from './business/money.ts';
import { parking } from './business/parking.ts';
import { pets } from './business/pets.ts';
import { policy } from './business/policy.ts';
import { reviews } from './business/reviews.ts';
import { specials } from './business/specials.ts';
import { address, phone } from './business/where.ts';
import { goodbye, greeting, howAreYou, thanks, there } from './line/courtesy.ts';
import { able, language, name, other, robot } from './line/myself.ts';
import { no, repeat, slower, stop, unsure, wait, yes } from './line/pace.ts';
import { complaint, message, person } from './line/persons.ts';
import { spam, wrongNumber } from './line/strangers.ts';
import * as dishes from './menu/dishes.ts';
import { emergency, selfHarm } from './safety.ts';
import type { Topic } from './topic.ts';

/**
 * Everything that a short remark can be about. Several in one breath are answered in this order: courtesy, who speaks,
 * where and when, what it costs, then what may end in a question of ours, which must stand last.
 */
export const TOPICS: readonly Topic[] = [
  emergency,
  selfHarm,
  greeting,
  howAreYou,
  thanks,
  there,
  yes,
  no,
  unsure,
  wait,
  repeat,
  slower,
  robot,
  name,
  able,
  hours,
  address,
  phone,
  parking,
  delivery,
  busy,
  payment,
  prices,
  insurance,
  servicePrice,
  services,
  advice,
  kids,
  pets,
  groups,
  facilities,
  policy,
  giftCards,
  catering,
  jobs,
  specials,
  reviews,
  dishes.nutrition,
  portions,
  dishes.menu,
  dishes.popular,
  dishes.diet,
  dishes.toppings,
  dishes.sizes,
  dishes.dishPrice,
  dishes.dishContents,
  dishes.allergens,
  dishes.have,
  dishes.order,
  dishes.startOrder,
  orderAhead,
  orderStatus,
  lostProperty,
  book,
  myBooking,
  moveBooking,
  cancelBooking,
  wrongNumber,
  spam,
  language,
  complaint,
  message,
  person,
  stop,
  other,
  goodbye,
];
