const MORE =
  '(?:another|one more|a(?: whole)? (?:second|new|different|replacement)|any ?more|(?:two|three|more)(?=[^,.;]*[,.;].*\\b(?:refund|money|call|manager|complain)))(?: (?:ones?|of (?:those|them|these|it)))?';
const NOT_WANTED = [
  "(?:i|we)(?: really| just| honestly)? (?:don['’]?t|do not|didn['’]?t|did not|wouldn['’]?t|would not|won['’]?t)(?: really| even)? (?:want|need|like|take|have|ask for|say i wanted)",
  "(?:i['’]?m|i am|we['’]?re|we are) not (?:asking for|looking for|after|ordering|here for|calling for|trying to (?:get|order))",
  '(?:i|we) never (?:said (?:i|we) (?:want(?:ed)?|need(?:ed)?)|asked for|wanted|ordered)',
  "it['’]?s not (?:that|like) (?:i|we) (?:want|need)",
  '(?:no need|not looking) for',
].join('|');

/** Nothing is taken back of what stands, and nothing more is wished. */
const REFUSED = new RegExp(
  `(?<=^|[,.;!?]\\s*|\\b(?:no|and|but|so|well|look|listen)\\s+)(?:${NOT_WANTED}) ?${MORE}(?: (?:anyway|though|thanks|thank you|at all|now|from you|from you guys))*\\s*(?:[,.;!?]+\\s*|$)`,
  'giu',
);

/** 'And a cookie. Hm, no, leave the cookie': what was only just named goes; what was to go or to be changed stays. */
const LEFT_AFTER_ALL =
  /^(?<before>(?!.*\b(?:cancel\w*|take|drop|remove|lose|skip|scratch|scrap|forget|off|out|without|move|change|swap|switch|make)\b)[^?]*\b(?:an?|the|one|two|three|some|and|also|plus|add)\b[^?]*?[,.;!\u2026]+\s*(?:(?:hm+|uh|um|oh|or|well|ah)[\s,.]+)*(?:no|nah|nope|wait|actually)\b[^?]*?)\bleave (?<what>it|that|them|those|the (?!rest\b|others?\b)[\p{L}'’-]+(?: (?!off\b|out\b|on\b|in\b|as\b|at\b)[\p{L}'’-]+)?)(?: (?:off|out))?(?=\s*(?:[.,;!?]|$))/iu;

/** 'No, I don't want another one, just the refund': what is not wished for is none of the order, and the rest is heard. */
export function withoutRefused(text: string): string {
  const gone = text.replace(LEFT_AFTER_ALL, '$<before>forget $<what>');
  if (gone !== text) return withoutRefused(gone);
  const rest = text.replace(REFUSED, '').trim();
  if (rest === text.trim()) return text;
  return rest === '' ? 'no' : rest;
}
