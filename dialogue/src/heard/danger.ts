import type { Danger } from '@attendant/contract/constants';
import { FUNCTION_WORDS, tokenise } from '../understand/words.ts';
import { troubleIn } from './appointment/about.ts';
import type { Proposal } from './intent/model.ts';
import { withoutAges } from './words/ages.ts';
import { deniesDanger } from './words/no-danger.ts';

/** That somebody is in danger, or threatened: said in any words, in the middle of anything. */

const SELF_HARM =
  /\b(?:feel(?:ing)? (?:so |really |completely )?hopeless|want to disappear forever|life (?:isnt|is not|aint) worth|no point (?:in|to) (?:any of (?:this|it)|anything|living|life)(?: any ?more)?$|kill(?:ing)? my ?self|end(?:ing)? (?:my life|it all)|end(?:ing)? (?:things|everything) (?:now|tonight|today|for good)|suicid\w*|(?:hurt|harm|cut)(?:ting|ing)? my ?self|(?:dont|not) (?:want to|wanna) (?:live|be alive|be here(?: any ?more|$)|wake up)|want to die|wish i (?:was|were) dead|better off (?:dead|without me)|nobody would miss me|(?:ive|i have) (?:got )?(?:the )?pills|no reason to live|nothing to live for|not worth living|take my own life|hang(?:ing)? my ?self|slit my|jump(?:ing)? (?:off|in front of)|(?:dont|cant) see (?:the|a|any) point (?:in|of) (?:living|life|anything|going on)|see (?:the|a|any) point any ?more|cant (?:go on(?! (?:hold|vacation|line|a|the|\w*day|that|until|till|at|for)\b)|keep going|live like this))\b/;
/** The same, said quietly: of a life, and of no parking lot, lease or line. */
const QUIETLY =
  /\b(?:no|see (?:a|any)|find (?:a|any)) (?:other )?way out(?! of (?:the|your|that|this|here|my) \w)(?! (?:to|on|at|from|into|through|by)\b)|\b(?:ive got|i have|have|got|theres) (?:nobody|no one|no body) left(?! (?:to|at|in|on|who|from|with|here|there|that|behind)\b)|\bnothing left to live for\b|\b(?:done|finished|through) with (?:living|life|my life|this life|it all)\b|\bwant (?:it all|all of it|everything|all of this|this all) to (?:be over|end|stop|go away)\b|\b(?:thinking|thought|think) (?:about|of) (?:just )?(?:ending (?:it|everything)|(?:not being|no longer being) here|disappearing)(?! (?:early|with|at|after|on|before|there|up|here|by|around|in|for)\b)|\b(?:no|any) reason (?:\w+ ){0,3}(?:keep |go on |stay )?(?:living|alive|to live)\b|\bmy life (?:isnt|is not|aint|has no) (?:worth|meaning|point)\b|\b(?:nobody|no one) (?:would|will|is going to) (?:even )?(?:miss me|notice|care) if i (?:was|were|am|died|disappeared|(?:was |were )?gone)\b|\b(?:id|i would) (?:rather|be better off) (?:be )?(?:dead|not here)\b|\bjump(?:ing)? off (?:the|a|that) (?:bridge|roof|building)\b/;

const MEANT =
  '(?:ill|im|i am|i will|i swear|im going to|im coming to|going to|coming (?:down|over) (?:there )?(?:to|and))';
const SOMEBODY =
  '(?:you|him|her|them|somebody|someone|everyone|everybody|people|that \\w+|the \\w+|this place|(?:your|his|her|their|somebodys|someones) (?:\\w+ )?(?:neck|legs?|face|head|jaw|teeth|windows?|car|place|store|shop|house)|place|store|shop|restaurant|office|building|down)';
