import type { Menu } from '../menu/menu.ts';

const PARTED =
  /\b(?:one|two|three|four|the other|another|half|some) (?:(?:gets|has|is|on|in) )?(?:with |on )?(?:the )?(?<first>[\p{L}'’-]+) (?<head>[\p{L}'’-]+)(?<joint>(?:[\s,]+(?:and|then))*[\s,]+(?:one|two|three|four|the other(?: one| two)?|another|half|the rest) (?:(?:gets|has|is) )?(?:with |on )(?:the )?)(?<next>[\p{L}'’-]+)(?=\s*(?:[,.;!?]|$)|\s+(?:please|then|thanks)\b)/giu;

/** 'One with white rice and one with fried': what is chosen last is called by what the one before it is, too. */
export function withHeads(text: string, menu: Menu): string {
  let said = text;
  for (const { 0: all, groups } of text.matchAll(PARTED)) {
    const { first = '', head = '', next = '' } = groups ?? {};
    const [one, other] = [`${first} ${head}`, `${next} ${head}`];
    // What is offered beside the first by that word alone is meant by it.
    const isItself = menu.families.some(({ key }) => menu.isChoice(one, key) && menu.isChoice(next, key));
    if (menu.isOffered(one) && menu.isOffered(other) && !isItself) said = said.replace(all, `${all} ${head}`);
  }
  return said;
}
