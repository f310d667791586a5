const PUT =
  /\b(?:do|does|did|would|will) (?:you|you guys|y['’]?all|they)(?: guys)? (?:usually |normally |always |also )?(?:put|use|throw|add|have|include) (?:any |some )?(?<what>\p{L}[\p{L}' -]{1,40}?) (?<on>on|in|with) (?<dish>(?:the|your) \p{L})/giu;
const GET =
  /\bwhat(?:['’]s| all)? (?:do|would|will) (?:you|i|we|they) get (?:with|on|in) (?=(?:the|an?|your) \p{L})/giu;

/** 'Prices on the calzone', 'what do you get for a calzone' */
const PRICE_ON =
  /(?<=^\s*(?:(?:hi|hey|hello|so|and|okay|um|uh)[\s,]+)*)(?:prices? (?:on|of|for)|what do you (?:guys )?(?:get|charge|ask) for) (?=(?:an?|the|your|one|two|three) )/giu;
/** 'What are your calzones going for' */
const GOING_FOR =
  /\bwhat(?:['’]s| is| are|['’]re) (?<dish>(?:an?|the|your) (?!(?:address|place|number|time)\b)[\p{L}' -]{2,40}?) (?:going for|selling for|priced at|at)(?= these days| now|\s*[?.!]*$)/giu;
/** 'What would it be with bacon' */
const BE_WITH =
  /\bwhat (?:would|will) (?:it|that|those|they) (?:be|run|come (?:out )?to|cost)(?: me)? (?=with (?!(?:tip|tax|delivery)\b))/giu;
/** 'A calzone, what's the price': of what was just named. */
const ITS_PRICE =
  /(?<=\b(?:an?|one|two|three|four|five|six|the|some|of) [^.;!?]{2,80}?)\s*(?:[,.;\u2013\u2014]|\s-+(?=\s))\s*(?:and )?(?:what(?:['’]s| is) (?:the|your) (?:price|cost)(?: (?:on|of|for) (?:that|it|those|one|them))?|what do you (?:guys )?(?:charge|get|ask)(?: for (?:that|it|those|one|them))?|what(?:['’]s| is| does| do| would) (?:that|it|those|they)(?: one)? (?:costs?|runs?|at|going for)(?: me)?|how much)(?=\s*[?.!]*$)/giu;

/** 'A calzone, cash only?', 'it's not cash only, is it' */
const CASH_ONLY =
  /(?<=^\s*(?:(?:and|so|oh|um|uh|wait|okay|hey)[\s,]+)*|[,.;!]\s*(?:(?:and|so|oh)\s+)*)(?:(?:is (?:it|that|this)|are you(?: guys)?|it['’]s|you['’]re|you guys|you)(?: not)? )?(?:(?:just |strictly )?cash only|(?:only|just) cash)(?: (?:over )?(?:there|here))?(?:,? (?:is it|are you|right|or))?(?=\s*[?.!]*$)/giu;

/** 'Do you put pickles on the burger' and 'what do you get with the burger' ask of the dish, and of nothing that is put or got. */
export const askedPlainly = (text: string): string =>
  text
    .replace(PUT, 'is there $<what> $<on> $<dish>')
    .replace(GET, 'what comes with ')
    .replace(PRICE_ON, 'how much is ')
    .replace(GOING_FOR, 'how much is $<dish>')
    .replace(BE_WITH, 'how much is it ')
    .replace(ITS_PRICE, ', how much is that')
    .replace(CASH_ONLY, 'do you take cards');
