import { keeping } from '../../kept.ts';

/** 'No nuts or dairy', 'without gluten', 'nut-free': what a description says of a dish that is not in it. */
const DENIED =
  /\b(?:no|without(?: any)?|free (?:of|from)|never any|does(?: no|n['’])t contain(?: any)?)\s+[^.,;:()!]*?(?=\s*(?:[.,;:()!]|$)|\s(?:and|but|with|on|in|served)\b)|\b\p{L}+[- ]free\b(?![- ]range)/giu;

/** What a description says is in a dish, without what it says is not. */
export const madeOfIn = keeping(4_000, (description) => description.replace(DENIED, ' '));

/** What it says is not in it. */
export const deniedIn = keeping(4_000, (description) => (description.match(DENIED) ?? []).join(', '));
