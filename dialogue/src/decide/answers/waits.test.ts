import { expect, it } from 'vitest';
import { ofWay } from './waits.ts';

it.each([
  [
    'Pickup orders take 15 to 20 minutes, delivery 40 to 50 minutes.',
    'Pickup orders take 15 to 20 minutes.',
    'Delivery 40 to 50 minutes.',
  ],
  [
    'Pickup is ready in 20 minutes and delivery takes 45 minutes.',
    'Pickup is ready in 20 minutes.',
    'Delivery takes 45 minutes.',
  ],
  [
    'Delivery takes 30 to 40 minutes; pick up is ready in 15, on Fridays it all takes an hour.',
    'Pick up is ready in 15, on Fridays it all takes an hour.',
    'Delivery takes 30 to 40 minutes, on Fridays it all takes an hour.',
  ],
  [
    'Orders are ready in about 25 minutes.',
    'Orders are ready in about 25 minutes.',
    'Orders are ready in about 25 minutes.',
  ],
])('of the way in which an order goes out: %s', (sentence, pickup, delivery) => {
  expect(ofWay(sentence, 'pickup')).toBe(pickup);
  expect(ofWay(sentence, 'delivery')).toBe(delivery);
});
