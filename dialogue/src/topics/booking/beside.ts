import { aboutHours } from '../../decide/answers/business-answers.ts';
import { sayFromNotes } from '../../decide/answers/knowledge.ts';
import { BEYOND_DOUBT, SURE, tellInContext, tellNoted } from '../../decide/answers/noted.ts';
import { tellMore } from '../../decide/answers/told-before.ts';
import { hear } from '../../decide/hear.ts';
import { dropMessage } from '../../decide/message/message.ts';
import type { Talk } from '../../decide/talk.ts';
import { forWhatIn } from '../../heard/appointment/about.ts';
import { isWish, matterAmong, tellingIn, tellsAnything } from '../../heard/appointment/matter.ts';
import { tellsWhen } from '../../heard/appointment/why-not.ts';
import { FOREIGN } from '../../heard/intent/remarks.ts';
import { isMereQuestion } from '../../heard/question.ts';
import { writtenSentences } from '../../heard/words/marks.ts';
import { ASKED_BESIDE, NOT_SAFE_TO_SAY } from '../../say/answers.ts';
import { stemOf } from '../../understand/called.ts';
import { FUNCTION_WORDS, tokenise } from '../../understand/words.ts';
import { tellOfService } from './beside/of-service.ts';
import type { BookingPart, Draft } from './draft.ts';
import { intentOf } from './intent.ts';
import { beyondService, serviceOf } from './visit.ts';

/** 'Is that okay?', in any part of it. */
export const isAskedOf = ({ asking, clauses }: Talk['heard']): boolean => asking || clauses.some((part) => part.asking);

/** What is told of a new appointment beside when and why goes with it. True when something was. */
export function keepBeside({ heard, say }: Talk, draft: Draft): boolean {
  const told = heard.appointment.aside ?? heard.condition;
  if (!told || draft.doing !== 'book' || draft.about?.includes(told)) return false;
  if (!draft.beside.includes(told)) draft.beside.push(told);
  if (heard.condition && isAskedOf(heard)) say.push(NOT_SAFE_TO_SAY);
  say.push(`I'll put that with the appointment: ${told}.`);
  return true;
}

/** 'Is there a fee for that?', in the middle of it: what the owner wrote is told, and the question stands. True when it was. */
export function answerBeside(talk: Talk, draft: Draft, part: BookingPart): boolean {
  const { heard } = talk;
  const [told, ...more] = heard.clauses.filter(({ asking }) => asking);
  if (/^(?:which|when|service)$/.test(part) && told && more.length === 0 && heard.clauses.length > 1) {
    const isOf = OF_NOTES.test(told.text);
    const asked = matterAmong(told.text, []) !== null && WISHED_BESIDE.test(told.text);
    // 'And could I get a loaner?' is for whoever sees them.
    const said = isOf || asked ? sayFromNotes(talk, told.text) : null;
    if (asked && said === null && draft.doing === 'book') draft.beside.push(told.text);
  }
  const { day, time, pick, bare, shift, soon } = heard.when;
  const isTimed = ((day ?? time) !== null && !soon) || (pick ?? bare ?? shift) !== null;
  if (!/^(?:cancel|confirm|name|phone|mine|instead)$/.test(part) || isTimed || heard.consent === 'yes') return false;
  const asked = heard.clauses.filter(({ asking }) => asking).map(({ text }) => text);
  if (asked.length === 0 || heard.appointment.own || heard.appointment.ofFree) return false;
  return sayFromNotes(talk, asked.join(', ')) !== null;
}

/**
 * 'You're still on Fourth Avenue, right?', 'can she eat that morning', whatever of it was asked last: what names no moment and
 * wishes for none, and the owner's words answer, is answered, and the question stands. True when it was.
 */
