const STATE =
  'pregnant|expecting(?! (?:an?|to|you|some|my|the|him|her|them|it)\\b)|allergic(?: to [a-z]+)?|nursing|breastfeeding|diabetic|epileptic|asthmatic|anemic|claustrophobic|immunocompromised|hard of hearing|deaf|blind(?! without)|autistic|(?:terrified|scared|afraid|nervous|anxious)(?: (?:of|about) (?:the )?[a-z]+)?|phobic';
const ILLNESS =
  '(?:(?!no )[a-z]+ )?allerg(?:y|ies)(?: to [a-z]+)?|pacemaker|heart (?:condition|problems?|murmur|disease)|(?:high|low) blood pressure|asthma|diabetes|epilepsy|seizure disorder|cancer|hepatitis|hiv|lupus|eczema|psoriasis|rosacea|sensitive (?:skin|scalp)|blood (?:clots?|disorder)|stent|transplant|hemophilia|osteoporosis|scoliosis|dementia|anxiety';
const DRUGS =
  '(?:blood )?thinners?|antibiotics|chemo|chemotherapy|accutane|retinol|insulin|warfarin|steroids|medications?|meds';
/** How somebody is, which whoever sees them must know. Not what hurts: that is why they come. */
const CONDITION = new RegExp(
  [
    `\\b(?:i'?m|i am|i might be|i could be|(?:s?he)(?:'?s| is)|my [a-z]+(?:'?s| is)|we'?re) (?:(?!not |no )[a-z]+ ){0,3}?(?:${STATE})\\b`,
    `\\b(?:i|she|he|my [a-z]+)(?:'?ve| have|'?s| has| had|'?s got| has got| have got| got)(?: got| had)?(?: an?| the| very| really)* (?:${ILLNESS})\\b`,
    `\\b(?:i'?m|i am|(?:s?he)(?:'?s| is)|my [a-z]+(?:'?s| is)|i take|s?he takes) (?:still |also )?(?:on )?(?:some )?(?:${DRUGS})\\b`,
  ].join('|'),
  'i',
);

/** The part of an utterance that tells it, in the caller's words; null where none does. */
export const conditionIn = (text: string): string | null =>
  text
    .split(/[,.;!?]+(?=\s|$)|\bbut\b/i)
    .find((part) => CONDITION.test(part))
    ?.replace(/^(?:\s|\b(?:oh|and|also|um|well|because|since)\b)+/i, '')
    .trim() ?? null;
