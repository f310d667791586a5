import { WEEKDAY } from './words.ts';

/** Thinking aloud: what may become of an appointment, told by somebody who has not made up their mind, is no wish. */

const DEED =
  '(?:(?:re ?schedul|mov|push|chang|cancel|postpon|switch|swap|book|com(?:e|ing)\\b|schedul|bring)\\w*|(?:call|put)(?:ing)? it off|mak(?:e|ing) (?:it|an?|my)|keep|get(?:ting)? in|an? (?:appointment|booking)|work|a problem)';
/** 'I might have to', 'maybe I should', 'we were planning on', 'there's a chance I'll' */
const MAY =
  '(?:might|may|could|would|id|wed|hed|shed|theyd|maybe|perhaps|possibly|probably|possible|chance|thinking|considering|debating|wondering|planning|hoping|(?:was|were) (?:just )?(?:going|gonna|about|calling|looking)|end up)';
const DOES = new RegExp(`\\b${DEED}`);
const MAY_DO = new RegExp(`\\b${MAY}\\b(?: \\w+){0,7}? ${DEED}`);

/** 'Not sure yet', 'I haven't decided if', 'nothing is certain', 'still going back and forth' */
const OPEN = new RegExp(
  [
    '\\b(?:not|isnt|arent|nothings?|never|no one is)(?: \\w+){0,2} (?:sure|certain|decided|settled|definite|final|fixed)\\b',
    '\\b(?:dont|cant|couldnt|havent|hasnt|doesnt|didnt|wont)(?: \\w+){0,2} (?:know|tell|say|decided?|made up|figured|heard|worked out)\\b',
    '\\b(?:not|dont|cant|havent|wont|isnt)\\b.* yet\\b|\\bnot (?:right )?now$',
    '\\bstill (?:\\w+ing|up in the air)\\b|\\b(?:back and forth|on the fence|up in the air|undecided|torn|wait and see|well see|depend(?:s|ing) on)\\b',
  ]
    .map((way) => `(?:${way})(?! (?:what|how|who|where|which|why|of|you)\\b)`)
    .join('|'),
);
const LOOKS = '(?:see|seen|check|checked|look|looked|find out|found out|figure out|figured out)';
const ASKS = '(?:ask|asked|talk|talked|speak|spoken|spoke|hear|heard|know|think|thought|clear it|run it)';
const WILL =
  '(?:have to|need to|ll|ill|well|let me|lemme|got to|gotta|going to|gonna|should|want to|must|id|wed|till|(?:once|after|before|until|when|as soon as) (?:i|we|ive|weve|ill))';
/** 'I have to see how the week goes', 'once I've spoken to my husband', 'I'll know tomorrow' */
const CONSULTS = new RegExp(
  [
    `\\b${WILL}(?: \\w+){0,2} ${LOOKS}(?: (?:in|with|on))?(?: (?:how|(?:if|whether|what|when) (?!you)|first|around|(?:at |with )?(?:my|our|the) (?:schedule|calendar|work|shifts?|diary|planner|dates?|boss|wife|husband|kids|family|\\w+s schedule)|my (?!doctor|dr|eyes|teeth|back|car|brakes|skin)\\w+ (?:first|before)))`,
    `\\b${WILL}(?: \\w+){0,2} ${ASKS}(?: (?:to|with|at|by|from|past|about))*(?: (?:my|our|her|him|them|it|that|work|home|${WEEKDAY}|tonight|tomorrow|later|more|better|soon|for sure|by|on|in|after|first|the (?:boss|wife|husband|kids|family|others|team))\\b|$)`,
    '\\b(?:let you know|get back to you|be in touch|call (?:you )?(?:back|again))\\b',
  ].join('|'),
);
/** 'If my sister can't come', 'unless the snow stops', 'should the trains be on strike' */
const SUPPOSES =
  /\b(?:if|unless|in case|depending on)\b(?! (?:you|possible|thats?|not|so|its (?:possible|okay|ok|free|open)|(?:i|we) (?:can|could|may)|there(?:s| is)|any|\w+day|tomorrow)\b)|^(?:\w+ )?should (?:the|my|our|it|he|she|they|there)\b/;
/** Somebody is asked to do something, or when they could come: that is a wish, however it was led to. */
const WISHES = new RegExp(
  `\\b(?:(?:can|could|would|will|may|should) (?:you|we|i|he|she|they|somebody|someone)|please|lets|how about|what about|go ahead|put me|book me|move me|instead|so (?:cancel|move)|do you have|(?:have|got|get|find) anything|anything (?:on|at|for|free|open|left|earlier|later|sooner)|(?:is|are) (?:there|it|${WEEKDAY}|tomorrow)|what (?:time|day|do|is|are)|whats|when (?:can|could|do|is|are)|(?<!\\b(?:chance|possible|maybe|perhaps|possibly|that|if|whether) )(?:i|we|ill|well) (?:need|have|want|wanted|got) to (?!see|check|look|find|figure|ask|talk|speak|hear|know|think|clear|run)(?:\\w+ ){0,2}?${DEED})\\b`,
);
/** 'I'd like to come Friday', which a 'but' may take back. */
const WANTS = /\b(?:id|wed|i would|we would) (?:like|love) to\b/;

export function isPondering(said: string): boolean {
  if (WISHES.test(said)) return false;
  // 'I'd love to come Friday, but I have to ask my husband first'
  const last = said.split(/\b(?:but|only|just)\b/).at(-1) ?? '';
  if (WANTS.test(said) && (WANTS.test(last) || !(CONSULTS.test(last) || OPEN.test(last)))) return false;
  const isOpen = OPEN.test(said);
  if (isOpen && DOES.test(said)) return true;
  return MAY_DO.test(said) && (isOpen || CONSULTS.test(said) || SUPPOSES.test(said));
}