export function answerMidway(talk: Talk, part: BookingPart): boolean {
  const { clauses, when, appointment, consent, words, acts, onlyAsking, menuQuestion } = talk.heard;
  if (consent === 'yes' || words.length < FEW) return false;
  // 'How late are you there on Monday?' wishes for no Monday.
  const hours = acts.find((act) => act.kind === 'hours');
  if (hours?.kind === 'hours' && onlyAsking && appointment.wants === null && when.time === null) {
    aboutHours(talk, hours);
    return true;
  }
  if (/^(?:about|service|person|mine)$/.test(part)) return false;
  // 'Is it more if his coat's matted?' asks for no more times, nor does what the morning costs wish for one.
  const asksPrice = onlyAsking && menuQuestion?.about === 'price';
  const isTimed =
    !asksPrice &&
    ((when.day ?? when.pick ?? when.bare ?? when.shift) !== null || (when.time !== null && !when.time.vague));
  const asksAll = asksPrice || (clauses.length > 0 && clauses.every(({ asking }) => asking));
  if (isTimed || !asksAll || appointment.ofFree || appointment.wants === 'free') return false;
  if (acts.some(({ kind }) => kind === 'hours' || kind === 'person')) return false;
  // 'You're still at 40 Dock Street?' looks for no appointment.
  if (appointment.wants === 'find' || intentOf(talk) === 'find') return tellNoted(talk, BEYOND_DOUBT);
  return tellInContext(talk) || tellNoted(talk, SURE);
}
const FEW = 3;

/** 'I need to cancel tomorrow, is there a fee?': what the owner wrote is told before it is seen to. */
export function answerAsked(talk: Talk): void {
  const { clauses, appointment } = talk.heard;
  const asked = clauses.filter(({ asking, text }) => asking && OF_NOTES.test(text));
  const about = appointment.wants === 'cancel' ? ' to cancel' : '';
  if (asked.length > 0 && asked.length < clauses.length)
    sayFromNotes(talk, `${asked.map(({ text }) => text).join(', ')}${about}`);
}

