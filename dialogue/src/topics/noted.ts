import { SURE, tellNoted, VERY_SURE } from '../decide/answers/noted.ts';
import type { Asked } from '../decide/state.ts';
import type { Talk } from '../decide/talk.ts';
import { intentOf } from './booking/intent.ts';

/** Nothing else is waited for. */
const OPEN = new Set<Asked['kind']>(['what', 'more', 'help', 'message?']);
/** What has an answer of its own, or a deed, gives way only to a note that is very near. */
const BEYOND_DOUBT = 3;
/** How sure the model of remarks is of what has an answer of its own. */
const PLAINLY = 0.5;
/** What has a name that every owner uses: a note of it has the name as well, or is very near. */
const NAMED = new Set('parking gift-cards jobs pets kids insurance lost-property reviews'.split(' '));

const OF_HEALTH = new Set(['allergens', 'diet']);
const OF_TROUBLE = new Set(['complaint', 'message', 'lost-property']);
/** In fewer words anything may be meant. */
const TELLS = 4;

/** What is answered out of the settings and the menu, or is done. */
const OF_ITSELF = new Set(
  `address phone able robot name my-booking menu dish-price dish-contents toppings sizes have popular
  goodbye greeting thanks repeat emergency self-harm`.split(/\s+/),
);

/** A question that the owner's own words answer is answered by them, whatever else it sounds like. True when that was all. */
export function takeNoted(talk: Talk): boolean {
  const { heard, state } = talk;
  const asks = heard.asking || heard.clauses.some(({ asking }) => asking);
  if (!asks || heard.manner.commands || !OPEN.has(state.asked.kind) || isLookedUp(heard)) return false;
  return tellNoted(talk, leastFor(talk)) && !isGoneOnWith(talk);
}

function leastFor(talk: Talk): number {
  const { remark } = talk.heard;
  // 'Is he all right with the fries?': what the owner wrote of it goes before what the menu lists.
  if (isOfHealth(talk)) return SURE;
  if (isOfElse(talk)) return BEYOND_DOUBT;
  return OF_TROUBLE.has(remark.intent) || isNamed(talk) ? VERY_SURE : SURE;
}

/** What was wished for or went wrong is seen to as well: 'I'd like to come in on Tuesday, do you take Delta?' */
function isGoneOnWith(talk: Talk): boolean {
  const { heard } = talk;
  if (isOfHealth(talk) || OF_TROUBLE.has(heard.remark.intent)) return true;
  if (isDated(heard)) return heard.appointment.wants !== null || !heard.asksFor.behind;
  const wishes = heard.wanting || heard.clauses.some(({ asking }) => !asking);
  return wishes && (intentOf(talk) !== null || heard.acts.some(({ kind }) => kind === 'add' || kind === 'person'));
}

const isOfHealth = ({ heard: { acts, remark } }: Talk): boolean =>
  acts.some(({ kind }) => kind === 'allergy') || OF_HEALTH.has(remark.intent);

/** Opening hours, waits and orders are looked up, and never guessed. */
const isLookedUp = ({ acts, remark }: Talk['heard']): boolean =>
  (LOOKED_UP.has(remark.intent) && remark.sure > RATHER) ||
  acts.some(({ kind }) => kind === 'hours' || kind === 'earlier-order');
const RATHER = 0.6;
const LOOKED_UP = new Set(['busy', 'order-status', 'hours', 'order', 'start-order', 'order-ahead']);

const isDated = ({ appointment, when }: Talk['heard']): boolean =>
  when.day !== null && (appointment.wants !== null || appointment.ofFree || when.time !== null);

const isNamed = ({ heard: { remark } }: Talk): boolean => NAMED.has(remark.intent) && remark.sure > PLAINLY;

function isOfElse({ heard, facts }: Talk): boolean {
  const { appointment, acts, asksFor, remark, words } = heard;
  const ofMenu = heard.onMenu && facts.orderingEnabled;
  const ofSlots = appointment.own || appointment.ofFree || isDated(heard);
  const ofPerson = acts.some(({ kind }) => kind === 'person') && !asksFor.around;
  const ofElse = OF_ITSELF.has(remark.intent) && remark.sure > PLAINLY;
  return ofMenu || ofSlots || ofPerson || ofElse || words.length < TELLS;
}
