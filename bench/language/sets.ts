import { clincSets } from './clinc.ts';
import type { House } from './house.ts';
import type { LanguageSet } from './judging/verdict.ts';
import { ownSets } from './own.ts';
import { pizzaSets } from './pizza.ts';

/** Every set, in the order of the table. */
export const everySet = (house: House): LanguageSet[] => [...ownSets(house), ...pizzaSets(house), ...clincSets(house)];
