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
  const asked = heard.clauses.filter(({ asking }) => asking);
  if (!(heard.asking || asked.length > 0) || heard.manner.commands || !OPEN.has(state.asked.kind) || isOfTimes(heard))
    return false;
  // 'Is he all right with the fries?': what the owner wrote of it goes before what the menu lists.
  const ofHealth = heard.acts.some(({ kind }) => kind === 'allergy') || OF_HEALTH.has(heard.remark.intent);
  const least = ofHealth ? SURE : isOfElse(talk) ? BEYOND_DOUBT : isNamed(talk) ? VERY_SURE : SURE;
  if (!tellNoted(talk, least) || ofHealth) return false;
  // 'I'd like to come in on Tuesday, do you take Delta?': what was wished for is seen to as well.
  const wishes = heard.wanting || asked.length < heard.clauses.length;
  return (
    !isDated(heard) &&
    !(wishes && (intentOf(talk) !== null || heard.acts.some(({ kind }) => kind === 'add' || kind === 'person')))
  );
}

/** Days, opening hours and what is free are looked up, and never guessed. */
const isOfTimes = ({ appointment, acts, remark }: Talk['heard']): boolean =>
  appointment.ofFree ||
  LOOKED_UP.has(remark.intent) ||
  acts.some(({ kind }) => kind === 'hours' || kind === 'earlier-order');
const LOOKED_UP = new Set([
  'busy',
  'order-status',
  'hours',
  'order',
  'start-order',
  'order-ahead',
  'lost-property',
  'message',
  'complaint',
]);

const isDated = ({ appointment, when }: Talk['heard']): boolean =>
  when.day !== null && (appointment.wants !== null || when.time !== null);

const isNamed = ({ heard: { remark } }: Talk): boolean => NAMED.has(remark.intent) && remark.sure > PLAINLY;

function isOfElse({ heard, facts }: Talk): boolean {
  const { appointment, acts, asksFor, remark, words } = heard;
  const ofMenu = heard.onMenu && facts.orderingEnabled;
  const ofSlots = appointment.own || isDated(heard);
  const ofPerson = acts.some(({ kind }) => kind === 'person') && !asksFor.around;
  const ofElse = OF_ITSELF.has(remark.intent) && remark.sure > PLAINLY;
  return ofMenu || ofSlots || ofPerson || ofElse || words.length < TELLS;
}
