import type { FoundSlot } from '@attendant/contract/bookings/tools';
import { ask, type Talk } from '../../decide/talk.ts';
import type { BusinessFacts, PersonFact, ServiceFact } from '../../facts.ts';
import { beyondDetails } from '../../heard/appointment/about.ts';
import { fittingFor } from '../../heard/appointment/for-whom.ts';
import { tellsAnything } from '../../heard/appointment/matter.ts';
import { bothIn, NO_VISIT } from '../../heard/appointment/visit.ts';
import { NO_TIME } from '../../heard/when/when.ts';
import { list } from '../../say/wording.ts';
import { namedAmong, stemOf, tellingWords } from '../../understand/called.ts';
import { FUNCTION_WORDS, tokenise } from '../../understand/words.ts';
import type { BookingPart, Draft } from './draft.ts';
import { placeOf } from './pick.ts';

/** What is done and who does it, where the business has services or persons. */

export const isStaffed = ({ services, persons }: BusinessFacts): boolean => services.length > 0 || persons.length > 0;

export const serviceOf = ({ services }: BusinessFacts, id: string | null | undefined): ServiceFact | null =>
  services.find((one) => one.id === id) ?? null;
export const personOf = ({ persons }: BusinessFacts, id: string | null | undefined): PersonFact | null =>
  persons.find((one) => one.id === id) ?? null;

/** 'Cleaning with Doctor Okafor'; empty where neither is known. */
export function visitWords(facts: BusinessFacts, service_id?: string | null, person_id?: string | null): string {
  const [service, person] = [serviceOf(facts, service_id), personOf(facts, person_id)];
  return [service?.name, person && `with ${person.name}`].filter(Boolean).join(' ');
}

/** ' with Doctor Okafor', where all of them are hers. */
export function withWhom(facts: BusinessFacts, slots: readonly { person_id?: string | null }[]): string {
  const [first, ...others] = slots.map(({ person_id }) => person_id);
  const person = others.every((id) => id === first) ? personOf(facts, first) : null;
  return person ? ` with ${person.name}` : '';
}

/** What the tools are told of it. */
export const visitInput = (
  facts: BusinessFacts,
  { service, person }: Pick<Draft, 'service' | 'person'>,
  slot?: FoundSlot,
): { service_id?: string; person_id?: string } => {
  const service_id = serviceOf(facts, service)?.id;
  const person_id = personOf(facts, slot?.person_id ?? person)?.id;
  return { ...(service_id !== undefined && { service_id }), ...(person_id !== undefined && { person_id }) };
};

/** Takes what was said of both. True when something else is wanted than before. */
export function hearVisit(talk: Talk, draft: Draft, part: BookingPart | null): boolean {
  const { facts, heard } = talk;
  if (!isStaffed(facts)) return false;
  const { services, persons, named, anybody, stranger } = heard.visit;
  const before = [draft.service, draft.person, draft.notWhom.length];
  const [service, ...otherServices] = fittingFor(services, facts.services, toldOf(talk, draft));
  if (heard.visit.both.length === 2 && wantBoth(talk, draft, heard.visit.both)) return true;
  if (service && otherServices.length === 0) {
    // 'A checkup', and then 'make it a cleaning': it is about no checkup any more.
    if (service.id !== draft.service) draft.about = beyondService(facts, draft);
    Object.assign(draft, { service: service.id, unnamed: false });
  }
  // The answer to whose it is may be the name of somebody here.
  const isWhose = (part === 'name' || part === 'confirm') && !heard.asking;
  const [person, ...otherPersons] = isWhose ? persons : named;
  if (person && otherPersons.length === 0) draft.person = person.id;
  else if (anybody) draft.person = null;
  ruleOut(talk, draft);
  if (draft.doing === 'move' && otherPersons.length === 1)
    draft.either = [...(person ? [person] : []), ...otherPersons].map(({ id }) => id);
  draft.by = null;
  const isNew = draft.service !== before[0] || draft.person !== before[1] || draft.notWhom.length !== before[2];
  if (isNew) draft.instead = null;
  if (!person && stranger && part !== 'name') sayStranger(talk, stranger);
  checkDoer(talk, draft);
  return isNew;
}

/** With what was only told beside it: 'she's seven'. */
const toldOf = ({ turn, remarks }: Talk, { words, beside }: Draft): string =>
  [words, turn.text, ...remarks, ...beside].join('. ');

