import { KIN } from './words.ts';

/**
 * A visit that is spoken of as settled: 'I'm coming in Thursday at eleven', 'you guys are coming tomorrow', 'I've got my
 * cat down for Friday'. Whose it is tells who speaks of it; that it is settled tells the verb.
 */
const MINE = `(?:(?:my|our) (?:(?!(?:${KIN})\\b)\\w+)|me|us|him|her|it|them)`;
const WHO = `(?:im|i am|were|we are|i was|we were|hes|shes|theyre|youre|(?:you|yall|you guys)(?: are| were)?|(?:somebody|someone|a \\w+|(?:my|our|your|the|one of your) \\w+?)s?(?: is| are| was)?|(?:you|i|we|youve|ive|weve)(?: have)?(?: got)? (?:${MINE}|someone|somebody|an? \\w+))`;
const SETTLED = `(?:coming|(?:supposed|meant|scheduled|due|set|going|expected) to (?:come|be (?:there|here|in|seen)|see \\w+(?: \\w+)?)|gonna come|due|set|expected|down|booked|scheduled|pencill?ed|signed up|seeing (?:${MINE}|you(?: guys)?|(?:dr|doctor|mr|mrs|ms) \\w+)|(?:bringing|getting|having|fixing|doing|picking up|looking at) (?:${MINE}|the \\w+)(?: \\w+)?|sending (?:someone|somebody|an? \\w+|your \\w+))`;
const THERE =
  '(?: (?:in|by|over|out|back|up|around|here|to (?:my|our|the) \\w+|to you|with you|with (?:(?:dr|doctor) )?\\w+|for (?:an?|my|our|the|his|her) \\w+))*';
const MOMENT =
  '(?: (?:on|at|for|this|next|the))* (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|tonight|\\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)';
const STATED = new RegExp(
  `(?<!\\b(?:if|when|once|until|that|say|because|hope|hoping|can|could|like|love|want|wanted|need|free) )\\b${WHO} (?:all |just |already |still |supposed to be |both )*${SETTLED}${THERE}${MOMENT}\\b`,
);
/** The moment before the visit: 'Thursday at eleven is when we're coming in'. */
const STATED_BEHIND =
  /\b(?:is|was|thats) (?:when|the time) (?:i|we|im|were|you|youre|you guys)\b|\b(?:thats me|is (?:me|mine|ours))\b/;

/** Whether these words tell of a visit as one that is settled. */
export const isStated = (said: string): boolean => STATED.test(said) || STATED_BEHIND.test(said);
