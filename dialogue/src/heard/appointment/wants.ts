import { DONE, NOT_OF_DOING, NOUN, SERVICES, WEEKDAY } from './words.ts';

/** What a caller wants with appointments. `free`: asks what is free; a wish only together with a day or a time. */
export type Wants = 'book' | 'move' | 'cancel' | 'find' | 'free' | null;

/** One takes the place of what stands: 'make it six'. */
export const INSTEAD =
  /\b(?:make|change|move|switch|push) (?:it|that|this|mine|me)\b|\binstead\b|\b(?:cant|wont|couldnt|not) (?:do|make|come|work)\b|\b(?:would|might|will) (?:be|work|suit) (?:\w+ )?better\b|\brather (?:do|have|come)\b/;

/** One that is spoken of as made; and what makes one. */
const STANDING =
  /\b(?:my|our|his|her|their)(?: (?!(?:needs?|wants?|would|an?|to|for|and|or|is|has|have|gets?|make|book|first|next)\b)[a-z]+){0,3} (?:appointment|appt|booking|reservation)\b/;
const MAKES =
  /\b(?:make|making|book|schedule|need|needs|want|wants|like|get|set up|reserve|another|new|first|put|bring|come|can i|could i|do i|should i|what|how|where|who|be|better|than|later|earlier|sooner)\b/;
/** Not to be done: 'I don't want to cancel', 'without moving it'. */
const unlessDenied = (begun: string): string =>
  `\\b(?=${begun})(?<!\\b(?:dont|not|never|without|no need to|rather than|instead of)(?: (?!just|but|only)\\w+){0,3} )`;