/** 'Not with Ana', 'somebody else', of whom was asked for or proposed. */
function ruleOut({ heard: { visit } }: Talk, draft: Draft): void {
  const spoken = draft.chosen?.person_id ?? draft.offered[0]?.person_id ?? draft.person;
  const out = visit.another && spoken ? [spoken] : visit.denied.map(({ id }) => id);
  if (visit.named.some(({ id }) => !out.includes(id)) && visit.denied.length === 0) return;
  draft.notWhom.push(...out.filter((id) => !draft.notWhom.includes(id)));
  if (draft.person && out.includes(draft.person)) draft.person = null;
}

/** 'A cut and a beard trim': one, and the other right after it. True when that is new. */
function wantBoth({ say }: Talk, draft: Draft, [first, next]: readonly ServiceFact[]): boolean {
  if (!first || !next || !isNew(draft) || draft.second || draft.whom || draft.another) return false;
  Object.assign(draft, { service: first.id, unnamed: false });
  draft.second = {
    whom: null,
    about: next.name,
    together: false,
    ofCaller: true,
    name: null,
    pair: [],
    before: '',
    more: 1,
  };
  say.push(`I can book one at a time: ${first.name} first, and ${next.name} right after it.`);
  return true;
}

/** 'And the pedicure at two', of the one that is to follow: it is kept for it. */
export function hearOfNext(talk: Talk, draft: Draft): void {
  const { visit, when } = talk.heard;
  const [service, ...others] = visit.services;
  if (!draft.second || !service || others.length > 0 || service.name !== draft.second.about) return;
  if ((when.day ?? when.time) !== null) draft.second = { ...draft.second, at: when };
  talk.heard = { ...talk.heard, when: NO_TIME, visit: NO_VISIT };
}