const THREAT = new RegExp(
  [
    `\\b${MEANT} (?:\\w+ ){0,6}(?:kill|shoot|stab|hurt|beat|burn|blow up|smash|attack|destroy|punch|break|bash|strangle|run over) (?:\\w+ )?${SOMEBODY}\\b`,
    `\\b${MEANT} (?:\\w+ ){0,5}with (?:a|my) (?:gun|knife|bat|brick)\\b`,
    '\\b(?:theres|there is|i have|ive got|i put|i planted|planted|put|left) (?:a|the) bomb\\b|\\bbomb (?:in|under|threat|going off)\\b',
    '\\b(?:put|putting|throw|throwing) (?:a|my) (?:brick|rock|fist|bat) (?:through|in|into)\\b',
    '\\bbring(?:ing)? (?:a|my) (?:gun|knife|bat)\\b|\\bbullet in (?:you|him|his|her|your|their)\\b|\\b(?:youre|hes|shes|theyre|you are|he is) (?:all )?(?:a )?dead (?:man|meat)\\b|\\bi know where (?:you|he|she|they) lives?\\b|\\bwatch your back\\b',
  ].join('|'),
);

/** Both within so many words, either first. */
const near = (one: string, other: string, words = 4): RegExp =>
  new RegExp(
    `\\b(?:${one})s?\\b(?: \\w+){0,${words}}? (?:${other})\\b|\\b(?:${other})\\b(?: \\w+){0,${words}}? (?:${one})s?\\b`,
  );

const SOMEONE =
  '(?:my|our|the|a|this|some) (?:\\w+ )?(?:husband|wife|son|daughter|mom|mother|dad|father|kid|baby|child|toddler|boy|girl|brother|sister|friend|neighbor|grandma|grandmother|grandpa|grandfather|uncle|aunt|guy|man|woman|lady|customer|coworker|boss|roommate|girlfriend|boyfriend|partner|cook|driver)|he|she|somebody|someone';
const AIRWAY = 'throat|tongue|lips|lip|face|neck|chest|heart|windpipe|airway';
const SWOLLEN =
  'swell|swells|swelling|swelled|swollen|swole|puffing|puffed|puffy|blew up|blown up|blowing up|balloon\\w*';
const FLAMES = 'smoke|flames|flame|fire';

const SWALLOWED =
  /\b(?:swallowed|drank|drunk|ate|eaten|chewed|got into|breathed in|inhaled) (?:\w+ ){0,5}(?:bottle|battery|penny|coin|quarter|nickel|dime|marble|lego|button cell|needle|pills|bleach|poison|detergent|cleaner|cleanser|opener|descaler|magnets?|mouthwash|antifreeze|ammonia|peroxide|chemicals?|pods?|thinner|turpentine|solvent|gasoline|kerosene|fluid|lamp oil|motor oil|drano|killer|pesticides?|insecticide|fertilizer|lye|acid|acetone|nail polish|polish remover|glue|superglue|sanitizer|mothballs?|paint)\b(?! (?:horse|mare))|\b(?:took|taken|taking|swallowed|had|ate) (?:\w+ ){0,2}(?:too (?:many|much)|whole bottle|entire bottle|all (?:of )?(?:my|his|her|the)|a (?:bunch|handful) of) (?:\w+ ){0,4}(?:pills?|meds|medicine|medication|tablets?|painkillers?|tylenol|ibuprofen|insulin)\b/;

