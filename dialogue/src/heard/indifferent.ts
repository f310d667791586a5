const INDIFFERENT =
  /^(?:(?:oh|um|well|i guess|honestly|just|yeah|no) )*(?:(?:i|we) (?:really |honestly )?(?:dont|do not) (?:really )?(?:mind|care|know)|(?:it )?(?:doesnt|really doesnt) (?:really )?matter|whatever|whichever(?! (?:ones? )?(?:has|is|comes|are|have)\b)|(?:any(?: one| of (?:them|those|it)|thing)?|either(?: one| of (?:them|those))?)(?: (?:kind|sort|size|flavor|color))?(?=$| (?:is|are|works?|will|would|you|thats?|its|really|fine|good|okay|please|thanks|i)\b)|surprise me|you (?:choose|pick|decide)|up to you|no preference|dealers choice)\b/;
const LONGEST = 9;

/** 'I don't mind', 'whatever you have', 'surprise me': the choice is left to the house. */
export const isIndifferent = (words: readonly string[]): boolean =>
  words.length <= LONGEST && INDIFFERENT.test(words.join(' '));
