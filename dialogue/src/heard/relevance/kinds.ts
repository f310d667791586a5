/** What is asked of something that was spoken of: by which words, how a question for it is put, and what a sentence that answers it has. */
export interface QuestionKind {
  asks: RegExp;
  said: string;
  tells: RegExp;
  /** Whatever does not tell it is no answer, however near. */
  only?: true;
  /** What tells it of the house as a whole, where that is less. */
  ofHouse?: RegExp;
  /** What tells it answers, whatever else the words could be of. */
  first?: true;
}

export const HOW_LONG: QuestionKind = {
  asks: /\bhow (?:long|much time|soon)\b|\btake long\b/i,
  said: 'how long does it take',
  tells: /\b(?:minutes?|hours?|days?|weeks?)\b/i,
};

/** Of a day that is named as well: 'is Saturday too late to ask'. */
export const AHEAD: QuestionKind = {
  asks: /\bhow (?:far|long|early|many days|much time) (?:ahead|in advance|before)\b|\b(?:in advance|how much notice|how early (?:do|would|should|must) (?:i|we) (?:have to |need to )?(?:order|book|ask|call|reserve))\b|\b(?:too (?:late|soon|short notice) to (?:ask|order|book|get|do)|enough (?:notice|time))\b/i,
  said: 'how far in advance',
  tells: /\b(?:hours?|days?|weeks?|months?)\b|\b(?:notice|ahead|advance|early)\b/i,
};

/** What something must at least come to. */
export const MINIMUM: QuestionKind = {
  asks: /\bminimum\b|\bsmallest order\b|\bhow much (?:do|would) (?:i|we) have to (?:order|spend)\b/i,
  said: 'what is the minimum',
  tells: /\b(?:minimum|at least|or more|orders? (?:of|over|from)|no less than)\b/i,
};