const CANCELS = new RegExp(
  // 'So you would cancel the other one?' asks.
  `${unlessDenied('cancel|call|scrap|annul|void|undo|nix|get')}(?<!\\b(?:you would|youd|youll|you will|(?:that|this|it) (?:would|will)|thatd|thatll|does (?:that|it|this)|will (?:that|it|this)|would (?:that|it|this)) (?:also |then |just )?)\\b(?:cancel(?:l?ing|led)?|call(?:ing)? (?:(?:it|that|this|mine|everything|the whole thing|(?:my|our|his|her|the) \\w+) )?off|scrap|annul|void|undo|nix|get rid of|cancellation)\\b|\\b(?:take|get|scratch|cross|strike) (?:me|us|my name|him|her) off\\b|\\b(?:delete|drop(?! (?:\\w+ ){1,3}?off\\b)|remove)\\b.*\\b(?:${NOUN}|${WEEKDAY})\\b|\\b(?:no longer|dont|doesnt|wont) (?:be )?(?:need(?:ing)?|want|require|coming|come|attend)\\b.*\\b(?:${NOUN}|any ?more|after all)\\b|\\b(?:wont be|not|no longer) coming\\b|\\bforget (?:about )?(?:(?:my|the|that|our) (?:[a-z]+ )?(?:${NOUN}|${SERVICES})|(?:appointment|reservation|booking))\\b|\\b(?:just|please|lets|you can|so|and|go ahead and) (?:drop|skip|scratch|nix|ditch) (?:it|that|that one|mine)(?= |$)(?! off)|\\b(?:trash|end|ditch|kill|erase|terminate|withdraw|lose|scratch|scrub) (?:my|the|our|that|his|her|their)\\b.*\\b${NOUN}\\b`,
);
const MOVES = new RegExp(
  `${unlessDenied('re ?schedul|postpone|rebook|put off|bring forward')}\\b(?:re ?schedul(?:e|ing)|postpone|rebook|put off|bring forward)\\b|${unlessDenied('mov|push|shift|bump|switch|swap|chang|delay|transfer|adjust|put|bring|get')}\\b(?!adjust(?:ing)? (?:me|us|him|her|it|them)\\b)(?!get(?:ting)? (?:out|up|over|around)\\b)(?!get(?:ting)? (?:that|it|this|one)(?: done| in)? (?:on |this |next |for |at )*(?:${WEEKDAY}|today|tomorrow|tonight|\\d))(?!bring(?:ing)? (?:it|them|that|this) (?:by|in|over|down|there|to)\\b)(?!get(?:ting)? (?:my|our|his|her|their) (?:[a-z]+ ){1,3}?(?:${DONE})\\b)(?!(?:put|get|bring)(?:t?ing)? (?:(?:me|us|him|her)|(?:my|our|the|his|her) (?!${NOUN}|${WEEKDAY}|next|coming)[a-z]+) )(?:move|moving|push|pushing|shift|bump|switch|swap|change|changing|delay|transfer|adjust|put|bring|get)(?:ing)? (?:(?:it|that|this|me|us|him|her|my|our|the|his|their|one of|up|back|out|over|around|forward)\\b ?)+(?:[a-z]+ ){0,4}?(?:(?:${NOUN}|${WEEKDAY}|time|day|not|to|till|until|by|from|later|earlier|another|back|forward|up|oclock|\\w+ oclock)\\b|$)|${unlessDenied('move|push|shift|bump|switch|swap|change')}(?<!\\b(?:an?|the|my|your|some|for|oil|tire|filter|gear|tube) (?:\\w+ )?)\\b(?:move|push|shift|bump|switch|swap|change) (?:${WEEKDAY}|tomorrow|today)\\b|\\b(?:another|different|new|other|later|earlier|better) (?:time|day|slot|date) for my\\b|\\binstead of (?:my |on |this )?(?:${WEEKDAY}|today|tomorrow)\\b|\\bcome\\b.*\\binstead of (?:at )?(?:\\d{1,2}(?::\\d\\d)?|noon|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\\b|${unlessDenied('swap|switch|trade|exchange|chang')}\\b(?:swap|switch|trade|exchange|change)(?:p?ing)? (?:it|that|this|mine|me|us|(?:my|our|the) (?:[a-z]+ ){1,3}?)(?: |(?<= ))(?:for|to|into) (?:the |an? |my )?(?:morning|afternoon|evening|earlier|later|noon|tomorrow|${WEEKDAY}|[a-z]+ oclock)\\b|\\bcome (?:in )?(?:an hour|half an hour|a bit|a little|\\w+ (?:minutes|hours)) (?:later|earlier)\\b`,
);
/** The appointment cannot be kept: it is to be moved, unless its end is asked for. */
const UNABLE = new RegExp(
  `\\b(?:supposed|scheduled|meant|due) to (?:come|be there|be in|be seen|see)\\b.*\\bbut\\b(?! (?:whats|when|where|how|what|is|can|could))|\\b(?:i|we|ive|weve) (?:have|had|got) (?:an?|my|the) (?:[a-z]+ ){1,3}?(?:booked|scheduled|set up|reserved)\\b.*\\b(?:but|sick|flu|cold|fever|covid)\\b|\\b(?:i|we|ive|weve) (?:have|got) (?:(?:an?|my|our|the) )?(?:[a-z]+ ){1,3}(?:on )?(?:${WEEKDAY}|tomorrow|today)\\b.*\\bbut\\b.*\\b(?:sick|flu|cold|fever|covid|funeral|emergency|jury duty|cant|conflict|work)\\b|\\b(?:cant|cannot|wont|not able|unable|not going|couldnt|never|not gonna)\\b(?: \\w+){0,3}? (?:make|come|keep|attend|be (?:there|home|around|in town))\\b|\\b(?:${WEEKDAY}|my ${NOUN}|it|that|today|tomorrow)(?: \\w+){0,3} (?:doesnt|wont|isnt going to|no longer|not going to) (?:work|works|suit)\\b|\\bsomething(?: has|s)? c[ao]me up\\b`,
);
const FINDS = new RegExp(
  `\\b(?:verify|confirm|conform|assure me|check|double check|make sure|see if|ensure|tell me|know|status|remind me|look up)\\b.*\\b(?:i|my|the|have|of|any|an?|\\w+days)(?: [a-z\\d]+){0,3}? ${NOUN}\\b|\\b(?:when|whens|whats|what time|what day|which day|remember|wheres|how long till|forgot)\\b.*\\bmy (?:[a-z]+ )?${NOUN}\\b|\\b(?:check|look|is there|there is|theres)\\b(?: for)?(?: an?| any)? (?:reservations?|bookings?)\\b|\\b(?:do|have|did|if|that) i (?:have(?! to\\b)|got|booked?|made?)\\b.*\\b${NOUN}\\b|\\bis my ${NOUN}\\b|\\b(?:what|which) (?:time|day|date|${WEEKDAY}) (?:was|is|am|were) (?:that|it|mine|i|this|we talking about|you talking about)\\b|\\bwhen (?:was|is|am) (?:that|it|i)\\b|(?<!\\b(?:youre|you|are you|guys|yall|you are|they|theyre) )\\bstill on\\b|\\b(?:still (?:have|got) me|booked in|am i booked|have me down)\\b|\\b(?:got|get|have|received) (?:a|an|your|this|the) (?:\\w+ )?(?:text|reminder|email|e mail|call|message|card|letter)\\b.*\\b(?:appointment|appt|booking|reservation|visit)|\\b(?:cant|dont|couldnt|forgot|not sure) (?:remember |recall )?(?:if its|when its|whether its|what (?:day|time) its|which day) \\b|\\bjust want to know (?:the|my|when|what) ?(?:time|day)?\\b|^(?:(?:and|so|but|wait|oh|okay|um|uh|sorry|before we do that|hold on) )*(?:is|isnt) (?:(?:that|it|this|${WEEKDAY}|tomorrow) )+(?:the |on the )?(?:[a-z]+th|first|second|third|\\d+(?:st|nd|rd|th)|${WEEKDAY})(?: right| correct)?$`,
);
/** They have one: 'I've got something with you next week', 'when am I supposed to come', 'I've lost the card'. */
const NO_MORE =
  '(?!.*\\b(?:but|move|change|push|cancel|reschedule|cant (?!remember|recall|find|think)|wont|instead|earlier|later|another|what|where|need|bring|late)\\b)';
