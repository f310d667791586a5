import { readFileSync } from 'node:fs';
import { FUNCTION_WORDS } from '../../understand/words.ts';
import { type Proposal, rank, unpackModel } from './model.ts';

export const MODEL = unpackModel(readFileSync(new URL('./model.bin', import.meta.url)));

/** What only a business with a menu is asked. */
const OF_A_MENU = new Set(
  `nutrition menu popular diet toppings sizes dish-price dish-contents allergens have order start-order order-ahead
  portions`.split(/\s+/),
);

/**
 * What these `tokenise`d words most likely ask for; nothing, where no example has any of them. It proposes; what is committed
 * needs more than that.
 */
export function propose(words: readonly string[], hasMenu = true): Proposal {
  const said = `${hasMenu ? '' : '!'}${words.join(' ')}`;
  const before = proposed.get(said);
  if (before) return before;
  const proposal = proposeAnew(words, hasMenu);
  if (proposed.size >= KEPT) proposed.clear();
  proposed.set(said, proposal);
  return proposal;
}

/** Parts of an utterance are looked at by themselves and as clauses of it, and many a turn is a 'yes' or a 'that is all'. */
const KEPT = 1_000;
const proposed = new Map<string, Proposal>();

/** 'I think I left my glasses in there on Saturday': whatever was left, no example need know it. */
const LEFT_BEHIND =
  /\b(?:left|forgot|lost|dropped) (?:my|our|his|her|an?|some|the) (?!(?:\w+ )?(?:off|car|truck|van|bike|messages?|notes?|voicemails?|deposit|tip|review|dog|cat|puppy|kitten|number|name|order|appointment)\b)(?:\w+ ){1,3}?(?:(?:in|over|back|out) there|there|behind|(?:at|in|with) (?:you|your)(?: guys| \w+)?|(?:at|in|on|under) the (?:shop|store|restaurant|salon|office|clinic|waiting room|table|counter|booth|bathroom|restroom|chair|bench|seat)|when (?:i|we) (?:was|were|came|left))\b/;
const PLAIN = 0.95;

function proposeAnew(words: readonly string[], hasMenu: boolean): Proposal {
  if (LEFT_BEHIND.test(words.join(' '))) return { intent: 'lost-property', sure: PLAIN };
  const all = words.some((word) => MODEL.known.has(word)) ? rank(words, MODEL) : [];
  const possible = hasMenu ? all : all.filter(({ intent }) => !OF_A_MENU.has(intent));
  const [first] = possible;
  if (!first) return { intent: 'other', sure: 0 };
  if (hasMenu) return first;
  const sure = first.sure / possible.reduce((sum, { sure }) => sum + sure, 0);
  return {
    intent: first.intent,
    sure: first.intent === 'other' && isStrange(words) ? Math.min(sure, HALF_SURE) : sure,
  };
}

/** Every trade has words that no example knows, and that are its own business: 'will my Sprinter fit?' */
function isStrange(words: readonly string[]): boolean {
  const telling = words.filter((word) => word.length > 2 && !FUNCTION_WORDS.has(word));
  return telling.filter((word) => !MODEL.known.has(word)).length > telling.length / 4;
}
const HALF_SURE = 0.6;
