import { readFileSync } from 'node:fs';
import { keeping } from '../../kept.ts';
import { KINDS } from './kinds.ts';
import { rarityOf, unpackRelevance } from './model.ts';
import { type Nearness, type NotedText, nearnessOf, notedText } from './nearness.ts';
import { isLike, isNamed, stemsOf, tellingOf } from './words.ts';

export const RELEVANCE = unpackRelevance(readFileSync(new URL('./model.bin', import.meta.url)));

/** What owners wrote stays the same for many turns: so many texts are kept. */
const notedOf = keeping(4_000, (text) => notedText(stemsOf(text), RELEVANCE));

/** A question, or what is told, with how near texts are to it. */
interface Asked {
  stems: readonly string[];
  /** What names something. */
  telling: readonly string[];
  near: (noted: NotedText) => Nearness;
}

/** Several topics hold the words of a turn against the same texts: so many are kept. */
const askedOf = keeping(32, (question): Asked => {
  const stems = stemsOf(question);
  const nearness = nearnessOf(stems, RELEVANCE);
  const known = new WeakMap<NotedText, Nearness>();
  const near = (noted: NotedText): Nearness => {
    const found = known.get(noted) ?? nearness(noted);
    known.set(noted, found);
    return found;
  };
  return { stems, telling: tellingOf(stems), near };
});

/** Whatever no line ever had is found by its own name: 'is there a coat check'. */
const NAMED = 1.5;

export const namesSomething = (question: string): boolean => askedOf(question).telling.length > 0;

/** Whether all that a question names stands in a text. */
export function namesAll(question: string, text: string): boolean {
  const { stems } = notedOf(text);
  const { telling } = askedOf(question);
  return telling.length > 0 && telling.every((stem) => stems.includes(stem));
}

/** Whether something that one names is named in the other too. */
export function sharesName(one: string, other: string): boolean {
  const { stems } = notedOf(other);
  return tellingOf(stemsOf(one)).some((stem) => stems.some((other) => isLike(stem, other)));
}

/**
 * What weighs for a text, in log odds, as fitted to businesses that the vectors were not learnt from: a step of either
 * model, that all which the question names stands in it, and whether it says such a thing as is asked for at all.
 */