function sayStranger({ facts, say }: Talk, stranger: string): void {
  const here = facts.persons.map(({ name }) => name);
  say.push(`I don't have a ${stranger} here.${here.length <= MOST ? ` There's ${list(here)}.` : ''}`);
}

/** Not everybody does everything. */
function checkDoer({ facts, say }: Talk, draft: Draft): void {
  const [service, person] = [serviceOf(facts, draft.service), personOf(facts, draft.person)];
  if (!service || !person || service.doers.includes(person.id)) return;
  const doers = facts.persons.filter(({ id }) => service.doers.includes(id)).map(({ name }) => name);
  const others = doers.length > 0 ? ` ${list(doers)} ${doers.length === 1 ? 'does' : 'do'}.` : '';
  say.push(`${person.name} doesn't do ${service.name}.${others}`);
  draft.person = null;
}

/** As many as can be kept in mind on the phone. */
const MOST = 6;

/** Asks what is to be done, or with whom of two, where that is open. True when it asked. */
export function askVisit(talk: Talk, draft: Draft): boolean {
  const { facts, heard } = talk;
  const [only, ...more] = facts.services;
  if (only && more.length === 0) draft.service = only.id;
  if (isNew(draft) && draft.service === null && !draft.unnamed) draft.service = toldService(facts, draft)?.id ?? null;
  if (isNew(draft) && facts.services.length > 0 && draft.service === null && !draft.unnamed) {
    askService(talk, heard.visit.services.length > 1 ? heard.visit.services : facts.services);
    return true;
  }
  const { someone, anybody } = heard.visit;
  const others = draft.notWhom.length > 0 && draft.person === null ? othersThan(facts, draft) : [];
  const [other, ...rest] = others;
  if (other && isNew(draft) && (rest.length === 0 || anybody)) draft.person = other.id;
  const named =
    others.length > 1
      ? others
      : someone && heard.visit.named.length === 0 && facts.persons.length <= MOST
        ? facts.persons
        : heard.visit.named;
  if (!isNew(draft) || named.length < 2 || draft.person !== null) return false;
  ask(
    talk,
    { kind: 'booking', part: 'person' },
    `With ${list(
      named.map(({ name }) => name),
      'or',
    )}?`,
  );
  return true;
}

/** 'This mole, I want it off', where one service alone has a word of it: it is read back in any case. */
function toldService({ services }: BusinessFacts, { words, beside, whom }: Draft): ServiceFact | null {
  if (whom) return null;
  const said = tokenise([words, ...beside].join(' '));
  const [at, ...others] = namedAmong(
    services.map(({ name }) => name),
    said,
    true,
  );
  return at === undefined || others.length > 0 ? null : (services[at] ?? null);
}

const isNew = ({ doing }: Draft): boolean => doing === 'book' || doing === 'wait';

function askService(talk: Talk, services: readonly ServiceFact[]): void {
  const names = services.map(({ name }) => name);
  const text = names.length <= MOST ? `What is it for: ${list(names, 'or')}?` : 'What is it for?';
  ask(talk, { kind: 'booking', part: 'service' }, text);
}

/** The answer to what it is for. True when the appointment can go on. */
export function takeService(talk: Talk, draft: Draft): boolean {
  const { facts, heard } = talk;
  if (draft.service !== null) return true;
  const [first, ...others] = heard.visit.answered;
  // 'How soon do people do it?' picks none, nor 'Friday, whichever is first'.
  const picked =
    heard.when.soon || heard.when.day ? undefined : facts.services[placeOf(heard.when, facts.services.length) ?? -1];
  const one = others.length === 0 ? (first ?? picked) : undefined;
  if (one) {
    draft.service = one.id;
    return true;
  }
  const both = heard.visit.saysBoth ? bothIn(tokenise(draft.words), facts.services) : [];
  if (both.length === 2 && wantBoth(talk, draft, both)) return true;
  if (first) {
    askService(talk, heard.visit.answered);
    return false;
  }
  if (heard.asking || heard.when.alone) return false;
  // None of them: somebody sees to it by the caller's own words, where they say anything.
  const { matter: told } = heard.appointment;
  const matter = told && beyondDetails(told, [heard.caller.name, heard.appointment.theirName]);
  if (matter === '' && told !== '') return false;
  // 'It hurts when I chew' is no doubt.
  const isTold = heard.consent === null || (heard.consent === 'doubt' && heard.appointment.about !== null);
  const words = isTold && tellsAnything(matter ?? heard.text) ? (matter ?? heard.text) : '';
  if (words === '' && !draft.aboutAsked) {
    draft.aboutAsked = true;
    talk.say.push("Sorry, I didn't get that.");
    askService(talk, facts.services);
    return false;
  }
  Object.assign(draft, { unnamed: true, about: words === '' ? draft.about : words.slice(0, 500), aboutAsked: true });
  return true;
}

/** What was told beside the service: 'my gums bleed', not 'a cleaning'. */
export function beyondService(facts: BusinessFacts, { about, service }: Draft): string | null {
  const known = serviceOf(facts, service);
  if (about === null || !known) return about;
  const words = tokenise(about);
  if (namedAmong([known.name], words, true).length === 0) return about;
  // 'A small one, some script on my wrist' says more than the small tattoo.
  const name = tellingWords(known.name).map(stemOf);
  const more = words.filter(
    (word) =>
      !FUNCTION_WORDS.has(word) && !name.some((one) => one.startsWith(stemOf(word)) || stemOf(word).startsWith(one)),
  );
  return more.length > 1 ? about : null;
}

/** While others are offered in place of somebody: those who could. */
export const othersThan = (facts: BusinessFacts, { service, person, notWhom }: Draft): readonly PersonFact[] => {
  const doers = serviceOf(facts, service)?.doers;
  return facts.persons.filter(({ id }) => id !== person && !notWhom.includes(id) && (!doers || doers.includes(id)));
};

/** Guests are seated here. */
export const seatsGuests = ({ businessName, notes }: BusinessFacts): boolean =>
  [businessName, ...notes.map(({ text }) => text)].some((text) => SEATS.test(text));
const SEATS =
  /\b(?:restaurant|bistro|trattoria|brasserie|steakhouse|tables?|corkage|seating|part(?:y|ies) (?:of|over|up to))\b/i;

/** What it is about, told before that is asked, or told anew: 'a trim', where a cut was read back. True when it was. */
export function hearAbout({ heard }: Talk, draft: Draft): boolean {
  if (draft.doing !== 'book') return false;
  const bare = !heard.asking && !heard.when.alone && heard.words.length < 10 && heard.consent === null;
  if (draft.about) return bare && tellsOther(heard, draft);
  draft.about = heard.appointment.about ?? (bare ? heard.appointment.forWhat : null);
  return draft.about !== null;
}

function tellsOther({ appointment, words, when }: Talk['heard'], draft: Draft): boolean {
  const { about, instead, wants } = appointment;
  const known = [draft.about, ...draft.beside].join(' ').toLowerCase();
  const isOther = about !== null && !about.startsWith('table') && !known.includes(about.toLowerCase());
  const isAlone = words.length < A_FEW && wants === null && (when.day ?? when.time) === null;
  if (!isOther || !isAlone || draft.about?.startsWith('table')) return false;
  if (instead) draft.about = about;
  else draft.beside.push(about);
  return true;
}
const A_FEW = 6;
