import type { NoteFact } from '../../../facts.ts';
import { type Leaning, leaningIn } from '../../../heard/asked/leaning.ts';
import { AHEAD, KINDS, type QuestionKind } from '../../../heard/relevance/kinds.ts';
import { sharesName } from '../../../heard/relevance/relevance.ts';
import { stemsOf, tellingOf } from '../../../heard/relevance/words.ts';
import { mentionOf } from '../../../understand/menu/match.ts';
import { tokenise } from '../../../understand/words.ts';
import type { Talk } from '../../talk.ts';
import { aboutItem } from '../menu-answers.ts';
import { type KnownAnswer, LIKELY, notedAnswer, tell, WHATEVER } from '../noted.ts';
import { sentencesOf } from '../owners-sentences.ts';
import { STILL, tellSum } from './sum.ts';

/** Less likely than not: that it is of the same matter, and says what is asked, is looked for besides. */
const LEAST = -2;
const POINTS_BACK = /\b(?:it|its|that|thats|this|they|theyre|those|them)\b/;
/** What a question for more of the same may have besides. */
const FEW_WORDS = 8;
const A_FEW = 2;
/** It leads to a question. */
const LEADS =
  /^(?:and|so|or|but|hm+|um+|uh+|oh|okay|ok|well|then|now|just|like|the|an?|your|what|about|how|roughly|exactly|please)$/;

/** What the owner wrote and was told now is what the next question may be of; the one dish that it names is spoken of. */
export function keepTold({ notes, state, turn, menu, touched }: Talk): void {
  const [first] = notes;
  if (!first) return;
  const before = state.noted && turn.turn - state.noted.turn <= STILL ? state.noted : null;
  const texts = notes.map(({ text }) => text);
  // What is told again is told last.
  const earlier = [...(before?.texts ?? []), ...(before?.earlier ?? [])].filter((text) => !texts.includes(text));
  state.noted = { turn: turn.turn, asked: turn.text.trim(), texts, earlier: earlier.slice(0, STILL) };
  if (touched.size > 0 || state.lines.length > 0) return;
  const said = ` ${notes.flatMap(({ text }) => tokenise(text)).join(' ')} `;
  const named = menu.families.filter(({ name }) => said.includes(` ${tokenise(name).join(' ')} `));
  const [only, ...others] = named;
  if (only && others.length === 0) state.topic = only.key;
}

/**
 * 'And how long does that take', 'what does it start at', 'what's the minimum', behind what was told: of the same, by the same
 * note where that says it, else by another of the same matter. False where nothing is written of it.
 */
export function tellMore(talk: Talk): boolean {
  if (tellSum(talk)) return true;
  const { state, turn, heard, facts } = talk;
  const before = state.noted;
  const kind = KINDS.find(({ asks }) => asks.test(heard.text));
  if (!before || !kind || !heard.asking || turn.turn - before.turn > STILL) return false;
  const isDated = heard.when.day !== null && !heard.when.soon && kind !== AHEAD;
  if (heard.menuNames.dishes.length > 0 || heard.menuNames.category !== null || isDated) return false;
  // Of an order that stands the wait and the sum are asked.
  if (state.lines.length > 0 && (heard.asksFor.wait || kind.said === 'how much is')) return false;
  // Of a dish that the note named its own price is.
  const isOfDish = state.dishes !== undefined && state.dishes.turn >= before.turn;
  if (isOfDish && kind.said === 'how much is' && !heard.asksExtra) return false;
  const said = heard.words.join(' ');
  const rest = heard.text.replace(kind.asks, ' ');
  const isBare = heard.leftover.every((word) => kind.asks.test(word)) || tellingOf(stemsOf(rest)).length === 0;
  const isShort = heard.words.length <= FEW_WORDS && isBare;
  if (!isShort && !(POINTS_BACK.test(said) && kind.asks.test(said))) return false;
  // 'What do you charge just to come out' points at nothing, and says what it asks of.
  const beside = tokenise(rest).filter((word) => !LEADS.test(word));
  const isOwn = !POINTS_BACK.test(said) && beside.length > A_FEW;
  const own = isOwn ? notedAnswer(facts.notes, heard.text, LIKELY, kind.tells) : null;
  if (own) {
    tell(talk, own);
    return true;
  }
  const asked = KINDS.reduce((text, { asks }) => text.replace(asks, ' '), before.asked);
  const told = facts.notes.filter(({ text }) => before.texts.includes(text));
  const earlier = facts.notes.filter(({ text }) => before.earlier?.includes(text));
  const others = facts.notes.filter(({ text }) => kind.tells.test(text) && sharesName(asked, text));
  // 'Do you deliver to Red Hook': of what it costs in Red Hook nothing is written, of what it costs something is.
  const shared = tokenise(asked).filter((word) => others.some(({ text }) => sharesName(word, text)));
  const known =
    notedAnswer(told, `${kind.said} ${asked}`, WHATEVER, kind.tells) ??
    notedAnswer(earlier, `${kind.said} ${asked}`, WHATEVER, kind.tells) ??
    notedAnswer(others, `${kind.said} ${shared.join(' ')}`, LEAST, kind.tells);
  if (known) tell(talk, known);
  return known !== null;
}

