const PUT =
  /\b(?:do|does|did|would|will) (?:you|you guys|y['’]?all|they)(?: guys)? (?:usually |normally |always |also )?(?:put|use|throw|add|have|include) (?:any |some )?(?<what>\p{L}[\p{L}' -]{1,40}?) (?<on>on|in|with) (?<dish>(?:the|your) \p{L})/giu;
const GET =
  /\bwhat(?:['’]s| all)? (?:do|would|will) (?:you|i|we|they) get (?:with|on|in) (?=(?:the|an?|your) \p{L})/giu;

/** 'Do you put pickles on the burger' and 'what do you get with the burger' ask of the dish, and of nothing that is put or got. */
export const askedPlainly = (text: string): string =>
  text.replace(PUT, 'is there $<what> $<on> $<dish>').replace(GET, 'what comes with ');
