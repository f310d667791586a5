/** A question of what is to be done around a visit: its moment is seen from there, and wishes for no other. */
const OF_VISIT = new RegExp(
  [
    '\\b(?:can|could|may|should|shall|must|do|does|will|would|is it okay if|okay if|alright if) ',
    '(?:i|we|he|she|they|it|my \\w+|our \\w+)(?: (?:have|need|has|needs) to)?(?: (?:just|also|still|not|maybe))* ',
    '(?!(?:come|be|do|make|move|get|book|have|see|switch|push|change|take|fit|go|bring|schedule|reschedule|keep|swap|bump|shift|try|say)\\b)\\w+ ',
    "(?:[\\w']+ ){0,5}?(?:the (?:night|day|evening|morning|week) (?:before|of)|that (?:morning|day|night|evening)|beforehand|afterwards?|(?:before|after)(?: that| it)?|ahead of time|the same (?:day|morning))(?: or (?:no|not))?$",
  ].join(''),
);

/** What they do on the day of it: 'I have a thing that night', 'it's for a party that evening'. */
const THAT_NIGHT = new RegExp(
  [
    '^(?:(?:and|so|but|because|cause|oh|well|just|um|uh) )*(?:it|its|i|im|ive|id|we|were|weve|theres|there|my|our|shes|hes|she|he|they)\\b ',
    '(?!.*\\b(?:can|could|want|like|need|come|coming|free|instead|better|works?|prefer|rather|make|book|open|available|move|what|how|is there|id)\\b)',
    "(?:[\\w']+ ){1,9}(?:(?:later|on|by \\w+) )?(?:that (?:night|evening|afternoon|day|weekend)|afterwards?|(?:right )?after(?: that| this)?)(?: so .*)?$",
  ].join(''),
);

/** 'Could I leave the key the night before?', 'can she eat that morning?' */
export const isOfVisit = (words: readonly string[]): boolean =>
  OF_VISIT.test(words.join(' ')) || THAT_NIGHT.test(words.join(' '));