const HAS = new RegExp(
  [
    `\\b(?:i have|i had|ive got|ive|we have|we had|weve got|i got) (?:got )?(?:an? (?:\\w+ )?${NOUN}|something|one|a (?:spot|slot|time)) .*\\b(?:lost|misplaced|threw (?:out|away)) (?:the|my|your|that) (?:\\w+ )?(?:card|slip|note|paper|reminder)\\b`,
    `\\b(?:i have|ive got|we have|weve got|ive|weve) (?:got )?(?:something|an? ${NOUN}) (?:booked |scheduled )?(?:with (?:you|yall)|at your)\\b${NO_MORE}`,
    `^(?:(?:hi|hey|hello|so|um|uh|yeah|and|i think|i believe|pretty sure) )*(?:im|we are|were|i am|i think im|my \\w+ is|my \\w+s) (?:down|booked|booked in|scheduled|pencil+ed in) (?:for|on|with)\\b${NO_MORE}`,
    '\\b(?:(?:when|what (?:time|day)|which (?:time|day)|what) )?did (?:i|we) (?:already |even |ever |actually )?(?:book|make(?! an? (?!appointment|booking|reservation))|schedule|set (?:it|that) up|reserve|sign up)\\b',
    `\\b(?:do|did) (?:you|yall)(?: guys)? (?:still |already )?(?:have|got|see) (?:me|us|my \\w+) (?:down |booked |scheduled |in )?(?:for|on|at) (?:\\w+ )?(?:${WEEKDAY}|today|tomorrow|\\d|noon|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|an appointment|something)\\b`,
    '\\b(?:forgot|forget|lost track of|(?:dont|cant|do not|couldnt) (?:remember|recall)) (?:when|what (?:time|day)|which (?:time|day)) (?:i|we|im|were|my|its|it)\\b',
    '\\bremind me (?:again )?(?:when|what (?:time|day)|which day) (?:i|we|im|were)\\b',
    `\\b(?:have|had|got|made|booked) (?:an?|my|the) (?:\\w+ )?${NOUN}\\b.*\\b(?:forgot|forget|lost track|no idea|not sure|(?:dont|cant|do not) (?:remember|recall|know))(?: of)? (?:when|what|which|the (?:day|time|date))\\b`,
    '\\b(?:when|what (?:time|day)) (?:am|was|were|are) (?:i|we) (?:again )?(?:supposed|meant|due|scheduled|booked|coming|expected)\\b',
    '\\bremind me (?:again )?(?:when|what (?:time|day))\\b|\\b(?:when|what (?:time|day)) (?:do|did) you (?:guys )?have (?:me|us)\\b',
    '\\b(?:tell me|say it) again,? (?:was|is) (?:it|that|mine)\\b|\\bwas (?:it|mine|that) (?:at |on |for )?\\w+ (?:\\w+ )?or \\w+',
  ].join('|'),
);
const BOOKS = new RegExp(
  `\\b(?:make|get|have|take|book) (?:me )?(?:a new|another) one\\b|\\b(?:need|want|like|get|have)(?: to (?:get|have))? (?:my|our|his|her|their) (?:[a-z]+ ){1,3}?(?:${DONE})\\b|\\b(?:appointments?|reservations?|book|reserve|schedule|make an? appointment)\\b|\\btable for\\b|\\b(?:like|wants?|needs?|get|have|do) (?:an?|my|some) (?:[a-z]+ )?(?:${SERVICES})\\b|\\b(?:need|want(?:ed)?|have|like|looking|hop(?:ing|ed)|trying) to (?:be seen|come (?:in|on|this|next|${WEEKDAY}|tomorrow|today)|get in|see (?:the|a|dr|somebody|someone)|(?:sit down|meet|meet up) with)\\b`,
);
const FREE = new RegExp(
  `${NOT_OF_DOING}\\b(?:anything|something)\\b|${/\b(?:what(?: else)? (?:do|have) you (?:have|got)|openings?|open slots?|whats open|available|availability|free|fit (?:me|us|him|her)|squeeze (?:me|us)|see (?:me|us|the (?:doctor|dentist|hygienist|barber|stylist))|(?:you|she|he|they|(?:dr|doctor) \w+|anyone|anybody|someone|somebody) (?:please )?see (?:him|her|them|my \w+)|come(?: in| by| over|$)(?! with (?:me|us|him|her)\b)|get in|put (?:me|him|her|us) (?:down|in)|pencil me|(?:what|hows?|what does|whats) (?:\w+ ){1,6}look(?:ing)? (?:like|for)|bring (?:him|her|my|our|the|in))\b/.source}`,
);
/** 'Cancel Thursday, actually no, can I make it Friday instead': what is thought better of is not done. */
const BETTER =
  /\b(?:actually no(?:pe)?|no(?:pe)? actually|no(?:pe)? wait|wait no(?:pe)?|on second thought|scratch that|or actually|actually wait|you know what|or no(?:pe)?)\b|(?<=\w )(?:no(?:pe)?|i mean|i meant|rather|sorry|well)(?= (?:(?:please|just|to|id|lets|can you|could you|i want to|i need to) )*(?:move|change|reschedule|switch|push|postpone|cancel)\b)/;

