import type { CallerTurn } from '@attendant/voice/roles';
import { expectation } from '../expects.ts';
import type { BusinessFacts } from '../facts.ts';
import { MODEL } from '../heard/intent/propose.ts';
import { FOOD } from '../heard/intent/remarks.ts';
import { isMereQuestion } from '../heard/question.ts';
import { withoutInterruption } from '../heard/words/asked-plainly.ts';
import { withoutRetort } from '../heard/words/filling.ts';
import { keeping } from '../kept.ts';
import { choicesAsked } from '../likely-answers.ts';
import type { Act } from '../understand/acts.ts';
import { type Guess, guesses, namesOn } from '../understand/menu/by-sound.ts';
import type { Menu } from '../understand/menu/menu.ts';
import { readName } from '../understand/names.ts';
import { numberAt } from '../understand/numbers.ts';
import { readDigits } from '../understand/phones.ts';
import { PHRASE_WORDS } from '../understand/phrasebook.ts';
import { FUNCTION_WORDS, several, singular, tokenise } from '../understand/words.ts';
import { hear } from './hear.ts';
import type { Asked, State } from './state.ts';
import type { Heard } from './talk.ts';
import { commits, isEither, whatIsAsked } from './yes-or-no.ts';

/** The words of a turn, and what they say. */
export interface Taken {
  readonly turn: CallerTurn;
  readonly heard: Heard;
}

/** Ways to hear a turn that are less likely than this, as a natural logarithm, are not looked at, nor more than so many. */
const UNLIKELY = -7;
const MOST = 4;
/** How much likelier a way must be by its sound to make up for one word that nothing explains, or that is not known here. */
const STRANGE_WORD = 1;
/** The same for one in what is noted for the kitchen: its words are on no menu. */
const NOTED_WORD = 0.1;
/** What a word counts of that which callers do say, of other things than this menu: 'lettuce', 'parties', 'the cross street'. */
const ORDINARY_WORD = 0.4;
/** The same for words that say nothing at all, or nothing of what was asked. */
const SAYS_NOTHING = 3;
/** The same for an appointment without a day or a time. */
const TIMELESS = 2;

/** Whatever is said is the answer. */
const DICTATED = new Set<Asked['kind']>(['message-text', 'voicemail', 'allergy', 'address']);

/** What must have been heard at first go: it ends, commits, or throws away. */
const GRAVE = new Set<Act['kind']>([
  ...(['yes', 'fine', 'done', 'goodbye', 'place-order', 'cancel-order', 'start-over', 'undo'] as const),
  ...(['person', 'leave-message', 'urgent', 'remove', 'earlier-order'] as const),
]);

/** Of the ways to hear a turn, the one that the menu and the question explain best. */
export function likeliest(spoken: CallerTurn, before: State, facts: BusinessFacts, menu: Menu): Taken {
  const { asked } = before;
  const said = isDictated(asked) ? spoken : uninterrupted(spoken);
  const meant = hasNothing(before) && !isDictated(asked) ? { ...said, text: withoutRetort(said.text) } : said;
  const here: Here = { menu, ofOwner: wordsOfOwner(facts) };
  const turn = commits(before) || isDictated(asked) ? meant : withoutTail(meant, here);
  const first = { turn, heard: hear(turn.text, facts, menu) };
  const others = turn.alternatives ?? [];
  if (isEither(before, first.heard, turn, (text) => hear(text, facts, menu)))
    return {
      turn,
      heard: { ...first.heard, acts: first.heard.acts.filter(agreesNot), consent: 'doubt', either: true },
    };
  if (first.heard.consent === 'yes' && commits(before)) return first;
  let best = { ...first, cost: strangeness(first, asked, here) };
  const offered = choicesAsked(asked, before.lines, menu);
  const choices = tellingApart(offered);
  const isMissed = offered.length > 0 && mayBeOne(first, choices);
  if ((best.cost === 0 && !isMissed) || isDictated(asked) || isGrave(first.heard, asked)) return first;
  const costOf = (taken: Taken) => strangeness(taken, asked, here) - (answers(taken.heard, choices) ? SAYS_NOTHING : 0);
  best.cost = costOf(first);
  for (const { text, likelier } of others.filter((other) => other.likelier > UNLIKELY).slice(0, MOST)) {
    const other = { turn: { ...turn, text }, heard: hear(text, facts, menu) };
    if (isGrave(other.heard, asked)) continue;
    const cost = costOf(other) - likelier;
    if (cost < best.cost) best = { ...other, cost };
  }
  if (answers(best.heard, choices)) return best;
  return guessed(best, before, isMissed ? offered : [], facts, here) ?? best;
}

