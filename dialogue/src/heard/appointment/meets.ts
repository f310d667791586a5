import { WEEKDAY } from './words.ts';

/** Who comes to whom. */
export type Meeting = 'caller-comes' | 'they-come';

const WISHES =
  '(?:(?:can|could|may) (?:i|we|my \\w+)|(?:i|we)(?:d| would)? (?:like|love|want|need|can|will)(?: to)?|ill|id (?:like|love) to|(?:hoping|looking|wanting|trying|hoped|wanted|wondering if i could|thinking about|thinking of)(?: to)?|lets|im (?:going|gonna)(?: to)?)(?: just| maybe| probably)*';
const DAYPART =
  '(?:week(?:end)?|month|morning|afternoon|evening|noon|day|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})';
const WHEN = `(?:today|tonight|tomorrow|(?:(?:this|next|on|at|around|after|before|by|between|in|early|late) )+(?:the |this |next |about )?(?:${WEEKDAY}|${DAYPART}|tomorrow|today|work|school|lunch)|sometime|as soon|asap|right (?:now|away)|${WEEKDAY})`;
const MINE = '(?:it|him|her|them|this|that|both|(?:my|our|the|these|both|two)(?: (?!(?:in|by|over|off)\\b)\\w+){1,3})';
const CALLER_COMES = new RegExp(
  [
    `\\b${WISHES} (?:bring|drop|take|run|swing) ${MINE} (?:in|by|over|off|round|around|down)\\b`,
    // 'Can I come pick it up at five' is of an order.
    `\\b${WISHES} (?:(?:come|be seen|stop|swing)(?: (?:in|by|over|down))?|get in) ${WHEN}\\b(?!.*\\b(?:pick|grab|get it|collect|fetch)\\b)`,
  ].join('|'),
);

const SOMEBODY =
  '(?:(?:somebody|someone|anybody|anyone)(?: else)?|(?:a|the|one of your) (?:guy|guys|person|plumber|technician|tech|electrician|locksmith|mechanic|handyman|cleaner|gardener|crew|team))';
const THEY_COME = new RegExp(
  [
    `\\b(?:need|want|like|get|send|have|use) (?:me |us )?${SOMEBODY} (?:out|over|down|here|there|by|up|to (?:come|look|check|fix|stop|swing|take a look|see|clean|repair|install|replace)|(?!on the (?:phone|line))${WHEN})\\b`,
    `\\b(?:can|could|will|would|when can|how soon can) (?:you|${SOMEBODY}|you guys|they)(?: please| maybe| possibly)? (?:come|stop|swing|get) (?:(?:out|over|by|down|here|to (?:my|our|the) \\w+) )*(?:here|out|over|by|and|to|${WHEN})\\b`,
  ].join('|'),
);

/** Whether these words, without marks, wish that caller and business meet, and where. */
export const meetsIn = (said: string): Meeting | null =>
  THEY_COME.test(said) ? 'they-come' : CALLER_COMES.test(said) ? 'caller-comes' : null;
