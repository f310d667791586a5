const LED = '^(?:(?:and|so|okay|oh|um|well|hey|hi|but|wait) )*';
const FOOD = '(?<food>(?!(?:it|them|that|this|what|you|the most|the least|no|less|more|fewer)\\b)(?:\\w+ )?\\w+?)';
const IN_IT = '(?: (?:in|on|inside)(?: (?:it|them|there|those))?)?$';
/** 'Which of the curries have peanuts', 'what's got avocado in it', 'what have you got with eel', 'which sandwich comes with bacon'. */
const HAVING: readonly RegExp[] = [
  new RegExp(
    `${LED}which (?:(?:of|one|ones) )*(?:(?:the|your|those|these) )*(?:\\w+ ){0,3}?(?:have|has|got|have got|contains?|includes?|comes? with|uses?) (?:any |some )?${FOOD}${IN_IT}`,
  ),
  new RegExp(`${LED}whats (?:got|made with|with) (?:any |some )?${FOOD}${IN_IT}`),
  new RegExp(
    `${LED}what (?:has|comes with|have you got with|do you (?:guys )?have with|else has) (?:any |some )?${FOOD}${IN_IT}`,
  ),
];

/** What is asked for in dishes that are not named; null where that is not the question. */
export function havingIn(words: readonly string[]): string | null {
  const said = words.join(' ');
  return HAVING.map((form) => form.exec(said)?.groups?.food ?? null).find((food) => food !== null) ?? null;
}