/** 'No, that's it' to 'Shall I cancel it?' is no yes, as it is one to 'Is that right?' of an order. */
export function notByNo<Of extends Taken>(taken: Of, before: State): Of {
  const { heard } = taken;
  const isBehindNo = heard.consent === 'yes' && NO.test(heard.words[0] ?? '');
  if (!isBehindNo || before.asked.kind !== 'booking' || !commits(before)) return taken;
  return { ...taken, heard: { ...heard, acts: heard.acts.filter(agreesNot), consent: 'doubt' } };
}
const NO = /^(?:no|nope|nah)$/;

/** 'Hold on, do you take cash' is no time to think, and 'before that' none of the day. */
function uninterrupted(spoken: CallerTurn): CallerTurn {
  const text = withoutInterruption(spoken.text);
  return text !== spoken.text && isMereQuestion(text) ? { ...spoken, text } : spoken;
}

/** There is nothing that a 'sorry' could put right. */
const hasNothing = ({ lines, booking, name, message, address }: State): boolean =>
  lines.length === 0 && booking === null && name === null && message === null && address === null;

/** A turn of so few words, heard no better than this, may be an answer that sounds like other words: 'take' for 'steak'. */
const FEW = 3;
const PLAINLY_HEARD = 0.93;
/** How far apart the sounds of a name and of what was heard may be: of those asked for, of what is on a dish, and of all. */
const NEAR = { asked: 0.4, onIt: 0.36, any: 0.2 };
/** What it costs that they are. */
const APART = 4;

const mayBeOne = ({ turn, heard }: Taken, choices: ReadonlySet<string>): boolean =>
  turn.kind === 'speech' &&
  (turn.confidence ?? 1) < PLAINLY_HEARD &&
  heard.words.filter((word) => !POLITE.has(word)).length <= FEW &&
  !answers(heard, choices) &&
  heard.acts.every(({ kind }) => SMALL_TALK.has(kind));
const POLITE = new Set(['please', 'thanks', 'the', 'a', 'an', 'uh', 'um']);
const SMALL_TALK = new Set<Act['kind']>(['greeting', 'okay', 'unknown-item', 'want-category', 'thanks', 'take-it']);

/** What sounds like a name of the menu and is explained by it: never acted on before it was asked about. */
function guessed(
  best: Taken & { cost: number },
  before: State,
  offered: readonly string[],
  facts: BusinessFacts,
  here: Here,
): Taken | null {
  const { menu } = here;
  const { turn, heard } = best;
  const { kind, confidence } = turn;
  const unsure = kind === 'speech' && confidence !== null && confidence < PLAINLY_HEARD && !before.doubted;
  if (!unsure || answersInWords(before.asked) || (offered.length === 0 && isOfElse(heard))) return null;
  const strange = heard.words.filter((word, at) => offered.length > 0 || !isWordHere(word, at, heard.words, here));
  const names = offered.length > 0 ? offered : namesOn(menu);
  const ofMenu = guesses(turn.text, new Set(strange), names, ...nearness(offered)).map((one) => ({
    ...one,
    ofNoted: 1,
  }));
  const onIt = offered.length > 0 ? [] : guessesOnIt(best, here).map((one) => ({ ...one, ofNoted: 0 }));
  const near = [...ofMenu, ...onIt].toSorted((a, b) => a.distance - b.distance);
  let likely: (Taken & { cost: number }) | null = null;
  for (const { text, clause, distance, ofNoted } of near.slice(0, MOST)) {
    const other = {
      turn: { ...turn, text, confidence: Math.min(confidence, ASKED_ABOUT) },
      heard: { ...hear(text, facts, menu), guess: clause },
    };
    const cost = (offered.length > 0 ? 0 : strangeness(other, before.asked, here, ofNoted)) + APART * distance;
    const least = likely?.cost ?? (offered.length > 0 ? SAYS_NOTHING : strangeness(best, before.asked, here, 1));
    if (cost < least && !isGrave(other.heard, before.asked)) likely = { ...other, cost };
  }
  return likely;
}

