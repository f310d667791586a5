import type { Talk } from '../../decide/talk.ts';
import { tellingIn } from '../../heard/appointment/matter.ts';
import { NO_TIME } from '../../heard/when/when.ts';
import { namedAmong, stemOf } from '../../understand/called.ts';
import { tokenise } from '../../understand/words.ts';
import { type Draft, newDraft } from './draft.ts';
import { oneDay, search } from './search.ts';
import { wallOf } from './slot-words.ts';
import { isStaffed } from './visit.ts';

/** It is booked after this one, which it must not get lost beside. */
/** True when two come at once, and that was told. */
export function hearSecond(talk: Talk, draft: Draft): boolean {
  const { say, heard } = talk;
  const { second, theirName } = heard.appointment;
  if (draft.second?.whom && theirName) draft.second = { ...draft.second, name: theirName };
  // 'Me at ten thirty and Lily at eleven fifteen', where hers was to be the next.
  const [hers, ...rest] = heard.when.others;
  if (draft.second && !draft.second.at && heard.when.time && hers && rest.length === 0) {
    draft.second = { ...draft.second, at: { ...NO_TIME, ...hers } };
    talk.heard = { ...heard, when: { ...heard.when, others: [] } };
  }
  if (!second || draft.second || draft.whom || draft.doing !== 'book') return false;
  const together = seenTogether(talk, draft);
  if (together !== null && second.more === 1) {
    say.push(together);
    const told = second.whom ? `together with ${second.whom.replace(/^your/, 'their')}` : 'two together';
    if (!draft.beside.some((one) => one.includes('together'))) draft.beside.push(told);
    return true;
  }
  const { when } = heard;
  // The one of 'can she get one too' is no hour.
  if ((when.day ?? when.time) === null) talk.heard = { ...heard, when: NO_TIME };
  const [next, ...more] = when.others;
  // 'Nine and nine thirty': one time for each
  const each = next && more.length === 0 && /\band\b/.test(heard.words.join(' '));
  draft.second = { ...second, ...(each && { at: { ...NO_TIME, ...next } }) };
  if (each) talk.heard = { ...heard, when: { ...when, others: [] } };
  for (const name of second.pair.slice(0, 1)) draft.beside.push(`for ${name}`);
  if (each) say.push('I can book one at a time, and the other one after it.');
  if (each) return false;
  const those = second.more > 1 ? 'the others' : second.whom ? `the one for ${second.whom}` : 'the next one';
  say.push(`I can book one at a time, and ${those} right after it.`);
  return false;
}

/** 'We have two pedicure chairs, so friends can come together': what the owner wrote of two, for what is wished for. */
function seenTogether({ facts, heard }: Talk, { about }: Draft): string | null {
  const said = new Set(tellingIn(`${about ?? ''} ${heard.text}`).map(kindOf));
  const isOf = (text: string) => TOGETHER.test(text) && tellingIn(text).some((word) => said.has(kindOf(word)));
  return facts.notes.find(({ text }) => isOf(text))?.text ?? null;
}
const TOGETHER =
  /\b(?:two|both|several|couples?|famil(?:y|ies)|siblings|friends|pets)\b.*\b(?:together|same (?:time|appointment|slot)|share|side by side|one (?:appointment|slot|visit))\b/i;
const kindOf = (word: string): string =>
  /^(?:rabies|shots?|distemper|boosters?|vaccin\w*)$/.test(word) ? 'vaccine' : stemOf(word);

/** 'And one for my daughter right after' */
export function startSecond(talk: Talk, { second, chosen, about, words, service, person, nth }: Draft): void {
  if (!second || !chosen) return;
  const whom = second.whom ?? 'the next one';
  const draft: Draft = {
    ...newDraft('book', words),
    another: true,
    about: second.about ?? about,
    aboutAsked: true,
    service: serviceIn(talk, second.about) ?? service,
    person: second.together ? null : person,
    beside: second.pair.slice(1).map((name) => `for ${name}`),
    whom,
    nth: nth + 1,
    second: second.more > 1 ? { ...second, pair: [], more: second.more - 1 } : null,
    // 'Lena and Max Fischer'
    name:
      second.name ??
      (second.whom ? null : second.ofCaller ? talk.state.name : (talk.state.name?.split(' and ')[1] ?? null)),
  };
  // Where one is booked at a time, the other one follows it.
  const together = second.together && isStaffed(talk.facts);
  const { date, time } = wallOf({ starts_at: together ? chosen.starts_at : chosen.ends_at }, talk.facts);
  draft.wish = { day: second.at?.day ?? oneDay(date), time: second.at?.time ?? { at: time } };
  talk.state.booking = draft;
  talk.say.push(second.whom ? `Now the one for ${whom}.` : 'Now the next one.');
  search(talk, draft);
}

/** 'My mom wants a trim too' */
function serviceIn({ facts }: Talk, about: string | null): string | null {
  const named = namedAmong(
    facts.services.map(({ name }) => name),
    tokenise(about ?? ''),
  );
  return named.length === 1 ? (facts.services[named[0] ?? -1]?.id ?? null) : null;
}
