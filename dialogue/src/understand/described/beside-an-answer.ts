import type { Menu } from '../menu/menu.ts';
import { singular, tokenise } from '../words.ts';

/** 'Large with a pork bun': what comes in a size, or a choice, and behind it a dish by its whole name. */
const WITH_ONE =
  /^(?<answer>\s*(?:(?:the|an?|uh|um|okay|yes|yeah)[\s,]+)*\p{L}[\p{L} ]{1,20}?)[\s,]+with (?=(?:an?|one|two|three|four) (?<dish>\p{L}[\p{L}'’ -]+?)(?:\s*(?:[.,;!?]|$)| (?:please|and)\b))/iu;

/** The answer to a question, and beside it the dish, which goes on nothing. */
export function withDish(text: string, menu: Menu): string {
  const { answer = '', dish = '' } = WITH_ONE.exec(text)?.groups ?? {};
  const said = tokenise(answer).filter((word) => !/^(?:the|an?|okay|yes)$/.test(word));
  if (said.length === 0 || dish === '') return text;
  const isAnswer = menu.sizeAt(said, 0)?.length === said.length || menu.isOffered(said.join(' '));
  const words = tokenise(dish);
  const isDish = menu.named(words) !== undefined || menu.named(words.map(singular)) !== undefined;
  return isAnswer && isDish ? text.replace(WITH_ONE, '$<answer>. And ') : text;
}