/** 'I left my glasses in there, brown frames': the whole of it is known for something that is nothing to eat. */
const isOfElse = ({ acts, remark }: Heard): boolean =>
  remark.sure > PLAINLY_MEANT && !FOOD.has(remark.intent) && !acts.some(({ kind }) => kind === 'add');
const PLAINLY_MEANT = 0.8;

const nearness = (offered: readonly string[]): [most: number, known?: ReadonlySet<string>] =>
  offered.length > 0 ? [NEAR.asked, tellingApart(offered)] : [NEAR.any];

/** 'No male' on a burger with mayonnaise: what is left off a dish, or wanted more of, is on it. */
function guessesOnIt({ turn, heard }: Taken, here: Here): Guess[] {
  const { menu } = here;
  return heard.acts.flatMap((act) => {
    if (act.kind !== 'add') return [];
    const [family] = act.wish.item.families;
    const { item } = menu.family(family ?? '')?.variants[0] ?? {};
    const on = tokenise(item?.description ?? '').filter((word) => !FUNCTION_WORDS.has(word) && !PHRASE_WORDS.has(word));
    const noted = act.wish.notes.flatMap((note) => {
      const [amount = '', ...words] = tokenise(note);
      return AMOUNTS.has(amount) ? words.filter((word, at) => !isWordHere(word, at, words, here)) : [];
    });
    return noted.some((word) => on.includes(word)) ? [] : guesses(turn.text, new Set(noted), on, NEAR.onIt);
  });
}
const AMOUNTS = new Set(['no', 'extra', 'light', 'less', 'more', 'easy']);

/** As sure as what is asked about before anything is done by it. */
const ASKED_ABOUT = 0.3;

/** Asked is for a name, a number, or for words of the caller's own. */
const answersInWords = (asked: Asked): boolean =>
  isDictated(asked) || /name|phone|message|heard/.test(whatIsAsked(asked));

