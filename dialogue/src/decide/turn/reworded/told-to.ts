import type { BusinessFacts } from '../../../facts.ts';
import { remarkIn } from '../../../heard/appointment/remarked.ts';
import { NO_TIME } from '../../../heard/when/when.ts';
import { writtenSentences } from '../../../heard/words/marks.ts';
import { tellingWords } from '../../../understand/called.ts';
import type { Menu } from '../../../understand/menu/menu.ts';
import { FUNCTION_WORDS } from '../../../understand/words.ts';
import { hear } from '../../hear.ts';
import type { State } from '../../state.ts';
import type { Heard } from '../../talk.ts';
import type { Taken } from '../../ways.ts';

/** 'Can you ask Luis', 'please tell Dr. Kim', and what: by the verb and whom it is said to, it is a message, whatever stands in it. */
const LEAD =
  "^\\W*(?:(?:hi|hello|hey|so|and|oh|um|uh|okay|yes|yeah|well|also|listen)[\\s,.]+)*(?:(?:can|could|would|will) (?:you|someone|somebody)(?: guys)? |i(?:['’]d| would) (?:like|need|love) (?:you )?to |i (?:need|want) (?:you )?to |you can )?(?:please |just |also |maybe )*";
const WHOM = "(?<whom>(?:(?:dr|doctor|mr|mrs|ms|miss|nurse)\\.? )?[\\p{L}'’-]+)";
const HEAD = new RegExp(
  `${LEAD}(?<verb>tell|ask|let|remind|inform) ${WHOM}(?: [\\p{L}'’-]+)? (?:please )?(?<what>(?:know|if|whether|about|for|to|not to|when|what|how|why|where|which|who|that|thank|thanks|sorry|hi|happy|i|im|ive|ill|my|we|our|he|his|she|her|it|its|it['’]s|they|their|the|there|mom|dad)\\b.*)`,
  'iu',
);
/** 'Tell Joyce invoice 2217 is open' */
const TELLS = new RegExp(`${LEAD}(?<verb>tell|inform) ${WHOM} (?<what>.{6,})`, 'isu');
/** 'He nips at the dryer, tell Trish', 'pass it on to Trish that he nips' */
const TAIL = new RegExp(
  `^(?<what>.{8,}?)[,.]? (?:and |so |please |just |can you |could you |would you )*(?<verb>tell|let|inform) ${WHOM}(?: know)?(?: (?:that|so|please|about (?:it|that)))*[.!?]*$`,
  'iu',
);
const PASS = new RegExp(
  `\\b(?<verb>pass|give|mention|say) (?:it|that|this)(?: (?:on|along))? to ${WHOM}(?<what>.*)$`,
  'iu',
);
const PRONOUN = /^(?:him|her|them)$/i;
const TITLED = /^(?:dr|doctor|mr|mrs|ms|miss|nurse)\b/i;

/** Whoever is called so works there, or is named as somebody: not 'me', not 'people'. */
function isSomebody(whom: string, { persons, notes, businessName }: BusinessFacts): boolean {
  return (
    TITLED.test(whom) || PRONOUN.test(whom) || /^\p{Lu}/u.test(whom) || isOurs(whom, { persons, notes, businessName })
  );
}

/** They work there, a note names them, or it is called after them. */
function isOurs(
  whom: string,
  { persons, notes, businessName }: Pick<BusinessFacts, 'persons' | 'notes' | 'businessName'>,
): boolean {
  const name = whom.toLowerCase();
  const written = new RegExp(`\\b${whom.charAt(0).toUpperCase()}${name.slice(1)}\\b`);
  return (
    persons.some((one) => tellingWords(one.name).includes(name)) ||
    (!FUNCTION_WORDS.has(name) &&
      (written.test(businessName) || notes.some(({ text }) => written.test(text.replace(/^\S+/, '')))))
  );
}

/** 'Ask Ana if she can see me Friday': that is for who talks here. */
const OF_SLOTS =
  /\b(?:see|fit|squeeze|take|book|get) (?:me|us|him|her|my \w+)\b|\b(?:s?he|they)(?:['’]?s| is| are|['’]?re)? (?:\w+ )?(?:free|available)\b|\b(?:openings?|slots?|(?:has|have|got) (?:time|anything|something))\b/i;
function isOfAppointment(what: string, facts: BusinessFacts, menu: Menu): boolean {
  const { appointment, when } = hear(what, facts, menu);
  const { wants, needs } = appointment;
  return isChange(wants) || (wants === 'book' && (needs || when.day !== null)) || OF_SLOTS.test(what);
}
const isChange = (wants: Heard['appointment']['wants']): boolean => wants === 'move' || wants === 'cancel';

