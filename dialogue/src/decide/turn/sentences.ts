import { copied } from '../../copied.ts';
import { breathsIn, isAlike, questionFirst } from '../../heard/order/breaths.ts';
import { isMereQuestion } from '../../heard/question.ts';
import { choicesAsked } from '../../likely-answers.ts';
import { type Act, isUnexplained } from '../../understand/acts.ts';
import type { Menu } from '../../understand/menu/menu.ts';
import { singular, tokenise } from '../../understand/words.ts';
import { hear } from '../hear.ts';
import { standing } from '../order/standing.ts';
import type { Asked, State } from '../state.ts';
import type { Talk } from '../talk.ts';
import { tellingApart } from '../ways.ts';

/** Where an order is taken; what is dictated, and an appointment, is heard as a whole. */
const ORDERING = new Set<Asked['kind']>([
  ...([
    'what',
    'more',
    'help',
    'topic',
    'size',
    'option',
    'which',
    'leave-off',
    'keep',
    'mean',
    'name',
    'change',
    'confirm',
  ] as const),
  ...(['fulfilment', 'finish', 'wanted'] as const),
]);

/** These colour all that is said. */
const OF_ALL = new Set<Act['kind']>([
  'allergy',
  'person',
  'angry',
  'earlier-order',
  'leave-message',
  'booking',
  'spanish',
]);

const ENDS = /(?<=[?!\u2026])\s+|\.\s+|\s+-{1,2}\s+/i;
/** 'Three rotis... no four': thinking again ends no sentence. */
const PAUSE = /(?:\.{2,6}|\u2026| -{1,2}|\u2014) ?(?=(?:no|nope|wait|sorry|actually|i mean|make (?:it|that))\b)/gi;
/** 'Fish bites with uh what drinks does it come with' */
const ASKS_THEN =
  /(?:[\s,]+(?:with|and|in))*[\s,]+(?:uh|um|er|hmm|oh|wait)[\s,]+(?=(?:what|whats|which|how (?:much|big|many|hot|spicy)|do (?:you|they|the|those)|does (?:it|the|that|an?)|is (?:it|that|there|the)|are (?:they|there|the|those))\b)/i;