const WEIGHTS = { whole: 0.68, byWords: 0.22, none: 0.1, shared: 0.8, told: 0.5, untold: -0.6, priced: 1.5 } as const;
/** The same where only the meaning weighs. */
const BY_MEANING = { whole: 0.5, byWords: 0.4, none: 0.02 } as const;
/** A word that is met this seldom names a thing. */
const RARE = 0.6;
const DENIES = /\b(?:no|not|never|cannot)\b|n['’]t\b/i;

/** 'For weddings', 'weddings start at': what a sentence is of stands at its beginning; 'if you are not happy with a color' is of no color. */
export const subjectOf = (text: string): string => text.split(/\s+/).slice(0, 4).join(' ');

/**
 * For each text how much likelier it answers the question than that nothing does, as log odds: above 0 it more likely does.
 */
export function relevanceOf(question: string, texts: readonly string[]): number[] {
  const asked = askedOf(question);
  const kind = KINDS.find(({ asks }) => asks.test(question));
  // 'What do you charge for a kid' names no charge of which a note could be.
  const named = kind ? tellingOf(stemsOf(question.replace(kind.asks, ' '))) : [];
  const telling = (named.length > 0 ? named : asked.telling).map((stem) => ({
    stem,
    rarity: rarityOf(stem, RELEVANCE),
  }));
  return texts.map((text) => {
    const noted = notedOf(text);
    const isTold = kind?.tells.test(text) ?? false;
    if (kind?.only && !isTold) return Number.NEGATIVE_INFINITY;
    const isUntold = kind !== undefined && !isTold && !DENIES.test(text);
    const priced = isTold && ASKS_PRICE.test(question) && isPriced(telling, text) ? WEIGHTS.priced : 0;
    const odds =
      nearBy(WEIGHTS, asked.near(noted)) +
      namedIn(telling, noted.stems) +
      (isTold ? WEIGHTS.told : 0) +
      priced +
      (isUntold ? WEIGHTS.untold : 0);
    // 'I'm calling about the teeth whitening, how much is that', of 'Whitening is $350'
    const isOf = isTold && rarestIn(telling, stemsOf(subjectOf(text))) > RARE;
    return isOf || isNamed(asked.telling, noted.stems) ? Math.max(odds, NAMED + priced) : odds;
  });
}

/**
 * How much of the next text's odds counts against one, and below what it counts no less. As fitted to 121 businesses that the
 * vectors were not learnt from: where 450 notes are told wrongly or in vain, some 3,600 questions are answered and not 3,135.
 */
const RIVALLED = 0.8;
const FAR = -0.25;

/** The odds of the likeliest beside those of the next (-Infinity: there is none): where two are as near, either may be of something else. */
export const aheadOf = (odds: number, rival: number): number =>
  Number.isFinite(rival) ? odds - RIVALLED * Math.max(FAR, rival) : odds;

/** Log odds by meaning alone from which a text is told as the answer, and by how much no other may come near it. */
const MEANT = 1.6;
const MARGIN = 0.3;

/**
 * Whether a text with these log odds is told as the answer: where it is found by the words that both name, or another text
 * (`rival`, its log odds) is about as near, it may say something else of the same thing.
 */
export function isSure(question: string, text: string, odds: number, rival: number): boolean {
  const [meant = 0] = meaningOf(question, [text]);
  return odds - rival > MARGIN && (meant > MEANT || namesAll(question, text));
}

/** The same by what both mean and not by what both name: what is only told shares words with much that does not answer it. */
export function meaningOf(told: string, texts: readonly string[]): number[] {
  const { telling, near } = askedOf(told);
  return texts.map((text) => {
    const noted = notedOf(text);
    const odds = nearBy(BY_MEANING, near(noted));
    return isNamed(telling, noted.stems) ? Math.max(odds, NAMED) : odds;
  });
}

/** By the vectors alone: either model errs where the other does not. */
const nearBy = (weights: { whole: number; byWords: number; none: number }, { whole, byWords }: Nearness): number =>
  weights.whole * whole + weights.byWords * byWords + weights.none;

/** 'Mulch is $38 a yard' tells what mulch costs, 'we deliver mulch, $60' what delivering it does: what is priced leads up to it. */
function isPriced(telling: readonly Telling[], text: string): boolean {
  const [, head = ''] = PRICED.exec(text) ?? [];
  const most = Math.max(...telling.map(({ rarity }) => rarity));
  return head !== '' && sharedIn(telling, stemsOf(head)).some(({ rarity }) => rarity === most);
}
/** Who adds 'two extra pitas' asks for no price. */
const ASKS_PRICE = /\bhow much\b|\b(?:costs?|prices?|charge|fee|run)\b/i;
const PRICED =
  /^(?!(?:we|i|you)\b)((?:[\p{L}'’&-]+ ){1,4}?)(?:(?:is|are|costs?|starts?|runs?|from|at|for)\b|\$).*\$ ?\d/iu;

interface Telling {
  stem: string;
  rarity: number;
}

function namedIn(telling: readonly Telling[], noted: readonly string[]): number {
  const weightOf = (some: readonly Telling[]) => some.reduce((sum, { rarity }) => sum + rarity ** 3, 0);
  const shared = sharedIn(telling, noted);
  return shared.length > 0 ? (WEIGHTS.shared * weightOf(shared)) / weightOf(telling) : 0;
}

const sharedIn = (telling: readonly Telling[], noted: readonly string[]): Telling[] =>
  telling.filter(({ stem }) => noted.some((one) => isLike(stem, one)));
const rarestIn = (telling: readonly Telling[], noted: readonly string[]): number =>
  Math.max(0, ...sharedIn(telling, noted).map(({ rarity }) => rarity));