/** One alone is enough. */
const CERTAIN: readonly RegExp[] = [
  /\bchest (?:pains?|hurts|pressure|tightness)\b|\bpains? in (?:my|his|her|the) (?:chest|left arm)\b|\bheart (?:attack|stopped)\b|\b(?:having|had) a stroke\b|\bseizures?\b|\bseizing\b|\bconvuls\w+|\bno pulse\b/,
  near(AIRWAY, `${SWOLLEN}|closing|closed|blue|purple|gray|grey|grabbed|grabbing|clutching|drooping|droops|crushing`),
  near(
    SOMEONE,
    '(?:turn(?:ing|ed)|going|gone|went|looks?|looking) (?:\\w+ )?(?:blue|purple|gray|grey|white as \\w+)',
    2,
  ),
  near(
    SOMEONE,
    '(?:gone|went|going|is|all) (?:completely |totally |all )?limp|eyes (?:are |have )?rolled|foaming at|wheez(?:ing|es)|turning colors',
    3,
  ),
  near(
    'eye|eyes',
    '(?:sprayed|splashed|squirted|got|spilled) (?:\\w+ ){0,3}(?:acid|cleaner|bleach|chemicals?|ammonia|lye|drano|peroxide|thinner|gasoline|pesticide)',
    5,
  ),
  near('throat|chest|airway|windpipe', 'tight|tighter|tightening|tightened'),
  /\b(?:cant|cannot|can not|couldnt|not|isnt|stopped|trouble|hard to|difficulty|hardly|barely|struggling to) (?:\w+ ){0,2}(?:breath(?:e|ing)?|swallow(?:ing)?|get (?:any )?air|catch (?:my|his|her) breath)\b|(?<!\b(?:toilet|sink|drain|mower|lawnmower|engine|motor|car|truck|bike|saw|chainsaw|pump|printer|vacuum|generator|it)(?:s| is| keeps| just)? )\bchok(?:ing|ed)\b|\bshort(?:ness)? of breath\b|\bgasping\b|\bturning blue\b/,
  /\b(?:need|needs|used|using|wheres|get|got) (?:an? |the |his |her |my )?epi ?pen\b|\b(?:unconscious|(?:passed|passing) out(?! (?:\w+ )?(?:\w*flyers?|cards?|menus?|samples?|coupons?|invitations?|candy|papers?|leaflets?))|fainted|collapsed|out cold|not responding|unresponsive|(?:not|isnt|aint|stopped) moving|wont wake up|cant wake|not waking up|overdos\w+|anaphylactic|electrocuted|drowning|(?<!\b(?:get|getting|got|be|to) )poisoned|carbon monoxide(?! (?:detector|alarm|monitor|tester|sensor))|shaking (?:all over|uncontrollably))\b/,
  /\bcarbon monoxide (?:detector|alarm|monitor|sensor)s?\b.*\b(?:(?:going|went|goes|set) off|keeps? (?:beeping|ringing|going|sounding)|sounding|blaring|screaming|dizzy|headache)\b/,
  SWALLOWED,
  /\bblee?d(?:ing)? (?:\w+ ){0,3}(?:a lot|badly|heavily|everywhere|out|bad|to death)\b|\b(?:bleeding|blood)\b.*\b(?:wont|not|doesnt|cant|never) stop\b|\blots? of blood\b|\bblood (?:\w+ ){0,2}everywhere\b|\b(?:coughing|throwing|spitting) up blood\b|\b(?:gushing|spurting|pouring) (?:\w+ )?blood\b|\b(?:its|blood(?: is)?|that) (?:\w+ )?(?:spurting|gushing|squirting)\b(?! (?:water|oil|ketchup|syrup|sauce))|\bbleeding (?:\w+ )?(?:nonstop|non stop|(?:all (?:night|day)|for) (?:\w+ )?(?:hours?|an hour)|all night|through)\b|\bcut (?:off )?(?:my|his|her) (?:\w+ )?(?:fingers?|hand|thumb|toe|wrist)(?: (?:off|open|bad))\b/,
  /\b(?:arm|leg|face|side|body) (?:is|feels|has gone|went|going) (?:\w+ )?(?:numb|paralyz\w*)\b|\b(?:slurring|slurred speech)\b/,
  new RegExp(
    // 'How much is the gas' asks a dentist for a price.
    `\\b(?:(?:there ?s|there is|smell|smelling|smells like|leaking) (?:a |the |some )?gas|(?:there ?s|there is|its|is|are|caught|on|see|seeing|smell|smelling|smells like) (?:a |the |some )?(?:${FLAMES}|gas leak))\\b(?! (?:roast|detector|alarm|grill|station|mask|bbq|wing|pizza|sauce|brisket|pit|place|extinguisher|department|inspect|marshal|truck|hydrant|cider))`,
  ),
  near(FLAMES, 'spreading|everywhere|pouring|filling|coming (?:out|from|through|up)|out of control', 3),
  /\b(?:kitchen|building|house|store|shop|oven|stove|fryer|roof|place) (?:\w+ ){0,2}burning down\b|\bsmell(?:s|ing)? (?:something |it )?burning\b/,
  /\b(?:call|dial|need|send|get) (?:me )?(?:nine one one|911|9 1 1|an ambulance(?! \w+ (?:costume|outfit|toy|cake))(?! (?:costume|outfit|toy|cake))|the police|the cops|the fire department|paramedics)\b|\bthis is an emergency\b|\bmedical emergency\b/,
  /\b(?:robb(?:ed|ing)|break(?:ing)? in(?:to)?|has a gun|with a gun|(?:hes|shes|theyve|he has|someones|somebodys) got a (?:gun|knife|weapon)|a gun|(?:has|pulled|with|waving|swinging|holding|pulling) (?:a|his) (?:knife|machete)|being (?:attacked|followed|robbed|beaten)|(?:got|getting|was just|just got) (?:jumped|mugged|beaten up|beat up|knifed)|(?:pinned|trapped|crushed|stuck) (?:under|beneath|underneath) (?:the|a|his|her|my) \w+|i (?:just |think i )*(?:hit|ran over|struck|ran into) (?:somebody|someone|an? (?:person|kid|child|man|woman|pedestrian|cyclist|guy|lady))|(?:attacking|hitting|beating|strangling) (?:me|us|him|her)|been (?:shot|stabbed)(?! (?:in the back|down))|(?:got|gotten) (?:shot|stabbed)(?! (?:in the back|down|up))|power ?lines? (?:is|are|came|went|fell)? ?(?:down|sparking)|downed (?:power ?line|wire)|shots fired|wont let me (?:leave|go|out)|car (?:crash|accident)|hit by a (?:car|truck|bus|bike)|allergic reaction|water (?:just )?broke|going into labor|in labor)\b/,
  /\b(?:my |the )?brakes? (?:\w+ ){0,2}(?:not working|arent working|dont work|failed|went out|gave out|are gone)\b.*\b(?:highway|driving|road|freeway|now|moving)\b/,
  near(
    '(?:my|our) (?:\\w+ )?(?:son|daughter|kid|baby|child|toddler|boy|girl)',
    'missing|disappeared|wandered off|been taken',
    2,
  ),
];

