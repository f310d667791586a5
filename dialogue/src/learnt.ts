import { ALIAS_LENGTH, Aliases } from '@attendant/contract/menu/options';
import type { MenuFact } from './facts.ts';
import { consentIn } from './heard/consent.ts';
import type { Family } from './understand/menu/families.ts';
import { likeWords } from './understand/menu/lexicon.ts';
import { likeness } from './understand/menu/likeness.ts';
import { findMentions } from './understand/menu/match.ts';
import { type Menu, readMenu } from './understand/menu/menu.ts';
import { PHRASE_WORDS } from './understand/phrasebook.ts';
import { understand } from './understand/understand.ts';
import { FUNCTION_WORDS, singular, tokenise } from './understand/words.ts';

/** What a caller said, what the agent answered, and how sure the ears were. */
export interface HeardExchange {
  id: string;
  caller: string;
  agent: string;
  /** 0 to 1, null when it was typed. */
  confidence: number | null;
}

/** A word of a caller that stands for a dish, as the same caller then told. */
export interface LearntAlias {
  /** The exchange in which it was said. */
  id: string;
  said: string;
  dish: string;
  menu_item_id: string;
}

/** Below this nobody knows whether it was the caller's word or the ears'. */
const SURE = 0.6;
const WORDS_MOST = 3;
/** Asked which is meant. */
const ASKING = /\bdid you mean\b|\bwhich\b|\bis that\b|\bdo you mean\b/i;
/** Not understood, or not known. */
const LOST =
  /\b(?:don['’]?t (?:see|have)|didn['’]?t (?:quite )?(?:get|catch)|not sure (?:what|which)|say that again)\b/i;
/** The next words name the same thing, or correct what was made of it. */
const MEANING =
  /\b(?:i (?:mean|meant|said)|meaning|that['’]?s (?:the|a|an)|it['’]?s (?:the|a|an|called)|as in|the|no|not)\b/i;
/** The next words settle for something else. */
const INSTEAD = /\b(?:then|instead|okay|ok|fine|alright|well|how about|what about|do you have|forget|never ?mind)\b/i;

/**
 * Words that were not understood, asked about or misread, and the dish that the caller then named and ordered. Never from
 * words that were hardly heard.
 */
export function aliasesLearnt(
  exchanges: readonly HeardExchange[],
  items: readonly MenuFact[],
  ordered: ReadonlySet<string>,
): LearntAlias[] {
  const menu = readMenu(items);
  const learnt = exchanges.flatMap((first, at) => {
    const next = exchanges[at + 1];
    if (!next || [first, next].some(({ confidence }) => confidence !== null && confidence < SURE)) return [];
    return strangeIn(first.caller, menu).flatMap(({ said, taken }) => {
      const family = meantBy(first, next, said, menu);
      const item = family?.variants.find((variant) => ordered.has(variant.item.id))?.item;
      // Taken for another dish that was ordered too: then that was meant.
      const rival = taken.some((key) => key !== family?.key && isOrdered(menu.family(key), ordered));
      if (!family || !item || rival) return [];
      return { id: first.id, said, dish: family.called, menu_item_id: item.id };
    });
  });
  return learnt.filter(
    ({ said, dish }, at) => learnt.findIndex((one) => one.said === said && one.dish === dish) === at,
  );
}

const isOrdered = (family: Family | undefined, ordered: ReadonlySet<string>): boolean =>
  family?.variants.some(({ item }) => ordered.has(item.id)) ?? false;

/** Words that look like a dish and are written nowhere on the menu, with the dishes that they were taken for. */
function strangeIn(text: string, menu: Menu): { said: string; taken: readonly string[] }[] {
  const { acts } = understand(text, menu);
  const found = acts.flatMap((act) => {
    if (act.kind === 'unknown-item') return { said: act.said, taken: [] };
    return act.kind === 'add' && !act.wish.item.exact
      ? { said: act.wish.item.said, taken: act.wish.item.families }
      : [];
  });
  return found
    .map(({ said, taken }) => ({ said: wordsOf(said).join(' ').replace(PLURAL, '$1'), taken }))
    .filter(({ said }) => isWord(said, menu));
}

/** 'Pellys' are two of what is called a pelly. */
const PLURAL = /(\w\w[^s])s$/;

const wordsOf = (said: string): string[] => tokenise(said).filter((word) => !FUNCTION_WORDS.has(word));

function isWord(said: string, menu: Menu): boolean {
  const words = said.split(' ').filter(Boolean);
  if (words.length === 0 || words.length > WORDS_MOST || said.length > ALIAS_LENGTH) return false;
  if (!Aliases.safeParse([said]).success || !/[a-z]{2}/.test(said)) return false;
  const isKnown = (word: string) =>
    menu.lexicon.withWord.has(singular(word)) || menu.isChoice(word) || menu.categoryAt([word], 0) !== null;
  return !words.some((word) => isKnown(word) || PHRASE_WORDS.has(word) || menu.sizeAt([word], 0) !== null);
}

/** The one dish that was named next, or that the agent asked about and the caller agreed to. */
function meantBy(first: HeardExchange, next: HeardExchange, said: string, menu: Menu): Family | null {
  const asked = dishIn(first.agent, menu);
  if (asked && ASKING.test(first.agent) && consentIn(next.caller) === 'yes') return asked;
  const named = dishIn(next.caller, menu);
  if (!named || INSTEAD.test(next.caller)) return null;
  const words = tokenise(next.caller).length;
  if (ASKING.test(first.agent)) return words <= 6 ? named : null;
  const isMeant = MEANING.test(next.caller) || isLike(said, named, menu);
  if (LOST.test(first.agent)) return isMeant ? named : null;
  return asked && asked !== named && CORRECTING.test(next.caller) ? named : null;
}

/** It was made something else of, and the caller says so. */
const CORRECTING = /^\W*(?:no|nope|not|i (?:said|meant|mean)|sorry)\b|\bi (?:said|meant|mean)\b/i;

/** The only dish that is named here in words of the menu. */
function dishIn(text: string, menu: Menu): Family | null {
  const isWritten = (said: string) => wordsOf(said).every((word) => menu.lexicon.withWord.has(singular(word)));
  const mentions = findMentions(tokenise(text), menu.lexicon, PHRASE_WORDS).filter(({ said }) => isWritten(said));
  const keys = new Set(mentions.flatMap(({ families }) => families));
  const [key] = keys;
  return keys.size === 1 && key !== undefined ? (menu.family(key) ?? null) : null;
}

const isLike = (said: string, { words }: Family, { lexicon }: Menu): boolean =>
  said.split(' ').some((word) => {
    const likes = likeWords(word, lexicon);
    return words.some((name) => (likes.get(name) ?? likeness(word, name)) > 0 || name.startsWith(word));
  });
