/** What somebody should be told: a complaint, or a wish for a call or a word passed on. */
export type ForSomebody = 'complaint' | 'pass-on';

const PERSON =
  '(?:the |your |my |a |an )?(?:owner|manager|boss|doctor|dentist|hygienist|chef|cook|driver|supervisor|stylist|office|billing(?: person| department)?|front desk|reception(?:ist)?|office manager|team|staff|kitchen|somebody|someone|anybody|anyone|a person|them|him|her|you guys|you)';

const PASS_ON: readonly RegExp[] = [
  new RegExp(
    `\\b${PERSON} (?:to )?(?:please )?(?:call|ring|phone|contact|text|get back to|reach)(?:s|ed)? (?:me|us|my \\w+|back)\\b`,
  ),
  /\b(?:call|ring|phone|text) (?:me|us|my (?:wife|husband|mom|dad|son|daughter|office|mother|father)) (?:back|at|on|when|about|please|later|tomorrow|today|asap)\b|\bcall ?back (?:from|about|please)\b/,
  new RegExp(
    `\\b(?:tell|let|remind|inform) (?!me\\b|us\\b|you\\b|me\\b)(?:${PERSON}|[a-z]+) (?:that|know|about|we|i|he|she|it|its|the|to (?:call|ring))\\b`,
  ),
  /\b(?:message|a word|note) for (?:the |your |my )?[a-z]+\b|\bpass (?:it|this|that|a message|something) (?:on|along)\b/,
  /\b(?:its|this is|im|we are|were) (?:the )?(?:[a-z]+ ){1,4}calling\b|\b(?:calling|here) from (?:the |your )?[a-z]+\b|\bdepartment here\b/,
  /\b(?:need|want|get|send|have|like) (?:me )?(?:an?|my|the|your) (?:invoice|receipt|refund|estimate|quote|prescription|referral|copy of|statement|x ?rays?|records)\b|\bprescription (?:re)?fill/,
];

const COMPLAINTS: readonly RegExp[] = [
  /\b(?:charged|billed|overcharged|double charged) (?:me|us|my|for|twice|too)\b|\bcharged twice\b|\bgot (?:charged|billed)\b/,
  /\b(?:got|get|had) (?:my|our|the) order wrong\b|\b(?:wrong|missing) (?:order|pizza|food|item|thing|address)\b|\b(?:order|food|delivery|driver|pizza) (?:\w+ ){0,3}(?:never|didnt) (?:came|come|showed|show|arrived|arrive|got here)\b|\bnobodys? (?:has |have )?(?:come|came|showed)\b/,
  /\b(?:ive been|weve been|i have been|been) waiting (?:for )?(?:over |more than |almost |nearly )?(?:an?|one|two|three|four|\d+|half|forever|so long|hours?)\b/,
  /\b(?:unhappy|upset|disappointed|dissatisfied|furious|disgusted|complain(?:t|ing)?|unacceptable|terrible service|bad service|horrible service)\b|\b(?:was|were|is|are) (?:so |very |really )?(?:rude|mean|awful|nasty) to\b|\bso rude\b/,
  /\byour (?:driver|guy|delivery guy|waiter|waitress|hygienist|receptionist|staff|doctor|stylist|person) (?:\w+ )?(?:hit|broke|damaged|yelled|was|left|cursed|dropped|ran|parked|threw|burned|cut|ruined|hurt)\b/,
  /\b(?:was|were|is|are|came|arrived|tastes?|tasted) (?:all |so |totally |completely |really |ice |stone |half |kind of |a bit )*(?:cold|burnt|burned|raw|undercooked|overcooked|soggy|stale|spoiled|rotten|moldy|disgusting|gross|inedible|smashed|squished|spilled)\b/,
  /\b(?:made (?:me|us) sick|food poisoning|found (?:a )?(?:hair|bug|fly|glass|plastic)|hair in my)\b|\bwant (?:a|my) (?:refund|money back)\b/,
];

/** Reads `tokenise`d words; null when nobody needs to be told anything. */
export function forSomebodyIn(words: readonly string[]): ForSomebody | null {
  const said = words.join(' ');
  if (COMPLAINTS.some((pattern) => pattern.test(said))) return 'complaint';
  return PASS_ON.some((pattern) => pattern.test(said)) ? 'pass-on' : null;
}
