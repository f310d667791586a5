import type { Talk } from '../../../decide/talk.ts';
import { money } from '../../../say/wording.ts';
import type { Draft } from '../draft.ts';
import { serviceOf } from '../visit.ts';

/** 'How much is that', 'how long will it take', of what is booked: as the business has it on its list. True when it was told. */
export function tellOfService({ heard, facts, say }: Talk, draft: Draft, namesMore: boolean): boolean {
  const service = serviceOf(facts, draft.service);
  if (!service) return false;
  if (heard.menuQuestion?.about === 'price' && service.priceCents !== null && !namesMore) {
    say.push(`${service.name} is ${money(service.priceCents)}.`);
    return true;
  }
  if (!heard.asksFor.wait) return false;
  say.push(`${service.name} takes ${service.minutes} minutes.`);
  return true;
}