const NO_CONTROL =
  '(?:cant|cannot|couldnt|not able to|unable to|lost|losing|no) (?:\\w+ ){0,2}(?:hold|control)(?: (?:in|of|over))? (?:my|his|her|the) (?:pee|wee|urine|water|bladder|bowels?)|(?:peed|wet|soiled) (?:myself|himself|herself)';
const NO_FEELING =
  '(?:cant|cannot|couldnt|dont|doesnt|lost|no) (?:all )?(?:feel(?:ing)?|sensation)(?: \\w+){0,3} (?:legs?|groin|waist|private parts|saddle)';
/** Cauda equina: the nerves at the end of the spine are pressed (https://www.nhs.uk/conditions/back-pain/). */
const OF_THE_BACK: readonly RegExp[] = [
  near(NO_CONTROL, 'since|suddenly|sudden|back|spine|legs?|numb', 12),
  near(NO_FEELING, 'since|suddenly|sudden|back|spine|pee|peed|anymore', 14),
  near('legs|groin|saddle|private parts|between my legs', 'numb|gone numb|went numb', 3),
];

/** Two of these together are. */
const SIGNS: readonly RegExp[] = [
  near(SOMEONE, '(?:went|fell|dropped|keeled|toppled|slumped) (?:down|over|off|out|hard)|fell', 2),
  /\b(?:hit|banged|cracked|smacked) (?:his|her|my|their) head\b|\bhead injury\b/,
  /\b(?:cant|not able to|wont|unable to) (?:get up|talk|walk|stand|see|move|feel|open|answer)\b|\bbarely (?:open|talk|move|walk|see|stand)\b/,
  /\b(?:throwing up|vomiting|puking)\b/,
  /\b(?:really |very |so )(?:sleepy|drowsy|confused|out of it|dizzy|weak|pale)\b|\bcant stay awake\b|\bnot making (?:any )?sense\b/,
  /\bblee?d\w*\b|\bblood\b|\bsoaked (?:\w+ ){0,4}(?:towels?|rags?|gauze|shirts?|pillow)\b/,
  /\b(?:keeps? coming|wont stop|wont quit|wont let up|getting worse|spreading|all of a sudden|out of nowhere|suddenly)\b/,
  near('jaw|cheek|eye|eyes|arm|leg|hand|foot', SWOLLEN),
  near(
    `${AIRWAY}|eye|eyes|arm|leg|hand|head|skin|scalp|mouth`,
    'numb|tingling|tight|racing|pounding|burning|burned|blistering|blisters|hives',
  ),
  near('eye|eyes', 'shut|closed', 5),
  near('eye|eyes', 'flew|splashed|poked|stabbed|chemicals?|metal|glass|bleach', 5),
  /\bfever (?:of )?(?:\w+ ){0,2}(?:hundred|10\d|one oh|over)\b|\bhigh fever\b|\bburning up\b/,
];