/** What callers end with, and one more word: 'No thanks, bite', 'that's it, confused'. */
const PARTING =
  /^((?:no(?:pe)?,? (?:thanks|thank you)|(?:no,? |okay,? )?that['’]?s (?:it|all|everything)(?:,? (?:thanks|thank you))?)),? ([a-z]+)[.,!?]*$/i;

/** A word behind the usual last ones that nothing explains was a goodbye, or a thank you. */
function withoutTail(turn: CallerTurn, here: Here): CallerTurn {
  const [, said = '', more = ''] = PARTING.exec(turn.text.trim()) ?? [];
  const word = more.toLowerCase();
  if (said === '' || turn.kind !== 'speech' || (turn.confidence ?? 1) >= PLAINLY_HEARD) return turn;
  return !isWordHere(word, 0, [word], here) ? { ...turn, text: `${said}.` } : turn;
}

const agreesNot = ({ kind }: Act): boolean => !/^(?:yes|fine|okay|done)$/.test(kind);

const isDictated = (asked: Asked): boolean =>
  DICTATED.has(asked.kind) || (asked.kind === 'booking' && asked.part === 'about');

/** The words that only some of these have: 'twelve' of 'twelve pieces' and 'six pieces'. */
export function tellingApart(names: readonly string[]): ReadonlySet<string> {
  const words = names.map((name) => new Set(tokenise(name).map(singular)));
  return new Set(words.flatMap((own) => [...own].filter((word) => !words.every((other) => other.has(word)))));
}

/** What is asked for a choice is told one: it is named in these words. */
const answers = ({ words }: Heard, choices: ReadonlySet<string>): boolean =>
  words.some((word) => choices.has(singular(word)));

/** 'Yeah, a Coke' agrees to nothing where nothing was asked that a yes would do. */
const AGREES = new Set<Act['kind']>(['yes', 'fine']);

function isGrave({ acts, consent, danger, card }: Heard, asked: Asked): boolean {
  const agrees = expectation(asked) === 'yes-no';
  if ((agrees && consent === 'yes') || danger !== null || card !== null) return true;
  return acts.some(({ kind }) => GRAVE.has(kind) && (agrees || !AGREES.has(kind)));
}

/** How much of it nothing explains. */
function strangeness({ turn, heard }: Taken, asked: Asked, here: Here, ofNoted = NOTED_WORD): number {
  const { acts, leftover } = heard;
  const wants = whatIsAsked(asked);
  if (wants === 'name' || wants === 'name-is' || wants === 'message-name')
    return readName(turn.text) || acts.some(({ kind }) => kind === 'no') ? 0 : SAYS_NOTHING;
  if (wants === 'phone' || wants === 'message-phone')
    return readDigits(heard.words) !== '' || acts.length > 0 ? 0 : SAYS_NOTHING;
  const noted = new Set(acts.flatMap((act) => (act.kind === 'add' ? act.wish.notes : [])).flatMap(tokenise));
  const unknown = heard.words
    .filter((word, at) => !isWordHere(word, at, heard.words, here))
    .reduce((sum, word) => sum + (noted.has(word) ? ofNoted : 1) * (isOrdinary(word) ? ORDINARY_WORD : 1), 0);
  // What an owner wrote of is asked about in its words.
  const unread = heard.asking ? leftover.filter((word) => !here.ofOwner.has(singular(word))) : leftover;
  const strange = unknown + unread.length + acts.filter(({ kind }) => kind === 'unknown-item').length;
  // 'An appointment on service yet to': that it is about one makes a day or a time likely.
  const timeless = (wants === 'when' || /^(?:book|free)$/.test(heard.appointment.wants ?? '')) && !namesMoment(heard);
  return STRANGE_WORD * strange + (timeless ? TIMELESS : 0) + (saysNothing(heard) ? SAYS_NOTHING : 0);
}

const isOrdinary = (word: string): boolean => MODEL.known.has(word) || MODEL.known.has(several(word));

const WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/;

/** What is spoken of at this business: its menu, and what its owner wrote. */
interface Here {
  readonly menu: Menu;
  readonly ofOwner: ReadonlySet<string>;
}

/** Notes of a business are handed over anew with each turn; their words stay what they are. */
const wordsOf = keeping(500, (text: string): readonly string[] => tokenise(text).map(singular));

function wordsOfOwner(facts: BusinessFacts): ReadonlySet<string> {
  const before = writtenHere.get(facts);
  if (before) return before;
  const { notes, services, persons } = facts;
  const written = [
    ...notes.map(({ text }) => text),
    ...services.map(({ name }) => name),
    ...persons.map(({ name }) => name),
  ];
  const words = new Set(written.flatMap(wordsOf));
  writtenHere.set(facts, words);
  return words;
}
/** A turn is heard in several ways at the same business. */
const writtenHere = new WeakMap<BusinessFacts, ReadonlySet<string>>();

/** A word that callers say to any business, or one of this one. */
function isWordHere(word: string, at: number, words: readonly string[], { menu, ofOwner }: Here): boolean {
  if (FUNCTION_WORDS.has(word) || PHRASE_WORDS.has(word) || numberAt(words, at) || menu.sizeAt(words, at)) return true;
  if (WEEKDAY.test(word)) return true;
  const one = singular(word);
  return (
    ofOwner.has(one) ||
    menu.lexicon.withWord.has(one) ||
    menu.lexicon.kinds.has(one) ||
    menu.choiceNames.lexicon.withWord.has(one)
  );
}

/** Neither an act, nor a time, nor a remark that is known. */
const saysNothing = (heard: Heard): boolean => {
  const { acts, remark, consent, request, asking } = heard;
  return (
    acts.length === 0 &&
    !namesMoment(heard) &&
    remark.intent === 'other' &&
    consent === null &&
    request === null &&
    !asking
  );
};

const namesMoment = ({ when }: Heard): boolean =>
  Boolean(when.day ?? when.time ?? when.bare ?? when.pick ?? when.shift) || when.soon || when.same;
