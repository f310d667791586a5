/** That somebody is in danger, or threatened: said in any words, in the middle of anything. */
export type Danger = 'emergency' | 'self-harm' | 'threat';

const SELF_HARM =
  /\b(?:kill(?:ing)? my ?self|end(?:ing)? (?:my life|it all)|suicid\w*|(?:hurt|harm|cut)(?:ting|ing)? my ?self|(?:dont|not) want to (?:live|be alive|be here any ?more)|want to die|better off dead|nobody would miss me|(?:ive|i have) (?:got )?(?:the )?pills|no reason to live)\b/;

const THREAT =
  /\b(?:ill|im|i am|i will|im going to|im coming to|going to|gonna|coming (?:down|over) (?:there )?(?:to|and)) (?:\w+ ){0,6}(?:kill|shoot|stab|hurt|beat|burn|blow up|smash|attack|destroy) (?:\w+ )?(?:you|him|her|them|somebody|someone|everyone|everybody|people|place|store|shop|restaurant|office|building|down)\b|\b(?:a|the) bomb\b|\bbring(?:ing)? (?:a|my) gun\b/;

/** Each is enough, unless it stands in the name of a dish. */
const EMERGENCIES: readonly RegExp[] = [
  /\bchest (?:pains?|hurts|pressure|tightness)\b|\bpain in (?:my|his|her|the) chest\b|\bheart attack\b|\b(?:having|had) a stroke\b|\bseizures?\b/,
  /\b(?:cant|cannot|can not|couldnt|not|isnt|stopped|trouble|hard to|difficulty|hardly|barely|struggling to) (?:\w+ ){0,2}breath(?:e|ing)?\b|\bchok(?:ing|ed)\b|\bshort(?:ness)? of breath\b/,
  /\b(?:unconscious|passed out|passing out|fainted|collapsed|not responding|unresponsive|wont wake up|not waking up|overdos\w+|anaphyla\w*|epipen|electrocuted|drowning|poisoned|swallowed (?:a|some|the|his|her|an) (?:\w+ ){0,3}(?:bottle|battery|pills?|bleach|poison|detergent|cleaner|magnet|mouthwash))\b/,
  /\bblee?d(?:ing)? (?:\w+ ){0,3}(?:a lot|badly|heavily|everywhere|out|bad|to death)\b|\b(?:bleeding|blood)\b.*\b(?:wont|not|doesnt|cant|never) stop\b|\blots? of blood\b/,
  /\b(?:face|throat|tongue|lips?|neck) (?:is|are|was|has|keeps|started|starting)? ?(?:\w+ )?swell(?:ing|ed|en)?\b|\bswollen (?:throat|tongue)\b|\bthroat is closing\b/,
  /\b(?:arm|leg|face|side|body) (?:is|feels|has gone|went|going) (?:\w+ )?(?:numb|drooping|paralyz\w*)\b|\b(?:slurring|slurred speech)\b/,
  /\b(?:there ?s|there is|its|is|are|caught|on|see|seeing|smell|smelling) (?:a |the |some )?(?:fire|flames|smoke|gas leak|gas)\b(?! (?:roast|grill|station|mask|bbq|wing|pizza|sauce|brisket))/,
  /\b(?:call|dial|need|send|get) (?:me )?(?:nine one one|911|9 1 1|an ambulance|the police|the fire department|paramedics)\b|\bthis is an emergency\b|\bmedical emergency\b/,
  /\b(?:robb(?:ed|ing)|break(?:ing)? in(?:to)?|has a gun|with a gun|a gun|has a knife|being attacked|attacking (?:me|us|him|her)|been (?:shot|stabbed)|car (?:crash|accident)|hit by a car|allergic reaction)\b/,
];

/** What is said of danger in these `tokenise`d words; null when nothing is. */
export function dangerIn(words: readonly string[]): Danger | null {
  const said = words.join(' ');
  if (SELF_HARM.test(said)) return 'self-harm';
  if (THREAT.test(said)) return 'threat';
  return EMERGENCIES.some((pattern) => pattern.test(said)) ? 'emergency' : null;
}