const ANIMAL =
  '(?:my|our|the|his|her|a) (?:\\w+ )?(?:dog|puppy|pup|cat|kitten|kitty|rabbit|bunny|hamster|bird|parrot|horse|pony|guinea pig|ferret|pet)';
const HARMED = [
  near(
    ANIMAL,
    'ate|eaten|eating|swallowed|got into|chewed|drank|licked up|was hit|got hit|hit by|bleeding|collapsed|seizing|choking|attacked|limp',
    3,
  ),
  new RegExp(
    `${ANIMAL}\\b.*\\b(?:trouble|a hard time|difficulty|struggling)(?: to)? (?:breath\\w*|standing|walking|stand|walk)\\b`,
  ),
  new RegExp(
    `${ANIMAL}\\b.*\\b(?:cant|wont|isnt|not|stopped|barely|hasnt|havent|unable to) (?:\\w+ )?(?:breath\\w*|mov(?:e|ed|ing)|wake|get up|stand|walk|pee|peed|peeing|urinate\\w*|respond\\w*)\\b`,
  ),
];
/** A blocked bladder, a twisted stomach. */
const BLOCKED: readonly RegExp[] = [
  new RegExp(
    `${ANIMAL}(?:s| is| has| been)*\\b.*\\b(?:straining|struggling|trying|crying) (?:\\w+ ){0,3}(?:pee|urinate|peeing)\\b`,
  ),
  new RegExp(
    `${ANIMAL}s? \\b.*\\b(?:(?:stomach|belly|abdomen)s? (?:is |are |looks |got )?(?:really |very |all )?(?:swollen|bloated|hard|huge|swelling)|(?:swollen|bloated|huge|hard) (?:stomach|belly|abdomen))\\b`,
  ),
];
/** An animal is spoken of. */
export const namesAnimal = (words: readonly string[]): boolean => IS_ANIMALS.test(words.join(' '));

/** 'He hasn't eaten since last night': of whom was told before, and it is nobody's kin and nothing that befalls a house or people alone. */
export const isOfThem = (words: readonly string[]): boolean => {
  const said = words.join(' ');
  return /\b(?:he|she|hes|shes)\b/.test(said) && !KIN.test(said) && !OF_PEOPLE.test(said);
};
const OF_PEOPLE = new RegExp(
  `\\b(?:${FLAMES}|gas|heart attack|stroke|chest|911|nine one one|ambulance|police|gun|knife|robb\\w*|shot|stabbed|attack\\w*|pregnant|labor|arm|hands?|driver|customer|receptionist|doctor|nurse|guy|person|people)\\b`,
);

/** What happens is the animal's, unless somebody's kin is named. */
const IS_ANIMALS = new RegExp(`\\b${ANIMAL}s?\\b`);
const KIN =
  /\b(?:bit|bitten|attacked|scratched|myself|husband|wife|son|daughter|mom|mother|dad|father|kid|baby|child|toddler|brother|sister|friend|neighbor|man|woman|lady|guy|somebody|someone)\b/;
/** Somebody is spoken of, or an animal. */
export const namesLiving = (words: readonly string[]): boolean => LIVING.test(words.join(' '));
const LIVING =
  /\b(?:he|she|hes|shes|him|her|husband|wife|sons?|daughters?|mom|mother|dad|father|kids?|bab(?:y|ies)|child|children|toddlers?|boys?|girls?|brother|sister|friend|neighbor|man|woman|somebody|someone|persons?|people|patients?|pets?|animals?|dogs?|pupp(?:y|ies)|pups?|cats?|kittens?|rabbits?|birds?|horses?)\b/;
