import type { Talk } from '../decide/talk.ts';
import { takeHoursAgain } from './business/hours.ts';
import { takePersonAsked, tellDaysOf } from './business/person-asked.ts';
import { tellDeliveryTerms } from './delivery-terms.ts';
import { takeMenuQuestion, tellLacking } from './menu/asked.ts';
import { tellDescribed } from './menu/described.ts';
import { tellExtra } from './menu/extra.ts';
import { tellHowServed } from './menu/how-served.ts';
import { tellListed } from './menu/listed.ts';
import { tellOfToday } from './menu/of-today.ts';
import { tellPriceByName } from './menu/priced-by-name.ts';
import { tellByName } from './menu/told-by-name.ts';
import { takeNoted } from './noted.ts';
import { tellOwner } from './owner.ts';
import { takeRemarks } from './remarks.ts';

/** What is asked of the business, of the menu, or in passing. True when that was all. */
export const takeQuestion = (talk: Talk): boolean =>
  takeHoursAgain(talk) ||
  tellOfToday(talk) ||
  tellHowServed(talk) ||
  tellLacking(talk) ||
  tellPriceByName(talk) ||
  tellByName(talk) ||
  tellOwner(talk) ||
  tellDeliveryTerms(talk) ||
  tellExtra(talk) ||
  tellDescribed(talk) ||
  tellListed(talk) ||
  tellDaysOf(talk) ||
  takeNoted(talk) ||
  takeMenuQuestion(talk) ||
  takePersonAsked(talk) ||
  takeRemarks(talk);
