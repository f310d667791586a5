/** What callers call an appointment, what is done at one, and whom one is for: parts of patterns. */

export const NOUN =
  '(?:appointments?|appts?|bookings?|reservations?|visits?|tables?|cleanings?|check ?ups?|slots?|sessions?|consultations?|hair ?cuts?|time slot)';
export const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
export const NAMED =
  'cleaning|check ?up|filling|crown|whitening|extraction|consultation|hair ?cut|cut|trim|color|highlights|roots|blow ?(?:dry|out)|perm|massage|facial|manicure|pedicure|nails|exam|root canal|physical';
export const SERVICES = `${NAMED}|appointment|visit|session`;
/** What becomes of hair, teeth, brakes. */
export const DONE =
  'done|cut|trimmed|colou?red|dyed|cleaned|checked|looked at|fixed|filled|pulled|whitened|straightened|changed|replaced';
export const KIN =
  'boy|girl|toddler|teenager|son|daughter|wife|husband|partner|mom|mum|mother|dad|father|kid|child|baby|sister|brother|girlfriend|boyfriend|fiancee?|friend|roommate|grandma|grandmother|grandpa|grandson|granddaughter|niece|nephew|cousin|aunt|uncle|boss|neighbor';
/** They come, but later than they should. */
export const LATE =
  /\b(?:running|be|im|were|get there) (?:(?!(?:calling|sorry|ordering|too|open|closed|home)\b)\w+ ){0,4}late\b(?! (?:fee|charge|night))|\brunning (?:\w+ ){0,3}(?:minutes?|mins?|bit|little|hour) behind\b|\bstuck in traffic\b/;
/** It begins as if thinking anew, or what was heard is put right: 'I think you misheard me, four not two'. */
export const RETHINKS =
  /^(?:no|nope|actually|wait|sorry|hmm|oh|can|could|how|what)\b|\b(?:misheard|misunderstood|(?:heard|got) (?:me |that |it )?wrong|not what i (?:said|meant))\b/;

/** 'Do I need to bring anything' asks for nothing that is free. */
export const NOT_OF_DOING = '(?<!\\b(?:bring|wear|eat|drink|take|know|sign|prepare|do) )';