/** What no animal should eat; what it eats of its own is no danger. */
const POISON =
  /\b(?:grapes?|raisins?|chocolate|onions?|garlic|xylitol|gum|rat poison|poison|antifreeze|pills?|meds|medicine|medication|ibuprofen|tylenol|bleach|battery|batteries|bones?|socks?|rocks?|needle|string|lil(?:y|ies)|mushrooms?|edibles?|weed|marijuana|cleaner|detergent|plant|whole \w+)\b/;
const EATS = /\b(?:ate|eaten|eating|swallowed|got into|chewed|drank|licked up)\b/;

/** Something befell an animal; what it ate is looked at. */
const isAnimal = (said: string): boolean =>
  BLOCKED.some((sign) => sign.test(said)) ||
  (HARMED.some((sign) => sign.test(said)) && (!EATS.test(said) || POISON.test(said)));

/** What happens to somebody in general, or did long ago. */
const NOT_NOW =
  /\b(?:if|when|whenever|every time|because if) (?:\w+ ){1,3}(?:eats?|has|have|having|touch(?:es)?|gets?|goes)\b|\bcant (?:have|eat)\b|\b(?:years?|months?) ago\b|\blast (?:year|month)\b|\bhistory of\b|\b(?:swelling|pain|fever|bleeding|redness|numbness) (?:\w+ )?(?:went|gone|is going|is|stopped|came) (?:down|away|better|gone|now)\b|\bused to\b|\b(?:had|suffered|after) (?:an? |his |her )?(?:\w+ )?(?:heart attack|stroke|seizure|accident|fall|surgery)\b.*\b(?:in|at|from) (?:the |a )?(?:hospital|icu|rehab|hospice)\b/;
const NOW = /\b(?:now|right now|just|today|tonight|this morning|minutes ago)\b/;

/** Sayings that sound worse than they are, and what is asked of the gas that a dentist has. */
const SAYINGS =
  /\b(?:how much|whats|what) (?:is|does|do|would|for)?(?: ?(?:the|your|some|laughing))* ?gas(?: (?:cost|run|go for|extra))?\b(?! (?:smell|leak|coming))|\bis (?:the |laughing )?gas (?:extra|included|free|safe for|okay for|covered)\b|\b(?:set|sets|lit|has|had) (?:my |his |her )?(?:mouth|face|lips?|tongue|throat|insides|stomach) (?:\w+ )?(?:on fire|burning)\b|\b(?:my |his |her |our )?(?:mouth|face|lips?|tongue|throat|insides|stomach)s? (?:is|are|was|were|feels?|felt)(?: \w+)? (?:on fire|burn(?:ing|ed)(?: off| up)?)\b(?=.*\b(?:lol|haha\w*|spic\w*|hot sauce|salsa|wings?|sauce|peppers?|chil[ie]\w*|curry|jalapenos?|habaneros?|nashville|so good|worth it|no joke|love|loved)\b)|\b(?:nearly|almost|practically|basically) (?:had a heart attack|died|choked|passed out|fainted)\b|\bdrowning in (?:work|\w*mail|paperwork|homework|laundry|orders)\b|\bchoked up\b|\b(?:wings?|sauce|food|chef|band|you guys|youre) (?:is |are |was |were )?on fire\b/g;