/** 'It's for whitening, how long does that take': of what is told in the same breath. False where nothing is written of it. */
export function tellOfBeside({ heard, facts, say, notes }: Talk, beside: string): boolean {
  const kind = KINDS.find(({ asks }) => asks.test(heard.text));
  const isOfIt = POINTS_BACK.test(heard.words.join(' ')) && !beside.includes(heard.text);
  if (!kind || !isOfIt || facts.orderingEnabled) return false;
  const known = notedAnswer(facts.notes, `${kind.said} ${beside}`, LIKELY, kind.tells);
  if (known) tell({ say, notes }, known);
  return known !== null;
}

const WHAT_IF = /^(?:(?:and|but|so|okay|well) )*(?:even if|(?:and )?what if|what happens if)\b/;

/** 'What if she's in the ICU', right behind a note that tells of it as well. True when it was that. */
export function tellWhatIf(talk: Talk): boolean {
  const { state, turn, heard, facts } = talk;
  const before = state.noted?.turn === turn.turn - 1 ? state.noted : null;
  if (!before || !WHAT_IF.test(heard.words.join(' '))) return false;
  const named = tellingOf(stemsOf(heard.text));
  const told = facts.notes.filter(({ text }) => before.texts.includes(text));
  const isOf = (text: string) => named.some((stem) => sharesName(stem, text));
  const known = told
    .flatMap((note) => sentencesOf(note).map(({ text }) => ({ text, note })))
    .find(({ text }) => isOf(text));
  if (known) tell(talk, known);
  return known !== undefined;
}

/**
 * 'And eyebrows?', 'ok and a pedicure', right behind a note that names it beside what was asked: the same note says it, whatever else
 * shares a word with it. True when it was that.
 */
export function tellOfSame(talk: Talk): boolean {
  const { state, turn, heard, facts } = talk;
  const before = state.noted?.turn === turn.turn - 1 ? state.noted : null;
  if (!before || heard.menuNames.dishes.length > 0 || heard.when.day) return false;
  const again = state.lastAsked?.turn === turn.turn - 1 ? state.lastAsked.text : null;
  const isAgain = again !== null && again !== heard.text && begins(again) === begins(heard.text);
  const leaning = leaningIn(heard.text);
  if (!isAgain && leaning === null) return false;
  const kind = KINDS.find(({ asks }) => asks.test(again ?? before.asked));
  const named = tellingOf(stemsOf(heard.text)).filter((stem) => !sharesName(stem, before.asked));
  const told = facts.notes.filter(({ text }) => before.texts.includes(text));
  const own = told.flatMap((note) => sentencesOf(note).map(({ text }) => ({ text, note })));
  const known =
    own.find(({ text }) => (kind?.tells.test(text) ?? true) && named.every((stem) => names(text, stem))) ??
    ofThat(
      facts.notes.filter(({ text }) => named.every((stem) => names(text, stem))),
      leaning,
      kind,
    );
  if (named.length === 0 || !known) return false;
  tell(talk, known);
  return true;
}
/** What is written of that, as it is asked. */
function ofThat(
  notes: readonly NoteFact[],
  leaning: Leaning | null,
  kind: QuestionKind | undefined,
): KnownAnswer | null {
  if (!leaning || notes.length === 0) return null;
  const isOf = (known: KnownAnswer | null) => known !== null && sharesName(leaning.what, known.text);
  const priced = kind ? notedAnswer(notes, `${kind.said} ${leaning.what}`, WHATEVER, kind.tells) : null;
  if (isOf(priced)) return priced;
  if (kind) return notedAnswer(notes, leaning.what, WHATEVER);
  return leaning.how === 'plainly' ? notedAnswer(notes, leaning.what, WHATEVER) : null;
}
const begins = (text: string): string => tokenise(text).slice(0, 2).join(' ');
/** Brows are eyebrows. */
const names = (text: string, stem: string): boolean =>
  sharesName(stem, text) || stemsOf(text).some((one) => one.length > 3 && stem.endsWith(one));

const AND_THE = /^(?:(?:okay|oh|so) )?(?:and|or) (?:the|your|in the|on the|with the)\b/;

/**
 * 'Even the beans?', 'and the soup?', right behind what notes told: the same question of something on the menu, and no wish for it.
 * True when it was one: what the owner wrote of it is told, else what the menu says.
 */
export function tellOfOther(talk: Talk): boolean {
  const { state, turn, heard, facts } = talk;
  const [dish] = heard.menuNames.dishes;
  const isWish = heard.acts.some((act) => act.kind === 'add' && act.wish.quantity !== null);
  const before = state.noted?.turn === turn.turn - 1 && state.noted.texts.length > 0 ? state.noted : null;
  // 'And the mashed potatoes', where nothing is ordered yet
  const isAlone = heard.sameAgain === 'alone' && state.lines.length === 0 && AND_THE.test(heard.words.join(' '));
  if (!before || !(heard.sameAgain === 'plainly' || isAlone) || isWish || dish === undefined) return false;
  const named = tellingOf(stemsOf(heard.text));
  const told = facts.notes.filter(({ text }) => before.texts.includes(text));
  const own = told.flatMap((note) => sentencesOf(note).map(({ text }) => ({ text, note })));
  const known =
    own.find(({ text }) => named.some((stem) => sharesName(stem, text))) ??
    notedAnswer(facts.notes, `${before.asked} ${heard.text}`);
  if (known) {
    tell(talk, known);
    return true;
  }
  aboutItem(talk, { kind: 'ask-item', about: 'contents', item: mentionOf(dish), size: null, word: '' });
  return true;
}
