const LED =
  '^(?:(?:and|so|oh|okay|um|uh|well|also|yeah|yes|hey|then|but|actually|no|if possible|please|do you think|any chance|maybe) )*';
const IT = '(?:it|that|them|this|those|everything|mine|(?:my|the|our) (?:order|food|stuff|thing))';
const PLEASE = '(?: (?:please|guys|possibly|maybe|just|all))*';
const AT = '(?:by|at|for|around|before|about|say|like|closer to)';
const ASKED: readonly RegExp[] = [
  new RegExp(
    `${LED}(?:can|could|would|will) you${PLEASE} (?:have|get|make|do) ${IT}${PLEASE}(?: (?:ready|done|made|finished|up|waiting|for me))* ${AT} `,
  ),
  new RegExp(
    `${LED}(?:can|could|may) (?:i|we)${PLEASE} (?:pick|get|grab|collect|have|come get|come for|come by for|swing by for) ${IT}(?: up)?(?: ready)? ${AT} `,
  ),
  new RegExp(`${LED}(?:can|could|will|would) ${IT} be (?:ready|done|made) ${AT} `),
  new RegExp(
    `${LED}(?:would|does|will|is|could) (?:(?!(?:you|i|it|that|they|there|we)\\b)[\\w:]+ ){1,4}(?:work|be (?:okay|ok|fine|alright|possible)|okay|ok|fine|alright|possible|doable)(?: (?:for (?:you|pickup|that|it)|with you|to (?:pick|get|grab) (?:it|that)(?: up)?))?$`,
  ),
];

/** 'Can you have it ready by six', 'would six o'clock work': who asks it, of what they have ordered, wants it then. */
export const isAskedForThen = (words: readonly string[]): boolean => {
  const said = words.join(' ');
  return ASKED.some((form) => form.test(said));
};