/** What befell somebody, or their car, some time ago: whatever hurts of it is read by itself. */
const BEFORE_NOW =
  /\b(?:(?:got |was |been |were )?(?:robbed|burglarized|mugged)|(?:in |had |into )?(?:an? )?(?:car |bike |motorcycle )?(?:accident|crash)|(?:was |got )?hit by a (?:car|truck|bus|bike)|broke into (?:my|our) \w+)(?: \w+){0,4}? (?:last (?:week|month|year|night|weekend|\w+day)|yesterday|(?:an?|two|three|few|couple)(?: of)? (?:days?|weeks?|months?) ago|on \w+day|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b|\b(?:had|has had|have had) (?:an? |two |a few |some )?(?:\w+ )?(?:strokes?|heart attacks?|seizures?)(?: \w+){0,3}? (?:last (?:month|year|spring|summer|fall|winter)|(?:an?|two|three|few|couple)(?: of)? (?:weeks?|months?|years?) ago|(?:back )?in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b|\bin a break ?in\b|\bmy (?:car|truck|van|bumper|fence|mailbox|garage|motorcycle) (?:was|got) hit by an? \w+\b|\bgums? (?:always |still |also )?bleed(?:s|ing)?(?: a lot| badly)? (?:when|whenever|every time)\b/g;

/** Where the rules end the model goes on, but not from a few words. */
const SURE = { emergency: 0.9, 'self-harm': 0.85 } as const;
const FEW = { words: 5, sure: 0.97 } as const;

/** Of everyday things: 'I'm not going to dinner tonight', 'there's no way out of the lease', 'I don't want that anymore' are no despair, unless the rules read it. */
const EVERYDAY =
  /\b(?:breakfast|lunch|dinner|food|pizza|menu|order|delivery|table|reservation|booking|appointment|visit|earlier|come in|coming in|fees?|hold|lease|contract|line|traffic|office|send|price|bill|subscription|membership|plan|size|large|small|medium|wait|parking|fridge|lot|printer|call|(?:want|need) (?:that|it|this|those|these|them|any|one))\b/;
export const isOfEveryday = (words: readonly string[]): boolean => EVERYDAY.test(words.join(' '));

/** 'She's in the hospital': somebody sees to it already, and flowers go there. */
const CARED_FOR =
  /\b(?:s|is|are|re|was|still|been|back) in (?:the |a )?(?:hospital|icu|rehab|hospice|nursing home)\b|\b(?:hes|shes|theyre) in (?:the |a )?(?:hospital|icu|rehab|hospice|nursing home)\b/;

/** 'My battery's dying': nobody is. */
const OF_A_THING =
  /(?<!\bin (?:the|my|his|her|our|a) )\b(?:batter(?:y|ies)|engine|motor|car|truck|van|bike|phone|transmission|alternator|starter|compressor|laptop|computer|fridge|plants?|flowers?|orchids?|lawn|grass|tree)(?:s| is| are| was| has| just| keeps?| totally| completely| in \w+ \w+(?: is)?)*(?: about to| almost| already| slowly)? (?:die|dies|dying|dead|died|shot|gone)\b/;

/** 'My kid drank some of that drain opener', also where drain opener is sold and is left out of what is read for danger. */
export const isPoisoned = (words: readonly string[]): boolean =>
  SWALLOWED.test(words.join(' ')) && NEAR.test(words.join(' ')) && !EDIBLE.test(words.join(' '));
const NEAR =
  /\b(?:he|she|i|(?:my|our|the|a) (?:\w+ )?(?:kid|baby|child|toddler|boy|girl|son|daughter|dog|puppy|cat|kitten|husband|wife|grandson|granddaughter))\b/;
const EDIBLE = /\b(?:bottle|lego|coin|penny|glue stick|solution|paint)\b/;

/** Despair is somebody's own, or of somebody near. */
export const hasSomebody = (words: readonly string[]): boolean => SOMEBODYS.test(words.join(' '));
const SOMEBODYS = /\b(?:i|im|ive|id|ill|me|my|myself|he|she|hes|shes|they)\b/;

/** What is said of danger in these `tokenise`d words, of which these are the likeliest matters; null when nothing is. */
export function dangerIn(words: readonly string[], proposals: readonly Proposal[] = []): Danger | null {
  const said = words.join(' ').replace(SAYINGS, '').replace(BEFORE_NOW, '');
  if (SELF_HARM.test(said) || QUIETLY.test(said)) return 'self-harm';
  if (THREAT.test(said)) return 'threat';
  if (NOT_NOW.test(said) && !NOW.test(said)) return null;
  if (isAnimal(said)) return 'animal';
  const certain = [...CERTAIN, ...OF_THE_BACK].some((sign) => sign.test(said));
  const signs = SIGNS.filter((sign) => sign.test(said)).length;
  if ((certain || signs > 1) && IS_ANIMALS.test(said) && !KIN.test(said)) return 'animal';
  if (certain || signs > 1) return 'emergency';
  if (deniesDanger(words) || CARED_FOR.test(said) || OF_A_THING.test(said) || isOfAge(said)) return null;
  // What an appointment is made for looks like danger from afar, and so does what somebody is to be told.
  const alike = words.length < FEW.words || (signs === 0 && (troubleIn(said) !== null || TOLD_ON.test(said)));
  const proposed =
    proposals.find(({ intent, sure }) => isProposed(intent) && sure > (alike ? FEW.sure : SURE[intent]))?.intent ?? '';
  if (proposed === 'self-harm' && (EVERYDAY.test(said) || !SOMEBODYS.test(said))) return null;
  return isProposed(proposed) ? proposed : null;
}

/** 'Tell her if she's not here in half an hour I'll call somebody else' */
const TOLD_ON =
  /^(?:(?:yes|yeah|no|okay|ok|please|just|well|so|and|then) )*(?:(?:can|could|would|will) you (?:please |just )*)?(?:tell|let|remind) \w+\b/;

/** 'She just turned three', with hardly a word more: how old somebody is is no danger. */
function isOfAge(said: string): boolean {
  const rest = withoutAges(said);
  return rest !== said && tokenise(rest).filter((word) => !FUNCTION_WORDS.has(word)).length < MORE_THAN_AGE;
}
const MORE_THAN_AGE = 3;

const isProposed = (intent: string): intent is keyof typeof SURE => intent in SURE;

/** 'What do I do', 'should she take anything': somebody asks what is to be done. */
export const isAskingAdvice = (words: readonly string[]): boolean =>
  /\b(?:what|how) (?:else )?(?:(?:do|should|can|could|would) (?:i|we|you|he|she)|now)\b|\b(?:should|shall|do|can|could|must|is it|will) (?:i|we|he|she|they|it|my \w+)\b(?: \w+){0,3} (?:take|give|do|hospital|er|doctor|emergency room|ambulance|move|wait|drive|bring|keep|need|sleep|eat|drink|die|lie|sit|be|okay|ok|safe|dangerous|serious|bad)\b/.test(
    words.join(' '),
  );

/** What is asked of a danger behind the warning of it. */
export type OfDanger = 'where' | 'whether' | 'here';

const OF_DANGER: readonly (readonly [OfDanger, RegExp])[] = [
  [
    'where',
    /\b(?:which|what|where|wheres|whats)\b(?: \w+){0,4} (?:hospitals?|emergency room|er|clinic|address)\b|\bwhere (?:exactly )?(?:do|should|can|did you say|was) (?:i|we|that|it)\b|\b(?:which|what) (?:one|place|number|hospital) (?:was|is|did|do)\b|\bwhat was (?:that|it|the \w+)(?: \w+)? again\b/,
  ],
  [
    'here',
    /\b(?:can|could|will|would|cant|couldnt) (?:you|he|she|they|the \w+|(?:dr|doctor) \w+|somebody|someone|anybody|anyone)(?: guys)? (?:please |just |not )?(?:look at|see|check|take a look|fit|squeeze|take (?:him|her|it|me)|do (?:it|something))\b|\b(?:can|could|shall|do|may) (?:i|we|he|she) (?:just |still |not )*(?:come|bring|get|make|book)\b/,
  ],
  [
    'whether',
    /\b(?:really|that|so|actually|this) (?:bad|serious|urgent|dangerous)\b|\b(?:is|are) (?:it|that|this|you sure)(?: \w+)? (?:an emergency|necessary|serious|dangerous|urgent)\b|\b(?:can|could|cant|will) (?:it|that|this|i|we|he|she) (?:\w+ )?wait\b|\bwait (?:till|until|and see|it out|a day|a bit)\b|\b(?:do|should|must) (?:i|we|he|she) (?:really |even |actually |just |still )*(?:have to |need to )?(?:go|worry|call|come|bring)\b|\b(?:doesnt|does not|dont|didnt) (?:really |even )?hurt\b/,
  ],
];

/** 'Which hospital was it?', 'can the doctor look at it today?', 'is it really that bad?' */
export const ofDangerIn = (words: readonly string[]): OfDanger | null =>
  OF_DANGER.find(([, sign]) => sign.test(words.join(' ')))?.[0] ?? null;
