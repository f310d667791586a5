import { singular, tokenise } from '../../understand/words.ts';

/** Parts of a body, those together that one trouble may be in; what begins in the chest is felt in an arm or the jaw. */
const REGIONS = [
  'chest heart breast lung rib breath breathing breathe arm jaw',
  'eye eyelid vision sight pupil',
  'tooth teeth molar gum crown filling jaw tongue mouth lip cheek',
  'head skull temple forehead face',
  'back spine tailbone',
  'belly stomach tummy abdomen gut bowel kidney liver',
  'neck throat',
  'shoulder collarbone',
  'arm elbow wrist hand finger thumb nail',
  'hip groin pelvis',
  'leg knee thigh shin calf calve hamstring',
  'foot feet ankle heel toe paw hoof',
  'ear hearing',
  'nose sinus',
].map((region) => new Set(region.split(' ')));

const regionsIn = (text: string): number[] => {
  const words = tokenise(text).map(singular);
  return REGIONS.flatMap((region, at) => (words.some((word) => region.has(word)) ? [at] : []));
};

const AILS =
  /\b(?:pains?|aches?|aching|hurts?|hurting|sore(?:ness)?|bleed(?:s|ing)?|swelling|swollen|swells?|numb(?:ness)?|tingl\w+|infect\w+|injur\w+|broken|loss)\b/i;

/** A pain in a knee is no matter of what was written of the chest: both name parts of a body, and none that is the same. */
export function isOfAnotherPart(said: string, written: string): boolean {
  if (!AILS.test(written)) return false;
  const told = regionsIn(said);
  const meant = regionsIn(written);
  return told.length > 0 && meant.length > 0 && !told.some((region) => meant.includes(region));
}
