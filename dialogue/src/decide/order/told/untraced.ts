import { meantBy } from '../../../heard/change/meant.ts';
import { choicesIn } from '../../../heard/order/named-choices.ts';
import type { Act } from '../../../understand/acts.ts';
import { singular } from '../../../understand/words.ts';
import type { Line, State } from '../../state.ts';
import { ask, type Talk } from '../../talk.ts';
import { addNotes, groupsOn } from '../choosing.ts';
import { lineById } from '../lines.ts';
import { nothingDone } from '../obey.ts';
import { standingOf } from '../standing-changes.ts';
import { onlyMeant } from './meant-of.ts';

/** Behind these something of the order is otherwise than before, or something was said of them. */
const DEEDS = new Set<Act['kind']>([
  ...(['add', 'take-it', 'amend', 'split', 'replace', 'correct'] as const),
  ...(['remove', 'without', 'note', 'want-category'] as const),
]);
/** What is asked here, behind which anything may come. */
const OPEN = /^(?:more|confirm|what|help|topic|finish)$/;

/**
 * What was said of the order, or wished for, and left no trace in it, is done where it is plain what is meant, and else asked:
 * it would be passed over in silence.
 */
export function askAboutUntraced(talk: Talk, before: State): void {
  const { heard, state, facts, turn } = talk;
  if (turn.kind === 'silence' || !facts.orderingEnabled || facts.closed || heard.consent === 'yes') return;
  if (!OPEN.test(before.asked.kind) || !heard.acts.some(({ kind }) => DEEDS.has(kind))) return;
  if (onlyAdds(talk, before)) return takeBack(talk, before);
  if (!nothingDone(talk, true) || traces(state) !== traces(before)) return;
  if (chooseOnNamed(talk) || talk.touched.size > 0) return;
  if (heard.acts.every(({ kind }) => kind === 'take-it' || !DEEDS.has(kind)))
    return ask(talk, { kind: state.lines.length > 0 ? 'more' : 'what' }, 'Sorry, which dish do you mean?');
  if (state.lines.length > 0) return askChange(talk);
  ask(talk, { kind: 'what' }, "Sorry, I didn't get that. What can I get you?");
}

const askChange = (talk: Talk): void =>
  ask(talk, { kind: 'change' }, "Sorry, I didn't get what to change. What should it be?");

/** All that somebody may have told something of. */
const traces = (state: State): string => {
  const { lines, unclear, special, allergies, name, phone, fulfilment, address, wanted, wantedDay } = state;
  const { message, booking, finishing } = state;
  const told = [lines, unclear, special, allergies, name, phone, fulfilment, address, wanted, wantedDay];
  return JSON.stringify([...told, message, booking, finishing]);
};

/** 'The veggie one spicy', 'chicken ones with cheese': of those that were named, what can be chosen on them. */
function chooseOnNamed(talk: Talk): boolean {
  const { heard, touched, menu } = talk;
  const [id, ...others] = touched;
  const at = heard.words.findLastIndex((word) => /^ones?$/.test(word));
  const name = heard.words.slice(Math.max(at - 2, 0), at);
  const named = at < 1 ? null : nameable(name, talk);
  const line = id !== undefined && others.length === 0 ? lineById(talk, id) : named;
  const rest = heard.words.slice(at + 1);
  if (!line || rest.length === 0 || DENIES.test(rest.join(' ')) || menu.family(line.family) === undefined) return false;
  const { found, left } = choicesIn(groupsOn(talk, line), rest);
  const meant = found.length === 0 ? onlyMeant(groupsOn(talk, line), rest.join(' ')) : null;
  const choices = left.length === 0 && found.length > 0 ? found.map(({ choice }) => choice) : meant ? [meant] : [];
  const more = choices.map((choice) => choice.toLowerCase()).filter((choice) => !line.notes.includes(choice));
  if (more.length === 0) return false;
  addNotes(talk, line, more);
  return true;
}
const DENIES = /\b(?:no|not|without|off|out|less|dont)\b/;

/** The one line that these words and the last of them alone mean. */
function nameable(name: readonly string[], talk: Talk): Line | undefined {
  for (const words of [name, name.slice(-1)]) {
    const meant = meantBy(['the', ...words, 'ones'], standingOf(talk), talk.menu);
    const [line, ...others] = meant?.lines ?? [];
    if (line && others.length === 0) return lineById(talk, line.id);
  }
  return undefined;
}

const EXCHANGES = /\b(?:swap|switch|replace|exchange|trade|substitute|scratch|scrap|lose|ditch|nix|remove|off)\b/;
const ADDS = /\b(?:add|also|too|as well|another|more|extra|plus)\b/;
const LED = /^(?:and|oh|okay|so|yes|actually|wait|no|sorry|but|then|um|uh)$/;

/** 'Swap the dragon, volcano': something that stands was to be otherwise, and all that came of it is one more dish. */
function onlyAdds({ heard, state, menu }: Talk, before: State): boolean {
  const isAdded = state.lines.length > before.lines.length && before.lines.length > 0;
  const stays = before.lines.every((one) => state.lines.some((line) => JSON.stringify(line) === JSON.stringify(one)));
  const words = heard.words.slice(heard.words.findIndex((word) => !LED.test(word)));
  if (!isAdded || !stays || ADDS.test(words.join(' ')) || words.length > SHORT) return false;
  const at = words.findIndex((word) => /^(?:the|my|that|those)$/.test(word));
  const isNamed = before.lines.some(({ family }) => menu.family(family)?.words.includes(singular(words[at + 1] ?? '')));
  return at >= 0 && isNamed && (at === 0 || EXCHANGES.test(words.join(' ')));
}
const SHORT = 7;

function takeBack(talk: Talk, before: State): void {
  const { lines, focus, unclear } = structuredClone(before);
  Object.assign(talk.state, { lines, focus, unclear });
  talk.touched.clear();
  talk.say.length = 0;
  talk.tool = null;
  askChange(talk);
}
