const ASKING =
  /^(?:(?:hi|hello|hey|and|so|okay|please|also|um|well|yeah) )*(?:what|whats|who|whos|whose|when|why|how|hows|where|wheres|which|is|are|am|was|were|do|does|did|can|could|will|would|should|have|has)\b/;

/** Whether `tokenise`d words ask for something: by their mark, or by how they begin. */
export const isQuestion = (text: string, words: readonly string[]): boolean =>
  /\?\s*$/.test(text) || ASKING.test(words.join(' '));

const TELLING =
  /^(?:(?:hi|hello|hey|and|so|okay|also|um|well|yeah|oh|listen|look) )*(?:i|im|ive|we|were|weve|my|our|its|this|that|there|theres|the|some(?:body|one)|a|an|you|your|youre|he|hes|she|shes|they|it)\b/;

/** It tells of something, and neither asks nor orders. */
export const isTelling = (text: string, words: readonly string[]): boolean =>
  TELLING.test(words.join(' ')) && !isQuestion(text, words);
