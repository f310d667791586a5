import { aboutAllergy } from '../decide/order/allergens.ts';
import { allergiesNamed } from '../decide/state.ts';
import { changing, type Talk } from '../decide/talk.ts';
import { isAmong, takenBack } from '../heard/allergy.ts';
import { list } from '../say/wording.ts';
import { singular } from '../understand/words.ts';

/** 'He has no tomato allergy, only tree nuts', of allergies that stand on the order. True when some are taken back. */
export function takeAllergyBack(talk: Talk): boolean {
  const { state, heard, say } = talk;
  const known = allergiesNamed(state);
  const isUnnamed = state.allergies.length > known.length;
  const told = state.allergies.length > 0 ? takenBack(heard.words, known) : null;
  if (!told) return false;
  changing(talk);
  const off = known.filter((one) => told.not.some((food) => isAmong(food, [one])));
  state.allergies = known.filter((one) => !off.includes(one));
  if (isUnnamed && told.not.length === 0 && told.to.length === 0) {
    say.push('Okay, no allergies.');
    return true;
  }
  const wrong = off.length > 0 ? off : told.not.map(singular);
  say.push(`Okay, no ${list(wrong)} allergy.`);
  const fresh = told.to.filter((one) => !isAmong(one, state.allergies));
  if (fresh.length > 0) aboutAllergy(talk, fresh.join(' and '));
  else if (state.allergies.length > 0) say.push(`The ${list(state.allergies)} allergy is on your order.`);
  return true;
}