/** 'Tell Dr. Kim I have to cancel', which can be done here: as if it were said to who talks here. */
export function saidToUs(taken: Taken, before: State, facts: BusinessFacts, menu: Menu): Taken {
  const {
    whom = '',
    verb = '',
    what = '',
  } = isIdle(taken, before) && !facts.orderingEnabled ? headOf(taken.turn.text) : {};
  if (whom === '' || /^ask$/i.test(verb) || !isSomebody(whom, facts)) return taken;
  const text = what.replace(/^(?:know )?(?:that )?/i, '');
  const heard = hear(text, facts, menu);
  return isChange(heard.appointment.wants) && !heard.asking ? { turn: { ...taken.turn, text }, heard } : taken;
}

const headOf = (text: string): Record<string, string | undefined> => HEAD.exec(text)?.groups ?? {};
const toldIn = (text: string): Record<string, string | undefined> =>
  (HEAD.exec(text) ?? TELLS.exec(text) ?? behindIt(text) ?? TAIL.exec(text) ?? PASS.exec(text))?.groups ?? {};
/** 'Rex came home with a cough, tell Colin I want my money back' */
const behindIt = (text: string): RegExpExecArray | null =>
  [...text.matchAll(/[,.;!?]\s+/g)].reduce<RegExpExecArray | null>(
    (found, { index, 0: mark }) => found ?? HEAD.exec(text.slice(index + mark.length)),
    null,
  );
const isIdle = ({ heard }: Taken, { booking, lines, asked }: State): boolean =>
  booking === null &&
  lines.length === 0 &&
  /^(?:what|help|more)$/.test(asked.kind) &&
  !heard.danger &&
  heard.consent !== 'yes';

/** Nothing else is wished for beside it: 'Tell Ana I'm sorry. Can I come Friday?' does. */
function isAll(text: string, facts: BusinessFacts, menu: Menu): boolean {
  const [first = '', ...others] = writtenSentences(text);
  return [
    ...(HEAD.test(text)
      ? []
      : [
          first.replace(/[,;]? *\b(?:can you |please )*(?:tell|let|ask|remind|inform|pass|give|mention|say)\b.*/is, ''),
        ]),
    ...others,
  ].every((one) => {
    const { asking, appointment } = hear(one, facts, menu);
    return !asking && (appointment.wants === null || appointment.wants === 'free');
  });
}

/** Whether this is to be told to somebody by their name, before anything is made or ordered. */
export function isToldTo({ turn, heard }: Taken, before: State, facts: BusinessFacts, menu: Menu): boolean {
  const { whom = '', verb = '', what = '' } = isIdle({ turn, heard }, before) ? toldIn(turn.text) : {};
  if (whom === '' || (/^let$/i.test(verb) && !/\blet .* know\b/i.test(turn.text))) return false;
  // Where orders are taken much is told: 'tell the chef no onions'.
  if (facts.orderingEnabled && (!isOurs(whom, facts) || isOrder(what, facts, menu))) return false;
  return isSomebody(whom, facts) && !isOfAppointment(what, facts, menu) && isAll(turn.text, facts, menu);
}

const isOrder = (what: string, facts: BusinessFacts, menu: Menu): boolean =>
  hear(what, facts, menu).acts.some(({ kind }) => kind === 'add' || kind === 'allergy');

const TO_ANYBODY =
  /^\W*(?:(?:no|okay|ok|oh|um|uh|well|then|so|and|but|hm+)[\s,.]+)*(?:(?:can|could|would|will) (?:you|someone|somebody) )?(?:please |just |then |at least )*(?:tell|let|ask|inform) (?:the (?:owner|manager|boss|doctor|dentist|vet|teacher|office|team|front desk)|him|her|them|somebody|someone|(?:(?:dr|doctor|mr|mrs|ms) )?(?!(?:me|us|you)\b)\p{L}+)(?: know)? (?<what>.+)/iu;
/** 'Could you tell the owner I only have Sundays', before a time was chosen: no remark for whoever sees them, and no time. */
export function isLeftAmid(
  { turn, heard }: Taken,
  { booking, asked }: State,
  facts: BusinessFacts,
  menu: Menu,
): boolean {
  const isOpen = booking?.doing === 'book' && booking.chosen === null && asked.kind === 'booking';
  const { what = '' } = (isOpen && !heard.danger && TO_ANYBODY.exec(turn.text)?.groups) || {};
  if (what === '' || OF_SLOTS.test(what)) return false;
  const told = hear(what, facts, menu);
  const isWish = told.asking || told.when.time !== null || told.appointment.wants !== null;
  return !isWish && remarkIn(what.replace(/^that /i, '')) === null;
}

/** No day in it is wished for, and nothing of it is asked of who talks here. */
export const asMessage = (heard: Heard): Heard => ({
  ...heard,
  acts: [],
  forSomebody: 'pass-on',
  toSomebody: true,
  remark: { ...heard.remark, intent: 'message', sure: 1 },
  clauses: [],
  leftover: [],
  foreign: 0,
  when: NO_TIME,
  beyondTimes: false,
  menuQuestion: null,
  request: null,
  appointment: {
    ...heard.appointment,
    wants: null,
    own: false,
    holds: false,
    stated: false,
    needs: false,
    trouble: false,
  },
});
