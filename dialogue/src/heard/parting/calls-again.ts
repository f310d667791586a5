const LED =
  '^(?:(?:ok|okay|alright|all right|great|good|got it|fine|cool|well|so|um|uh|hm+|oh|yeah|no|actually|thanks|thank you|you know what|in that case|then|and|perfect|let me see) )*';
const SHALL =
  '(?:ill|we(?:ll)?|well|let me|lemme|lets|i(?:m| am)? (?:gonna|going to)|gonna|going to|i (?:gotta|have to|need to|got to|should|want to|better|will|would like to)|id (?:like|better|rather)(?: to)?|i think ill|maybe ill) (?:just |first |probably |have to |need to |better )*';
const BACK =
  '(?:(?:call|ring|phone)(?: (?:you|yall|ya|you guys))?(?: (?:back|again|later|tomorrow|tonight|monday|next week|in a (?:bit|while)|when|once|if)\\b| (?:you )?(?:a )?(?:bit |little )?later|$| (?:you|yall)$)|get back to (?:you|yall|ya)|(?:come|try) (?:back to you|you back|you again|again)|be in touch|give (?:you|yall) (?:a|another) (?:call|ring)|let you know)';
/** 'I'll ask my wife and call you back', 'gonna sleep on it, I'll call tomorrow'. */
const CALLS_AGAIN = new RegExp(`${LED}(?:${SHALL}(?:[a-z']+ ){0,9}?(?:and |then |ill |well |we ?ll )*)${BACK}`);
const SOMEBODY =
  '(?:(?:my|our) [a-z]+(?: [a-z]+)?|her|him|them|everybody|everyone|the (?:wife|husband|boss|kids|family|guys|girls|others|team|office|missus))';
/** 'Let me talk to my daughter', 'I need to think about it'. */
const ASKS_AROUND = new RegExp(
  `${LED}${SHALL}(?:(?:ask|check with) ${SOMEBODY}|(?:talk|speak) (?:(?:it over|about it) )?(?:to|with) (?:my|our) [a-z]+(?: about it)?|talk it over(?: with ${SOMEBODY})?|discuss it(?: with ${SOMEBODY})?|run it (?:by|past) ${SOMEBODY}|see what (?:he|she|they|my \\w+) (?:says?|thinks?|wants?)|think (?:about it|it over|on it)|sleep on it)(?: first| about it| about that)?(?<rest>(?: (?:thanks|thank you|so much|dear|bye|goodbye|a lot|then|okay|hon|love|anyway|though|for now|very much))*)$`,
);
/** 'I'll stop by then', 'see you in a bit', where no moment is named: they have heard what they called for. */
const COMES_BY = new RegExp(
  `^(?:(?:super|great|awesome|wonderful|lovely|sweet|nice|excellent) )*${LED.slice(1)}(?:(?:${SHALL}|im |we re |were )(?:(?:just|be) )*(?:stop|stopping|come|coming|swing|swinging|drop|dropping|pop|popping|head|heading|run|go|going)? ?(?:right |on )?(?:by|in|over|around|down|there)|see (?:you|ya|yall)(?: guys)?)(?: (?:then|soon|later|in a (?:bit|while|minute|few)|and (?:look|see|take a look|have a look)|thanks|thank you|bye|so much))*$`,
);

/** 'So I have to come in' concludes from what they heard: it takes a 'then' or a 'thanks' to leave with it. */
const CONCLUDES =
  /\b(?:i|we) (?:just )?(?:have to|need to|got to|gotta|should|want to)\b(?!.*\b(?:then|later|soon|thanks|thank|bye)\b)/;

const FAREWELL =
  /^(?:(?:and|okay|ok|alright|all right|well|then|so) )*(?:(?:bye(?: bye)?|goodbye|(?:talk|speak) (?:to|with) (?:you|ya|yall)(?: again)?(?: (?:later|soon|then|tomorrow))?|(?:talk|see (?:you|ya|yall)) (?:later|soon|then|around)|see (?:you|ya|yall)(?: guys)?|later|take care|cheers|ciao|so long|(?:have|enjoy) (?:an? |the |your )?(?:good |great |nice |lovely |wonderful |rest of (?:your |the )?)*(?:one|day|night|evening|afternoon|morning|weekend))(?: |$)|(?:and|thanks|thank you|so much|very much|a lot|again|now|then|you too|for now|everyone|guys)(?: |$))+$/;
/** 'Thanks, talk to you later, bye', and nothing else. */
export function isFarewell(words: readonly string[]): boolean {
  const said = words.join(' ');
  return (
    FAREWELL.test(said) &&
    !/^(?:(?:and|thanks|thank you|so much|very much|a lot|again|now|then|okay|ok) ?)+$/.test(said)
  );
}

/** Whom they want to speak with here, or what somebody is to be told, is another matter. */
const ELSE =
  /\b(?:tell (?:him|her|them|the|somebody|someone)|ask for|a person|manager|somebody|someone|call me|order|book|can (?:i|you)|could (?:i|you))\b/;

/** They end for now: `again` who will call once more, `comes` who stops by, `wait` who asks somebody first; null where they do none of it. */
export function partsIn(words: readonly string[]): 'again' | 'comes' | 'wait' | null {
  const said = words.join(' ');
  if (ELSE.test(said)) return null;
  if (CALLS_AGAIN.test(said)) return 'again';
  // 'See you soon' is a farewell, whether anything stands or not.
  if (COMES_BY.test(said) && !CONCLUDES.test(said)) return /\bsee y/.test(said) ? 'again' : 'comes';
  const rest = ASKS_AROUND.exec(said)?.groups?.rest;
  if (rest === undefined) return null;
  return /\b(?:thanks|thank|bye|goodbye)\b/.test(rest) ? 'again' : 'wait';
}
