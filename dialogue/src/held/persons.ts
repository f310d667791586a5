import type { BusinessFacts } from '../facts.ts';
import { consentIn } from '../heard/consent.ts';
import { likeness } from '../understand/menu/likeness.ts';
import { readName } from '../understand/names.ts';
import { readDigits } from '../understand/phones.ts';
import { tokenise } from '../understand/words.ts';
import type { Exchange, Said } from './said.ts';

const NAME_ASKED = /\bname\b[^.!?]*\?|\bwho\b[^.!?]*\bfor\b[^.!?]*\?/i;
const SHALL_I =
  /\b(?:shall|should|can|may|want me to|like me to) (?:i )?(?:place|book|go ahead|send|submit|put (?:it|that|this) (?:in|through)|move|cancel|confirm)\b[^.!?]*\?/i;
const IS_RIGHT = /\b(?:shall|should) i\b[^.!?]*\?|\b(?:right|correct|okay|ok|confirm|good to go)\?/i;

/** Another name than the caller gave. */
export function nameDifferences({ statements, offers }: Said, name: string, { callerName }: BusinessFacts): string[] {
  const callers = statements.filter(({ by }) => by === 'caller');
  const given = callers.flatMap(({ text, acts, asked }) => [
    ...acts.flatMap((act) => (act.kind === 'name' ? act.name : [])),
    ...[NAME_ASKED.test(asked) ? readName(text) : null].flatMap((said) => said ?? []),
  ]);
  const heard = [
    ...callers.flatMap(({ words }) => words),
    ...offers.filter(({ answer }) => answer !== 'doubt').flatMap(({ text }) => tokenise(text)),
    ...tokenise([...given, callerName ?? ''].join(' ')),
  ];
  const parts = tokenise(name);
  const isHeard = parts.some((part) => heard.some((word) => word === part || likeness(word, part) > 0));
  return given.length === 0 || parts.length === 0 || isHeard ? [] : [`the name ${name}`];
}

/** 'No, that's all' answers the other question of 'Anything else, or shall I place it?'. */
const DONE = /^\W*(?:no|nope|nah)?\W*(?:that['’]?s|that is) (?:all|it|everything)\b/i;
const NUMBER = 7;

/** Another number than the caller gave. */
export function phoneDifferences(
  { statements, offers }: Said,
  phone: string | undefined,
  { callerPhone }: BusinessFacts,
): string[] {
  const wanted = (phone ?? '').replace(/\D/g, '').slice(-NUMBER);
  const given = statements.filter(({ by }) => by === 'caller').map(({ words }) => readDigits(words));
  const known = [
    given.join(''),
    (callerPhone ?? '').replace(/\D/g, ''),
    ...offers.filter(({ answer }) => answer !== 'doubt').map(({ text }) => readDigits(tokenise(text))),
  ];
  const isGiven = given.some((digits) => digits.length >= NUMBER);
  return wanted.length < NUMBER || !isGiven || known.some((digits) => digits.includes(wanted))
    ? []
    : [`the number ${phone ?? ''}`];
}

/** The agent asked whether it should be done, and the answer was no yes; or whether all was right, and it held a doubt. */
export function agreementMissing(exchanges: readonly Exchange[]): string[] {
  const [before, last] = exchanges.slice(-2);
  if (!before || !last || DONE.test(last.caller)) return [];
  const answer = consentIn(last.caller);
  const open = SHALL_I.test(before.agent) ? answer !== 'yes' : IS_RIGHT.test(before.agent) && answer === 'doubt';
  return open ? ['all of it as I read it to you'] : [];
}

const CANCEL =
  /\b(?:cancel\w*|call\w* off|scrap|delete|remove|not coming|can['’]?t (?:come|make)|won['’]?t (?:be )?(?:come|coming|make)|don['’]?t need|no longer|take (?:me|us|it) off|drop|forget|undo|void)\b/i;

/** Nobody spoke of an end of the appointment. */
export const cancelUnsaid = (exchanges: readonly Exchange[]): string[] =>
  exchanges.some(({ caller }, at) => CANCEL.test(caller) || CANCEL.test(exchanges[at - 1]?.agent ?? ''))
    ? []
    : ['cancel the appointment'];
