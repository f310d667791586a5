import { sayFromNotes } from '../../decide/answers/knowledge.ts';
import { WHATEVER } from '../../decide/answers/noted.ts';
import type { Asked } from '../../decide/state.ts';
import { ask, type Talk } from '../../decide/talk.ts';
import { type PersonFact, type ServiceFact, WEEKDAYS } from '../../facts.ts';
import { asksWhenIn } from '../../heard/asked/whom.ts';
import { notSeenIn } from '../../say/answers.ts';
import { capital, list } from '../../say/wording.ts';
import { literal } from '../../understand/words.ts';

const OPEN = new Set<Asked['kind']>(['what', 'help', 'message?']);
/** 'Is Remy in today?', 'is Jo taking anybody new?': who is there nobody sees from here, but who can be booked. True when it was that. */
export function takePersonAsked(talk: Talk): boolean {
  const { heard, state, facts } = talk;
  const [named, ...others] = heard.visit.named;
  const person = named ?? (heard.asksFor.whenThere ? facts.persons.find(({ id }) => id === state.personOf) : undefined);
  const [service, ...services] = heard.visit.answered;
  if (person && others.length === 0 && service && services.length === 0 && heard.onlyAsking && isOpen(talk))
    return sayWhoDoes(talk, person, service);
  const isAround = heard.onlyAsking && (heard.asksFor.around || heard.asksFor.whenThere);
  if (!person || others.length > 0 || !facts.bookingEnabled || state.booking || !OPEN.has(state.asked.kind))
    return false;
  if (!isAround || heard.when.time !== null || heard.appointment.own || heard.appointment.wants === 'book')
    return false;
  state.personOf = person.id;
  const name = calledBy(person);
  const ofBeing = new RegExp(`(?=.*\\b${literal(name)}\\b)${OF_BEING.source}`, 'is');
  if (sayFromNotes(talk, heard.text, ofBeing, WHATEVER)) return true;
  talk.say.push(notSeenIn(person.name));
  ask(talk, { kind: 'help' }, 'Which would you like?');
  return true;
}

/** 'When is Samir in', 'is Dr. Reese there on Fridays', of who has days of their own. True when they were told. */
export function tellDaysOf(talk: Talk): boolean {
  const { heard, facts, say } = talk;
  const [person, ...others] = heard.visit.named;
  const isAsked = heard.onlyAsking && heard.when.time === null && !heard.appointment.own && asksWhenIn(heard.text);
  const days = person?.weekdays;
  if (!person || others.length > 0 || !isAsked) return false;
  if (!days?.length) return takePersonAsked(talk);
  const name = calledBy(person);
  // The owner's own words of their days go before the calendar.
  const isWritten = facts.notes.some(({ text }) => text.includes(name) && WEEKDAYS.some((day) => dayIn(text, day)));
  if (isWritten) return false;
  const inOrder = [...days].sort((one, other) => ((one + 6) % 7) - ((other + 6) % 7));
  say.push(`${person.name} is in on ${list(inOrder.map((day) => `${capital(WEEKDAYS[day] ?? '')}s`))}.`);
  return true;
}
/** 'Okafor', of 'Dr. Lena Okafor (mornings)'. */
const calledBy = ({ name }: PersonFact): string =>
  name
    .replace(/\s*[(,].*$/, '')
    .split(' ')
    .at(-1) ?? name;

const dayIn = (text: string, day: string): boolean => text.toLowerCase().includes(day);

/** That somebody does one thing says nothing of when they are in. */
const OF_BEING =
  /.*\b(?:\w+days?|weekends?|weekdays?|mornings?|evenings?|in on|works?|working|off|away|vacation|leave|out|back|available|gone|here|appointments?|new)\b/;

const isOpen = ({ heard, state }: Talk): boolean =>
  !state.booking &&
  OPEN.has(state.asked.kind) &&
  (heard.when.day ?? heard.when.time) === null &&
  heard.appointment.wants === null;

/** 'Does Amara do dry needling?' */
function sayWhoDoes(talk: Talk, person: PersonFact, { name, doers, id }: ServiceFact): true {
  const others = talk.facts.persons.filter((one) => doers.includes(one.id)).map((one) => one.name);
  const does = doers.includes(person.id);
  Object.assign(talk.state, { personOf: does ? person.id : null, serviceOf: id });
  talk.say.push(
    does ? `Yes, ${person.name} does ${name}.` : `No, ${list(others)} ${others.length === 1 ? 'does' : 'do'} ${name}.`,
  );
  return true;
}