/** 'Do you have herbal tea? Something without caffeine': what is asked for, told behind the question. */
const GOES_ON = /^(?:(?:like|maybe|or|preferably|ideally|just|um|uh)[\s,]+)*(?:something|anything)\b(?! else)/i;
/** 'No?', 'okay.': what was answered is not known here, and the next sentence begins with it. */
const ECHO =
  /^\W*(?:(?:(?:is )?that (?:a problem|okay|ok|alright|fine|possible|cool)|no|yes|yeah|none|right|really|can'?t|you can'?t|you don'?t|not)\W*)?\?$/i;

/** 'Do the rolls have nuts? Okay, two of those.': one after the other, where the whole says less; else none. */
export function sentencesApart({ heard, state, facts, menu, turn }: Talk): string[] {
  if (!facts.orderingEnabled || state.booking || !ORDERING.has(state.asked.kind) || heard.consent === 'yes') return [];
  if (heard.acts.some(({ kind }) => OF_ALL.has(kind)) || heard.forSomebody || heard.danger) return [];
  const isWish = (text: string) => hear(text, facts, menu).acts.some((act) => act.kind === 'add' && act.wish.whole);
  const breaths = breathsIn(turn.text);
  if (breaths.length > 1 && breaths.some((one) => !isAlike(one) && isWish(one))) return breaths;
  // 'Half pepperoni, half mushroom. And a salad', asked which pizza: what names no dish is of that one.
  const told = state.asked.kind === 'which' ? turn.text.split(NEXT_DISH) : [];
  if (told.length > 1 && isOnlyTold(hear(told[0] ?? '', facts, menu))) return told;
  const sentences = sentencesIn(questionFirst(turn.text));
  if (sentences.length < 2) return [];
  // A yes in the middle of something else is none.
  if (state.asked.kind === 'confirm' && sentences.some((one) => hear(one, facts, menu).consent === 'yes')) return [];
  if (answersFirst(sentences, state, menu)) return sentences;
  // 'I'll have a banana bread. And actually bump the rolls to eight.'
  const named = sentencesIn(heard.text);
  if (named.slice(1).some((one) => CHANGING.test(one)) && state.lines.length > 0) return named;
  const asking = sentences.filter(isMereQuestion).length;
  // An order that was read whole is one.
  const isBeside = asking > 0 && sentences.some((one) => !isMereQuestion(one) && isWish(one));
  const wishesIn = (acts: readonly Act[]) => acts.filter((act) => act.kind === 'add' && act.wish.whole).length;
  const whole = wishesIn(heard.acts);
  // One word too many makes no other order of it: 'I need two sandwiches. A ham, and a BLT on white toast'.
  const isHeard =
    !isUnexplained(heard) ||
    (heard.leftover.length < 2 &&
      heard.acts.every(({ kind }) => kind === 'add' || kind === 'greeting') &&
      whole >= sentences.reduce((sum, one) => sum + wishesIn(hear(one, facts, menu).acts), 0));
  if (!isBeside && isHeard && whole > 0) return [];
  return isUnexplained(heard) ||
    heard.request?.written ||
    heard.acts.length === 0 ||
    (asking > 0 && asking < sentences.length)
    ? sentences
    : [];
}

const NEXT_DISH = /[.,;]*\s+(?=(?:and|also|plus) (?:an?|one|two|three|four|five|six|some)\s)/i;
const isOnlyTold = ({ acts }: Talk['heard']): boolean =>
  acts.length > 0 && acts.every((act) => act.kind === 'note' && act.on.item === null);

const CHANGING = /^(?:(?:and|also|oh|but|wait|actually)[\s,]+)*(?:bump|change|switch|swap|make) (?:the|my) \p{L}+/iu;

/** 'Twelve then. Hot.': what was asked is answered before the rest is read. */
function answersFirst([first = '']: readonly string[], { asked, lines }: State, menu: Menu): boolean {
  const choices = tellingApart(choicesAsked(asked, lines, menu));
  return tokenise(first).length <= FEW && tokenise(first).some((word) => choices.has(singular(word)));
}
const FEW = 4;

/** A word by itself goes with what follows it. */
export function sentencesIn(text: string): string[] {
  const sentences: string[] = [];
  let led = '';
  for (const one of text
    .replace(PAUSE, ', ')
    .split(ENDS)
    .flatMap((part) => part.split(ASKS_THEN))
    .map((part) => part.trim())) {
    if (one === '' || ECHO.test(one)) continue;
    const asked = sentences.at(-1);
    if (asked?.endsWith('?') && GOES_ON.test(one)) sentences[sentences.length - 1] = `${asked.slice(0, -1)}, ${one}`;
    else if (tokenise(one).length < 2 && !one.endsWith('?')) led = `${led} ${one}`.trim();
    else {
      sentences.push(`${led} ${one}`.trim());
      led = '';
    }
  }
  return led === '' ? sentences : [...sentences, led];
}

/** 'A large limeade. No wait, two.' counts nothing that is on the order. */
const isOfTheLost = ({ kind }: Act): boolean => /^(?:amend|split|quantity|no|okay)$/.test(kind);

/** What asks for something to be done is not passed over. */
const WISHES =
  /^(?:(?:and|oh|so|okay|sorry|wait|please|also|um|uh)[\s,]+)*(?:actually|(?:can|could) (?:you|i|we)|make|change|switch|swap|add|put|take|leave|no|hold|give|let|i(?:'ll| want| need|'d like))\b/i;

/** Takes them in turn; false, with nothing done, where none is understood. */
export function takeInTurn(talk: Talk, sentences: readonly string[], take: (one: Talk) => boolean): boolean {
  if (sentences.length === 0) return false;
  const { facts, menu } = talk;
  let last: Talk = { ...talk, state: copied(talk.state), touched: new Set(talk.touched) };
  const said: string[] = [];
  let known = 0;
  let lost = false;
  for (const text of sentences) {
    const one: Talk = {
      ...last,
      turn: { ...talk.turn, text },
      heard: hear(text, facts, menu),
      say: [],
      understood: true,
    };
    if (lost && one.heard.acts.every(isOfTheLost)) continue;
    lost = one.heard.acts.at(-1)?.kind === 'unknown-item';
    const before = standing(one);
    const asked = one.ask;
    if (take(one)) known++;
    else if ((WISHES.test(text) || isAlike(text)) && !text.endsWith('..'))
      one.say.push(`Sorry, I didn't get "${text.replace(/[.!?]+$/, '')}".`);
    else if (isMereQuestion(text) && tokenise(text).length > 2)
      one.say.push(`I don't have an answer to "${text.replace(/[.!?]+$/, '')}".`);
    said.push(...one.say);
    // 'Is my platter ready? It's under Hobbs': who asks takes nothing back of what was offered.
    const isOffered = asked?.asked.kind === 'message?' && one.state.message !== null && one.state.lines.length === 0;
    if (!isOffered && before !== standing(one)) {
      // It is answered, and what was to be asked about before is overtaken.
      one.state.asked = { kind: 'more' };
      if (one.ask === asked) one.ask = null;
    }
    last = one;
    if (one.end) break;
  }
  if (known === 0) return false;
  const { heard, touched, previous, ask, tool, end } = last;
  Object.assign(talk.state, last.state);
  Object.assign(talk, { heard, touched, previous, ask, tool, end, understood: true });
  talk.say.push(...said);
  return true;
}