/** The first that fits is meant. */
export const KINDS: readonly QuestionKind[] = [
  {
    asks: /\b(?:do|would|will|can|could) (?:i|we) get (?:anything|something|a (?:deal|break|discount|better price)|any(?:thing)? (?:off|extra|free))\b|\b(?:any|an?|get|give|offer|do) (?:\w+ )?(?:discounts?|deals?)\b|\bget a break\b/i,
    said: 'is there a discount for who orders many',
    tells:
      /\bdiscounts?\b|\bpercent off\b|% off|\bhalf price\b|\bdeals?\b|\btwo for one\b|\b(?:or more|and up|tenth|fifth)\b.*\bfree\b|\bgets? (?:an? |one )?free\b/i,
  },
  {
    asks: /\b(?:guarant\w+|warrant\w+|money back|what if (?:it|they|he|she|the \p{L}+) (?:die|dies|wilt|breaks?|dont|doesnt|don['’]t|doesn['’]t)\b)/iu,
    said: 'is there a guarantee',
    tells: /\b(?:guarant\w+|warrant\w+|replaces?|refunds?|returns?|fix it for free)\b/i,
  },
  {
    asks: /\b(?:(?:if|to|can|could|for|late|a|day|do) (?:i |we |you )?(?:(?:gotta|have to|need to|want to|got to|had to) )?(?:cancel\w*|reschedul\w*|chang(?:e|ing) (?:it|my mind|(?:the |my )?(?:days?|times?|appointment|date))|switch\w* (?:it|(?:the |my )?(?:days?|times?|appointment|date))|mov(?:e|ing) (?:it|(?:the |my )?(?:appointment|date))|bail)|no[- ]shows?|(?:can['’]?t|cannot|don['’]?t) (?:make it|show(?: up)?)|plans change|something comes up)\b/i,
    said: 'what is the charge when somebody cancels late',
    tells: /\b(?:cancel\w*|reschedul\w*|no[- ]shows?|(?:chang\w*|move\w*)\b.*\b(?:hours?|days?|notice|ahead))\b/i,
  },
  MINIMUM,
  {
    asks: /\bdeposits?\b|\bup ?front\b|\bdown payments?\b|\bhow much (?:\w+ ){0,4}down\b|\b(?:put|pay|leave) (?:something|anything|money|some|any|some money|any money|half|how much|cash) (?:of it )?down\b/i,
    said: 'is there a deposit',
    first: true,
    tells:
      /\bdeposits?\b|\bdown(?: payment)?\b[.,;]?(?=$|\s)|\bup ?front\b|\bin advance\b|\bholds? (?:\$ ?)?\d+|\bhalf (?:of (?:it|that) |is )?due\b/i,
  },
  {
    asks: /\bhow (?:often|many times)\b/i,
    said: 'how often',
    tells:
      /\b(?:once|twice|daily|weekly|monthly|every (?:day|week|month|\w+day|hour|\w+ (?:hours|days|weeks|months)))\b|\b(?:\d+|two|three|four|five|six|several) (?:\w+ )?(?:a|per|each|every) (?:day|week|month|night|hour|year)\b/i,
  },
  AHEAD,
  {
    asks: /\b(?:old enough|too (?:old|young)|how old|what age|age limit|minimum age)\b/i,
    said: 'how old must somebody be',
    only: true,
    first: true,
    tells: /\b(?:ages?|years?|months|older|under|over|younger|adults?)\b|\b(?:be|from|until) \d{1,2}\b(?! ?[ap:])/i,
  },
  {
    asks: /\b(?:(?:you|they|y['’]?all|some(?:one|body)|any(?:one|body))(?: guys)?(?: \p{L}+)? (?:come|drive)|send \p{L}+)(?: out| over| here)?(?: and| to)? (?:get|fetch|grab|collect|haul|tow|pick(?: up)?) (?:it|me|him|her|them|(?:my|our|the) \p{L}+)\b/iu,
    said: 'do you pick up or tow',
    first: true,
    tells:
      /\b(?:tow(?:s|ed|ing)?|pick(?:s|ed)?[ -]?ups?|picking up|pick (?:\w+ )?up|collect(?:s|ed)?|haul\w*|shuttle)\b/i,
  },
  {
    asks: /\b(?:stop|quit|clos\w+|shut|last|until when|how late|what time|when)\b.*\b(?:cook(?:ing)?|kitchen|grill|ovens?|fryer|last (?:call|orders?))\b|\b(?:kitchen|grill|fryer)\b.*\b(?:stop|close|open (?:till|until))\w*\b/i,
    said: 'until when does the kitchen take orders',
    first: true,
    tells:
      /\b(?:kitchen|grill|ovens?|fryer|last (?:call|orders?)|(?:stops?|take|taken?) (?:taking |the )?(?:orders?|cooking|serving)|before (?:we )?clos\w+)\b/i,
  },
  {
    asks: /\bhow much\b(?! (?:time|notice|longer|earlier)\b)|\b(?:costs?|price|charge|fee|run me|set me back|damage|owe|extra)\b|\bwhat (?:do|does|would|did) (?:it|they|that|those|one) (?:run|start|go)\b|\bstarts? at\b|\b(?:money|price|cost)[ -]wise\b|\bwhat are we talking(?! about)\b|\bball ?park\b|\bprice range\b|\b(?:is|are) (?:it|that|this|they|those)(?: all)? on top\b|\bon top of (?:that|it|this|the (?:price|bill|cost|fee))\b|\b(?:what|whats|what['’]s|how much)\b.*\b(?:an?|per) (?:head|person|guest|piece|pop|plate|unit|night|day|hour|session|visit|kid|child)\b|\bapiece\b|\bwhat(?:['’]s|s| is| are) (?:it|that|this|one|those|they|these)(?: gonna| going to)? (?:run|cost|go for)\b|\bwhat (?:do|would) you (?:charge|take|want|get) for\b|\bwhat (?:do|does|would|did|will) (?=(?:\p{L}+['’]?\p{L}* ){1,5}(?:run|cost|go for|set)\b)|\bwhat(?:['’]s|s) (?=(?:\p{L}+['’]?\p{L}* ){1,5}(?:run|cost|go for)\b)|^(?:(?:and|so|okay|oh|wait)[\s,]+)*(?:is (?:it|that)|that['’]?s|it['’]?s) (?:still |only |just )?(?:\$ ?)?(?:\d+(?:\.\d\d)?|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|(?:one |two |three |a )?hundred)(?:[ -](?:and|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety))*)(?: dollars| bucks| even| flat| all together)?[,\s]*(?:right|correct)?[?.]*$/iu,
    said: 'how much is',
    tells:
      /\$ ?\d|\b(?:dollars?|bucks|cents|(?<!\b(?:gluten|sugar|dairy|nut|lactose|fat)[ -])free|included)\b|\bno (?:extra |additional )?(?:charge|cost|fee)\b|\b(?:half|full) (?:of )?(?:the )?price\b/i,
  },
  {
    asks: /\b(?:when|what (?:time|days?)|how late|until when) (?:should|can|could|do|would) (?:i|we) (?:come|stop|drop|be|show|do (?:it|that))\b|\b(?:when|what time|how late|until when) (?:do|does|are|is) (?:you|it|that|they)\b.*\bfor (?:that|it|those|them)\b/i,
    said: 'when is that done',
    tells: /\b(?:noon|midnight|weekends?|weekdays?|\w+days?|\d{1,2}(?::\d\d)? ?[AP]M|between \d{1,2} and \d{1,2})\b/,
  },
  HOW_LONG,
  {
    asks: /\bif (?:i|we) (?:(?:just|only|also) )?(?:have|had|get|got|bring|need|take|do|did|want|book|order) (?:another|more than one|both|two|three|four|five|six|a second|several)\b|^(?:(?:and|so|okay)[\s,]+)*(?:(?:what|how) about|for|with) (?:a |the |my |our )?(?:second|other|another|two|three|four|five)(?: (?:one|ones|of them|\p{L}+))?[?.]*$/iu,
    said: 'what does another one cost',
    tells:
      /^(?=.*(?:\$ ?\d|\b(?:dollars?|percent|free)\b))(?=.*\b(?:each|every|second|other|another|additional|extra|more|per|package|two|three|four|five)\b)/i,
  },
  {
    asks: /\b(?:include[sd]?|including|covers?|part of|come with)\b/i,
    said: 'what does it include',
    tells: /\b(?:includ\w+|comes? with|covers?)\b/i,
  },
  {
    asks: /^(?:(?:and|so|okay|oh|wait|um|uh|also)[\s,]+)*who(?:['’]?s| is| am i| are we| will i| will we| would i| would we| do i| do we|['’]?ll i)?\b.*\b(?:with|seeing|see|get|getting)[?.]*$/i,
    said: 'who sees people here',
    only: true,
    tells:
      /^(?!.*\b(?:send|refer|recommend|point)s?\b).*(?:\b[Dd]r\.? \p{L}|\b(?!(?:We|I|The|You|Our|All|For|If|In|On|At|No|Please)\b)\p{Lu}\p{Ll}+ (?:does|do|sees?|cuts?|treats?|is|works?|teach\w*)\b|\b(?:by|with|see) (?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\p{Lu}\p{Ll}+)/u,
  },
  {
    asks: /^(?:(?:and|so|okay|oh|wait|um|uh|also|do you know|tell me)[\s,]+)*(?:who(?:m)?(?: else)? (?:do|does|would|should|could|can) (?:you|i|we|they|it|that)(?: guys)?(?: (?:recommend|suggest|send|refer|use|trust|like|call|see|go|do))+(?: (?:people|me|us|it|that|to|with|for|then|instead))*|who(?:['’]?s|['’]?d|['’]?ll)?\b|(?:which|what) (?:one of you|doctor|vet|dentist|doc|therapist|stylist|person|mechanic|tech|groomer|trainer|teacher)s?\b)/i,
    said: 'who is the doctor or the owner',
    tells:
      /\b[Dd]r\.? \p{L}|\b(?:[Oo]wner|[Mm]anager|[Ss]tylists?|[Mm]echanics?|[Tt]echnicians?|[Gg]roomers?|[Tt]rainers?|[Tt]eachers?|[Tt]herapists?|[Cc]olorists?|[Bb]arbers?)\b|\b(?:go(?:es)? to|(?:send|refer|point) \p{L}+ to|recommend|through|by|ask(?: for)?|call|see|is) (?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Jan|Feb|Mar(?:ch)\b|Apr|May\b|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Lu}\p{Ll}+/u,
    ofHouse:
      /\bDr\.? \p{L}|\b(?:owner|manager|stylists?|mechanics?|technicians?|groomers?|trainers?|teachers?|therapists?|colorists?|barbers?)\b/iu,
  },
];
