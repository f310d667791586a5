const WHOLE = '(?:everything|all of it|it all|the (?:whole|entire) (?:thing|lot|order)|(?:the|my|our|this) order)';
const DROPS = new RegExp(
  [
    '\\b(?:never ?mind|dont (?:bother|worry(?: about (?:it|that))?)|lets not(?: do (?:it|this|that))?|leave it)\\b',
    `\\b(?:forget|cancel|scrap|scratch|drop|skip) (?:about )?(?:it|that|this|${WHOLE})\\b`,
    '\\b(?:i|we) (?:dont|wont|do not) (?:want|need) (?:it|this|that|anything)\\b',
    '\\b(?:i|we|ive|weve)(?: have)?(?: just)? changed (?:my|our) minds?\\b',
  ].join('|'),
);
const ALL_OF_IT = new RegExp(
  [
    `\\b(?:never ?mind|forget|cancel|scrap|scratch|drop) (?:about )?${WHOLE}\\b`,
    `\\b(?:i|we) (?:dont|wont|do not) (?:want|need) (?:any of it|${WHOLE})\\b`,
    '\\bcall (?:it|the whole thing) off\\b',
    '\\bdont (?:make|send|put in|place|order) (?:anything|any of (?:it|that))\\b',
  ].join('|'),
);
const SHALL =
  '(?:ill|we ll|well|lets|let me|(?:im|were|we are|i am) (?:just )?(?:gonna|going to)|(?:i|we) (?:will|can|could|should|might|better|would rather)|id rather|ill just|maybe) (?:(?:just|probably|rather|maybe|better|then|try and|try to|go and|go) )*';
const DONE = '(?:order|do|get|buy|grab|book|go|try|use|eat|find|pick|call) (?:[a-z]+ ){0,4}?';
const ELSEWHERE = new RegExp(
  `\\b${SHALL}${DONE}(?:online|on (?:the|your|my) (?:app|website|site|computer|phone)|(?:through )?(?:the|your) (?:app|website)|door ?dash|uber ?eats|grub ?hub|elsewhere|(?:some|any)(?:where|one|body|place) else|another (?:place|shop)|next door)\\b(?! (?:to|for my)\\b)`,
);
const OWN_WAY = new RegExp(
  [
    ELSEWHERE.source,
    `\\b${SHALL}(?:${DONE}(?:at home|in person|at the (?:store|counter|supermarket))|(?:call|ring|try)(?: you| yall)? (?:back|again|later|another time)|do it (?:myself|ourselves|later|another time)|(?:cook|eat|make)(?: [a-z]+){0,3}$|(?:come|stop|drop|walk|swing) (?:in|by|over)(?: (?:in person|then|myself|later|sometime|instead|when i can|and see))*(?: (?:thanks|thank you|bye|sorry))*$)`,
    '\\b(?:my|our|the) [a-z]+ (?:has |have |just |already )*(?:ordered|got|made|bought|cooked|picked up|brought|ate|fixed|found)(?: [a-z]+){0,3} already\\b',
    '\\b(?:already|just) (?:ordered|got|ate|eaten|cooked|made|bought|brought|picked up|found)\\b',
  ].join('|'),
);
/** 'Could I order online instead?' gives nothing up. */
const ASKS =
  /^(?:(?:so|and|or|but|oh|wait|actually|hm+) )*(?:can|could|may|do|does|did|is|are|should|would|will|what|how)\b/;

/**
 * They give up what they were doing, and not a part of it: they say that they drop it and what they do instead ('never mind,
 * I'll order on the app', 'my wife got dinner already, so forget it'), that they do it elsewhere, or that all of it goes.
 * The words beside that; null where they give up nothing.
 */
export function besideGivingUp(words: readonly string[]): string | null {
  const said = words.join(' ');
  const isSo = ALL_OF_IT.test(said) || ELSEWHERE.test(said) || (DROPS.test(said) && OWN_WAY.test(said));
  if (!isSo || ASKS.test(said)) return null;
  return [ALL_OF_IT, OWN_WAY, ELSEWHERE, DROPS].reduce((rest, given) => rest.replace(given, ' '), said).trim();
}
