const WISHES =
  "(?:i(?:['’]d| would) (?:like|love)|i want(?:ed)?|i need|i['’]?m (?:looking|hoping|trying|calling)|(?:can|could|may) (?:i|we)|we(?:['’]d| would) like|we want(?:ed)?|we need|let me|i wanna|i['’]?d wanna)";
const OF_FOOD =
  '(?:something|anything|some (?:food|lunch|dinner|breakfast|stuff)|food|lunch|dinner|breakfast|an order)';
const BROUGHT = new RegExp(
  `\\b${WISHES}(?: to)?(?: (?:get|have|do|place|make|order|set up|put in|arrange|schedule|start))?(?: (?:${OF_FOOD} (?:for delivery|delivered|brought)|an? delivery(?: order)?))(?: over)?(?=\\s*(?:[,.!?]|$)|\\s+(?:to|at|please|for (?:today|tonight|tomorrow|lunch|dinner))\\b)`,
  'giu',
);

const FETCHED =
  /\b(?:swing|come|stop|drop|run|pop|head)(?: on)? (?:by|in|over|down)(?: there)?\b(?<when>[^.?!]{0,40}?) (?:and|to) (?:pick up|grab|collect|fetch|get) (?=(?:an?|some|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+)\b)/giu;

/** 'I want to get a delivery to 12 Oak Street': an order is begun, and it is to be brought. 'Can I swing by and pick up a salad' wishes for one. */
export const broughtPlainly = (text: string): string =>
  text.replace(BROUGHT, "I'd like to place an order, it's for delivery").replace(FETCHED, 'come by$<when> and get ');
