import { PRICED } from '../../decide/answers/knowledge.ts';
import type { Talk } from '../../decide/talk.ts';
import { list, money } from '../../say/wording.ts';
import { tellAsWritten } from '../told.ts';
import type { Topic } from '../topic.ts';

/** Questions that end in a word of their own, 'wifi' or 'implants': it must be the owner's word too. */
const asWritten = (intent: string, only?: RegExp): Topic => ({
  intent,
  before: 0.5,
  beside: true,
  take: (talk) => void (tellService(talk) || tellAsWritten(talk, { only })),
});

/** As many as can be kept in mind on the phone. */
const MOST = 4;

/** What is done by appointment: how long it takes, and what it costs. True when it was told. */
function tellService({ heard, say, facts, state }: Talk): boolean {
  const [service, ...others] = heard.visit.services;
  const priced = facts.services.filter(({ priceCents }) => priceCents !== null);
  if (!service && heard.remark.intent === 'service-price' && priced.length > 0 && priced.length <= MOST) {
    say.push(`${list(priced.map(({ name, priceCents }) => `${name} is ${money(priceCents ?? 0)}`))}.`);
    return true;
  }
  if (!service || others.length > 0 || !heard.asksFor.list) return false;
  state.serviceOf = service.id;
  const price = service.priceCents === null ? '' : `, and is ${money(service.priceCents)}`;
  if (heard.remark.intent === 'service-price' && price === '') return false;
  say.push(`${service.name} takes ${service.minutes} minutes${price}.`);
  return true;
}

/** Of the rooms: seats outside, a ramp, music. */
export const facilities = asWritten('facilities');
/** What is done there, by whom, and for whom. */
export const services = asWritten('services');
export const servicePrice = asWritten('service-price', PRICED);
/** How many eat of one. */
export const portions = asWritten('portions');
