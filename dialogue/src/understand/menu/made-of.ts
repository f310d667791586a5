import { keeping } from '../../kept.ts';

/** 'No nuts or dairy', 'without gluten', 'nut-free': what a description says of a dish that is not in it. A gluten-free bun is of the bun. */
const DENIED =
  /\b(?:no|without(?: any)?|free (?:of|from)|never any|does(?: no|n['’])t contain(?: any)?)\s+[^.,;:()!]*?(?=\s*(?:[.,;:()!]|$)|\s(?:and|but|with|on|in|served)\b)|\b\p{L}+[- ]free(?=\s*(?:[.,;:()!]|$)|\s(?:and|but)\b)/giu;

/** What can be had so is not made so: 'nut-free on request', 'no dairy available'. */
const ON_REQUEST =
  /\b(?:available|on request|upon request|options?|optional|can be|could be|may|if|ask|also|or without|with or)\b/i;
const SENTENCES = /[^.;!]+[.;!]?/g;

/** What a description says is in a dish, without what it says is not. */
export const madeOfIn = keeping(4_000, (description) =>
  description.replace(SENTENCES, (sentence) => (ON_REQUEST.test(sentence) ? sentence : sentence.replace(DENIED, ' '))),
);

/** What it says is not in it. */
export const deniedIn = keeping(4_000, (description) =>
  (description.match(SENTENCES) ?? [])
    .filter((sentence) => !ON_REQUEST.test(sentence))
    .flatMap((sentence) => sentence.match(DENIED) ?? [])
    .join(', '),
);