export function wantsIn(said: string): Wants {
  const found = BETTER.exec(said);
  const rest = found ? said.slice(found.index + found[0].length) : '';
  const better = rest === '' ? null : INSTEAD.test(rest) ? 'move' : deedIn(rest);
  const first = deedIn(said);
  return better !== null && better !== 'free' && (first === 'cancel' || first === 'move') ? better : first;
}

/** 'Cancel Thursday and book me for the eighteenth', 'cancel it and rebook': one that takes its place. */
const REBOOKS =
  /\b(?:cancel\w*|call(?:ing)? off|scrap|scratch)\b.*(?:\b(?:and|then|but|so)(?: (?:then|just|can you|could you|please|instead))* (?:re ?book|re ?schedule|book|put (?:me|us|him|her) (?:in|down)|schedule|make (?:a new|another|it)|get (?:me|us) in|move|give me|set up)\b|\b(?:ill|i will|id rather|can i|could i|i can|let me) (?:come|do|take|be there)\b.*\binstead\b)/;

function deedIn(said: string): Wants {
  if (REBOOKS.test(said) && !/\b(?:dont|not|never) (?:\w+ )?cancel\b/.test(said)) return 'move';
  if (CANCELS.test(said) && !/\bcancel (?:my|the|that|an?|our) order\b/.test(said)) return 'cancel';
  // 'Would Friday at two work instead, for my appointment on Thursday'
  if (/\binstead\b/.test(said) && STANDING.test(said)) return 'move';
  if (FINDS.test(said) || HAS.test(said)) return 'find';
  if (MOVES.test(said) || UNABLE.test(said)) return 'move';
  // 'My Friday reservation', and nothing that is to be done about it: it is looked up
  if (STANDING.test(said) && !MAKES.test(said)) return 'find';
  if (BOOKS.test(said)) return 'book';
  return FREE.test(said) ? 'free' : null;
}