const OF_NOTES =
  /^(?:and |but )?(?:how (?:much|long)|will (?:i|you|there|it)|do you (?:do|take|shoot|see|work on|handle|offer|teach)|what (?:do|does|is|are|should)|whats|what's|is there|are there|where|do (?:i|we) (?:need|have|pay)|do you (?:take|accept|charge))\b/i;
const WISHED_BESIDE =
  /^(?:and |but |also )*(?:can|could|may|would|will) (?:i|we) (?:get|have|use|bring|leave|drop|pay|borrow)\b/i;

/** 'For my mom', which the name of the caller alone would not say. */
function keepWhose(heard: Talk['heard'], draft: Draft, caller: string | null): void {
  const { forKin, theirName } = heard.appointment;
  const isNamed = draft.whom ?? draft.second ?? theirName ?? heard.caller.name ?? heard.renamed;
  const told = [draft.about, ...draft.beside].join(' ');
  if (forKin && caller && draft.doing === 'book' && !isNamed && !told.includes(forKin.replace('my ', '')))
    draft.beside.push(`for ${forKin}`);
}

/** What is told in the same breath goes with it as well, and is read back: nobody need ask for that. */
export function keepTold({ facts, heard, state }: Talk, draft: Draft): boolean {
  const before = draft.beside.length;
  const known = [beyondService(facts, draft), ...draft.beside, serviceOf(facts, draft.service)?.name].filter(
    (one) => one !== null && one !== undefined,
  );
  const of = new Set(known.flatMap((one) => tokenise(one).map(stemOf)));
  const theirs = heard.appointment.theirName;
  const named = theirs && heard.caller.name && !heard.caller.name.includes(theirs) && !draft.whom;
  const clause = named ? heard.clauses.find(({ text }) => text.includes(theirs)) : null;
  if (clause && !draft.beside.includes(clause.text)) draft.beside.push(clause.text);
  keepWhose(heard, draft, state.name ?? facts.callerName);
  // Whoever comes to them must know where.
  const { address } = heard.caller;
  if (address && !draft.beside.some((one) => one.includes(address))) draft.beside.push(withAddress(heard, address));
  for (const told of heard.appointment.told) {
    if (tellsWhen(told)) continue;
    if (heard.visit.named.some(({ name }) => name.split(' ').some((part) => part.length > 3 && told.includes(part))))
      continue;
    if (
      [heard.caller.name, heard.answersName, state.name, ...(draft.second ? heard.names : [])].some(
        // 'It's Marta. Marta Ruiz.'
        (name) => name && (told.includes(name) || matterAmong(told, [name]) === null),
      )
    )
      continue;
    const words = tokenise(told).filter((word) => !FUNCTION_WORDS.has(word));
    // The same in more words takes its place.
    const about = tokenise(draft.about ?? '').filter((word) => !FUNCTION_WORDS.has(word));
    if (about.length > 0 && about.every((word) => words.includes(word)) && !draft.about?.startsWith('table')) {
      draft.about = told;
      continue;
    }
    if (words.length === 0 || words.some((word) => !of.has(stemOf(word)))) draft.beside.push(told.slice(0, 200));
  }
  return draft.beside.length > before;
}

/** What is told with it, where that is more than who calls. */
function withAddress({ clauses }: Talk['heard'], address: string): string {
  const told = clauses.find(({ text }) => text.includes(address))?.text ?? address;
  return tellsAnything(told.replace(address, ' ')) ? told : address;
}

/** A question, and no wish that is put as one: 'could they look at the thermostat'. */
export const isAnswerable = (text: string): boolean => isMereQuestion(text) && !PUT_AS_ONE.test(text);
const PUT_AS_ONE =
  /^(?:(?:and|also|but|so) )*(?:can|could|would|will) (?:you|they|he|she|some(?:one|body)|any(?:one|body))\b/i;
const SENTENCE = /^(?:it|he|she|they|i|we|there|my|our|his|her)(?:['’]|\s)/i;

/** What is said of the talk itself and of moments tells nothing of why somebody comes: 'I gotta sleep', 'can we push it'. */
const OF_THE_TALK = new Set<string>(
  'thanks yes no goodbye greeting how-are-you hours move-booking cancel-booking my-booking wait unsure repeat'.split(
    ' ',
  ),
);
const PLAINLY = 0.5;

/** No part of a wish that tells something is passed over: 'and could they look at the thermostat'. */
export function keepRest(talk: Talk, draft: Draft): void {
  const { facts, heard, state } = talk;
  const names = [heard.caller.name, heard.caller.address, state.name, heard.appointment.theirName, draft.by];
  const known = [...names, ...facts.persons.map(({ name }) => name)];
  // What was asked before and answered is no reason to come: 'Aetna is what I have'.
  if (state.spoken) known.push(...state.spoken.text.split(/(?<=[?])\s+/).filter((one) => one.endsWith('?')));
  for (const { text, asking, intent, sure } of heard.clauses) {
    if ((OF_THE_TALK.has(intent) && sure > PLAINLY) || tellsWhen(text)) continue;
    const told = asking && isAnswerable(text) ? null : matterAmong(text, known);
    const matter = told && SENTENCE.test(text) && !isWish(text) ? text : told;
    if (matter === null) continue;
    const kept = [draft.about, ...draft.beside, draft.second?.about, serviceOf(facts, draft.service)?.name];
    const said = new Set(kept.flatMap((one) => (one ? tokenise(one).map(stemOf) : [])));
    const more = tellingIn(matter, known).filter((word) => !said.has(stemOf(word)));
    if (more.length === 0) continue;
    const about = tokenise(draft.about ?? '').filter((word) => !FUNCTION_WORDS.has(word));
    const holds = !draft.about?.startsWith('table') && about.every((word) => tokenise(matter).includes(word));
    if (holds && facts.services.length === 0) draft.about = matter;
    else draft.beside.push(matter);
  }
  // 'Do you do newborn photos?', and then when
  if (draft.about === null && facts.services.length === 0 && heard.work.length > 0)
    draft.about =
      heard.clauses
        .map(({ text }) => (tellsWhen(text) ? null : matterAmong(text, known)))
        .find((one) => one !== null) ?? null;
}

/** 'It's my mom's birthday', 'ask for me at the side door': what only tells is for whoever sees them. True when it was kept. */
export function noteRest({ heard, turn }: Talk, draft: Draft, part: BookingPart): boolean {
  const { acts, asking, caller, consent, foreign, forSomebody, remark, when, words } = heard;
  const isOther =
    asking ||
    consent === 'yes' ||
    foreign > FOREIGN ||
    forSomebody === 'complaint' ||
    (when.day ?? when.time ?? when.shift ?? when.bare ?? when.pick) !== null ||
    (OF_THE_TALK.has(remark.intent) && remark.sure > PLAINLY) ||
    acts.some(({ kind }) => !WEAK.has(kind));
  if (isOther || draft.doing !== 'book' || !/^(?:which|name|phone|confirm)$/.test(part) || words.length < LEAST)
    return false;
  const { forKin } = heard.appointment;
  // 'It's for my husband', asked for a name
  if (part === 'name' && forKin !== null && caller.name === null) {
    if (!draft.beside.includes(`for ${forKin}`)) draft.beside.push(`for ${forKin}`);
    return true;
  }
  const told = turn.text
    .trim()
    .replace(LEADING, '')
    .replace(/[.!,\s]+$/, '');
  if (!tellsAnything(told) || (part === 'name' && !heard.telling && caller.name === null && words.length < TELLS))
    return false;
  if (!draft.beside.includes(told)) draft.beside.push(told.slice(0, 200));
  return true;
}
const LEAST = 3;
const LEADING = /^(?:(?:oh|and|also|um|uh|by the way|hey|well|so|yeah|okay|plus)[\s,]+)+/i;
const WEAK = new Set(['okay', 'greeting', 'thanks', 'unknown-item', 'name', 'leave-message']);

/** 'And the pickup would be from work', to the read-back of a move: it goes to whoever sees to it. True when a yes is still due. */
export function keepBesideMove({ state, heard, say, turn }: Talk): boolean {
  const { asked, booking } = state;
  const isReadBack = asked.kind === 'booking' && asked.part === 'confirm' && booking?.doing === 'move';
  const { day, time, shift, bare } = heard.when;
  // 'No, just leave it the way it is'
  if (heard.appointment.forget || heard.manner.refuses) return false;
  if (!isReadBack || heard.words.length < TELLS || !JOINED.test(heard.words.join(' '))) return false;
  if ((day ?? time ?? shift ?? bare) !== null) return false;
  booking.beside.push(turn.text.trim());
  say.push("I'll pass that on with it.");
  return heard.consent !== 'yes';
}
/** More than a remark, and said to what was read back. */
const TELLS = 5;
const JOINED =
  /^(?:(?:ok|okay|sure|yeah|yes|yep|yup|fine|great|good|perfect|oh|um|sounds) )*(?:and|but|also|plus|just|only|oh|by the way)\b/;

/** 'Well, it's for my shoulder, but yeah, go ahead', where the shoulder was read back: nothing of it stands against the yes. */
export function agreesToTold({ heard, facts, menu }: Talk, draft: Draft): boolean {
  const [, before = '', behind = ''] = /^(.+?),? but (.+)$/i.exec(heard.text.trim()) ?? [];
  if (behind === '' || heard.asking || hear(behind, facts, menu).consent !== 'yes') return false;
  const { consent, when, acts, caller } = hear(before, facts, menu);
  const said = forWhatIn(before) ?? matterAmong(before, []);
  const isNew = (when.day ?? when.time ?? when.bare) !== null || caller.name !== null || said === null;
  const stands = [draft.about, ...draft.beside].join(' ').toLowerCase();
  return consent === null && acts.every(({ kind }) => kind !== 'no') && !isNew && stands.includes(said.toLowerCase());
}

/** A question in the middle that nobody here can answer is for whoever sees them. True when it was kept. */
export function keepQuestion(talk: Talk): boolean {
  const { state, heard, say, turn } = talk;
  const { booking } = state;
  if (booking?.doing !== 'book') return false;
  const asked = heard.clauses.flatMap(({ asking, text }) => (asking ? text : [])).join(', ') || turn.text.trim();
  if (keepBeside(talk, booking) || tellOfService(talk, booking, false) || tellMore(talk) || tellInContext(talk))
    return true;
  if (!booking.beside.includes(asked)) booking.beside.push(asked);
  say.push(ASKED_BESIDE);
  return true;
}

/** Who was told of a danger and wants to come now says no more what for: whoever sees them must know it. */
export function takeAlarmAlong({ state: { alarm } }: Talk, draft: Draft): void {
  if (!alarm || alarm.danger === 'threat' || alarm.denied !== undefined) return;
  const said = alarm.said?.slice(0, 400) ?? '';
  const told =
    writtenSentences(said)
      .filter((one) => !one.endsWith('?'))
      .join(' ')
      .replace(/\.$/, '') ||
    said ||
    null;
  Object.assign(draft, { about: told ?? draft.about, aboutAsked: true, unnamed: true });
}

/** What a message was offered for goes with the appointment: what was told is why they come. */
export function takeOver({ state, heard, facts }: Talk, draft: Draft): void {
  const { message, owed, asked, blamed } = state;
  const isOpen = asked.kind === 'message?' ? !owed : asked.kind === 'message-name' && !blamed;
  if (message === null || !isOpen) return;
  const told = message.replace(heard.text, '').replace(/[.\s]+$/, '');
  dropMessage(state);
  if (isMereQuestion(told)) return;
  if (draft.about === null && facts.services.length === 0) draft.about = told.slice(0, 500);
  else draft.beside.push(told.slice(0, 500));
}
