import { clincSets } from './clinc.ts';
import type { House } from './house.ts';
import { orderSets } from './own.ts';
import { pizzaSets } from './pizza.ts';
import type { LanguageSet } from './verdict.ts';

/** Every set, in the order of the table. */
export const everySet = (house: House): LanguageSet[] => [
  ...orderSets(house),
  ...pizzaSets(house),
  ...clincSets(house),
];
