import { ahead } from '../heard/when/calendar.ts';
import { isOneDay } from '../heard/when/days.ts';
import { wallClock } from '../heard/when/wall-clock.ts';
import { names } from '../say/dishes.ts';
import { list } from '../say/wording.ts';
import type { Act } from '../understand/acts.ts';
import { type Family, isAvailable } from '../understand/families.ts';
import { dateAnswer, holidayAnswer, hoursAnswer } from './hours.ts';
import { sameAllergen } from './menu-answers.ts';
import { keepWords, nextOfMessage } from './message.ts';
import { ask, changing, type Talk } from './talk.ts';

export function aboutHours(talk: Talk, act: Extract<Act, { kind: 'hours' }>): void {
  const holiday = holidayAnswer(talk.facts, talk.heard.words);
  const { day } = talk.heard.when;
  const dated =
    isOneDay(day) &&
    (act.day === '' || day.date > ahead(wallClock(talk.facts).date, 7)) &&
    day.date !== wallClock(talk.facts).date
      ? dateAnswer(talk.facts, day.date)
      : null;
  talk.say.push(dated ?? holiday ?? hoursAnswer(talk.facts, act.about, act.day));
}

/** `text`: what the caller has said already, for somebody's ears; after a yes they need not say it twice. */
export function offerMessage(talk: Talk, why: string, text: string | null = talk.turn.text): void {
  talk.say.push(why);
  if (text) keepWords(talk.state, text);
  if (talk.heard.reach && talk.heard.reach !== 'other') talk.state.phone = talk.heard.reach;
  ask(talk, { kind: 'message?' }, 'Would you like to leave a message?');
}

export function aboutMyself(talk: Talk): void {
  const { agentName, businessName } = talk.facts;
  const name = agentName && agentName !== businessName ? `${agentName}, ` : '';
  talk.say.push(`I'm ${name}an automated assistant for ${businessName}, not a person.`);
}

export function aboutHelp(talk: Talk): void {
  const { orderingEnabled, bookingEnabled, closed } = talk.facts;
  const ordering = orderingEnabled && !closed ? 'take your order, tell you about the menu, ' : '';
  const booking = bookingEnabled ? 'find you an appointment, ' : '';
  talk.say.push(`I can ${ordering}${booking}tell you our hours, or take a message.`);
}

/** An allergy is repeated with what the menu states of the order, and goes to the kitchen with it. */
export function aboutAllergy(talk: Talk, word: string): void {
  const name = word || 'an allergy';
  const affected = talk.state.lines.flatMap((line) => {
    const family = talk.menu.family(line.family);
    const listed = family?.variants.flatMap((variant) => variant.item.allergens) ?? [];
    return family && listed.some((one) => matches(word, one)) ? [family.name] : [];
  });
  if (!talk.facts.orderingEnabled) return tellOfAllergy(talk);
  changing(talk);
  const { allergies } = talk.state;
  if (!allergies.includes(word || 'not named')) allergies.push(word || 'not named');
  if (!word) ask(talk, { kind: 'allergy' }, 'What is the allergy to?');
  const found = affected.length > 0 ? ` The menu lists it for the ${list(affected)}.` : '';
  talk.say.push(
    `Thanks for telling me. I'll put ${name === word ? `the ${word} allergy` : 'that'} on your order.${found}`,
  );
  if (word && EATING.test(talk.heard.words.join(' '))) sayNotListed(talk, word);
  talk.say.push("I only know what the menu lists, so I can't promise that anything is free of it.");
}

export function noAllergy(talk: Talk): void {
  talk.state.allergyAsked = true;
  talk.say.push('Okay, no allergies.');
}

const EATING =
  /\b(?:what|which|anything|something|is there|can (?:i|she|he|we|they))\b.*\b(?:eat|have|get|order|safe|okay|options?)\b|\b(?:safe|free)\b/;

/** Where nothing is ordered, whoever is visited must know of it. */
function tellOfAllergy(talk: Talk): void {
  keepWords(talk.state, talk.turn.text);
  talk.say.push('Thanks for telling me; whoever sees you should know.');
  if (!talk.state.booking) nextOfMessage(talk);
}

/** Dishes of which the menu lists what is in them, and not this. */
function sayNotListed({ menu, say }: Talk, word: string): void {
  const listed = (family: Family) => family.variants.flatMap(({ item }) => item.allergens);
  const free = menu.families.filter(
    (family) =>
      isAvailable(family) &&
      listed(family).length > 0 &&
      !listed(family).some((one) => word.split(' and ').some((name) => matches(name, one))),
  );
  if (free.length > 0) say.push(`The menu doesn't list ${word} for the ${names(free.slice(0, 4))}.`);
}

function matches(word: string, listed: string): boolean {
  const name = word.replace(/s$/, '');
  return name !== '' && (listed.startsWith(name) || sameAllergen(name, listed.toLowerCase()));
}
