import { withDish } from '../described/beside-an-answer.ts';
import { withoutDisliked } from '../described/disliked.ts';
import { saidOnceOf } from '../described/in-apposition.ts';
import { withKinds } from '../described/ones.ts';
import { choicesFirst } from '../plain/choices-first.ts';
import { meantInstead } from '../plain/meant-instead.ts';
import { withParts } from '../plain/parts.ts';
import { isOnMenu } from '../plain/tired-of.ts';
import { plainly } from '../plainly.ts';
import { tokenise } from '../words.ts';
import type { Menu } from './menu.ts';

/** One after the other, each told by what is sold here. */
const STEPS: readonly ((text: string, menu: Menu) => string)[] = [
  meantInstead,
  withoutDisliked,
  withDish,
  saidOnceOf,
  choicesFirst,
  withParts,
  withKinds,
];

/** The same as it would be said at once to a business with this menu. */
export const plainlyHere = (spoken: string, menu: Menu): string =>
  STEPS.reduce((text, step) => step(text, menu), plainly(spoken))
    .replace(WHATEVER_SIZE, (all, size: string) => (menu.sizeAt(tokenise(size), 0) ? size : all))
    .replace(OF_U, (word, one: string) => (menu.vocabulary.has(one) && !menu.vocabulary.has(word) ? one : word))
    .replace(NOT_WANTED, (all, said: string) => (tokenise(said).some((word) => isOnMenu(word, menu)) ? said : all));

/** 'Whatever size is the medium' */
const WHATEVER_SIZE = /\bwh(?:at|ich)ever (?:size |one )?(?:is|'s|you call) (?:the |your |a )?(\w+)\b/gi;
/** 'Two shoyus', where no shoyus are sold */
const OF_U = /\b(\w+u)s\b/g;
/** 'No, I don't want a coffee' denies one thing, and puts nothing right. */
const NOT_WANTED =
  /^\s*(?:no|nope|nah)[\s,.]+((?:i|we) (?:really |actually )?(?:don['’]?t|do not) (?:want|need) (?:(?:an?|any|the|that|those) )?(?!(?:to|you|it|him|her)\b)\p{L}+(?: \p{L}+)?)/iu;
