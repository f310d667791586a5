import { wantedQuestion } from '../topics/later.ts';
import { type Asked, NOT_NAMED } from './state.ts';
import type { Talk } from './talk.ts';
import { delivers } from './way-out.ts';

interface Detail {
  asked: Asked;
  text: string;
}

/** What has to be known before an order is read back, and is not: how it goes out, when, for whom; null: all is known. */
export function openDetail(talk: Talk): Detail | null {
  const { state, facts } = talk;
  const way = state.fulfilment ?? (facts.delivery && !facts.pickup ? 'delivery' : null);
  if (way === null && delivers(talk)) return { asked: { kind: 'fulfilment' }, text: 'Is that for pickup or delivery?' };
  if (way === 'delivery' && !state.address)
    return { asked: { kind: 'address' }, text: 'What address should it go to?' };
  if (state.wantedDay) return { asked: { kind: 'wanted' }, text: wantedQuestion(talk, state.wantedDay) };
  if (!state.name && facts.callerName)
    return {
      asked: { kind: 'name-is', name: facts.callerName },
      text: `Shall I put it under ${facts.callerName}?`,
    };
  if (!state.name) return { asked: { kind: 'name' }, text: 'What name should I put on it?' };
  if (!facts.callerPhone && !state.phone && !state.phoneRefused)
    return { asked: { kind: 'phone' }, text: "What's a good phone number for the order?" };
  // Whose allergy was told, and not what to, is asked once more before anything is read back.
  if (state.allergies.includes(NOT_NAMED) && !state.allergyAsked)
    return { asked: { kind: 'allergy' }, text: 'What is the allergy to?' };
  return null;
}
