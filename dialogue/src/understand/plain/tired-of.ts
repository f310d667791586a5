import type { Menu } from '../menu/menu.ts';
import { singular } from '../words.ts';

/** A word of a dish or of a choice. */
export const isOnMenu = (word: string, menu: Menu): boolean =>
  menu.lexicon.withWord.has(singular(word)) || menu.choiceNames.lexicon.withWord.has(singular(word));

/** 'I don't want the tea anymore', 'I can't do the meal': what somebody has enough of is sold here. */
export const isTiredOf = (words: readonly string[], menu: Menu): boolean => {
  const [, thing = ''] = TIRED_OF.exec(words.join(' ')) ?? [];
  return thing !== '' && isOnMenu(thing, menu);
};
const TIRED_OF =
  /\b(?:want|need|do|have|hate|like) (?:(?:the|any|my|that|those|these|some) (?:\w+ ){0,5}?)?(\w+)(?: (?:anymore|any more|now|either|please))*$/;
