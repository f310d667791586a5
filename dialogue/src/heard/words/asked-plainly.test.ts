import { expect, it } from 'vitest';
import { askedPlainly } from './asked-plainly.ts';

it.each([
  ['do you know what time you close', 'what time do you close?'],
  ['you know how late you guys are open', 'how late are you guys open?'],
  ["you don't happen to have parking, do you", 'do you have parking?'],
])('hears "%s" as "%s"', (said, plain) => expect(askedPlainly(said)).toBe(plain));

it.each([
  'you know what forget the bagel',
  'you know what scrap the calzone, get me the baked ziti',
  'actually you know what, make it a large',
  'no you know what cancel it',
  'let me know if anything comes free',
  "I don't know what to get her",
])('leaves "%s", which asks nothing, as it is', (said) => expect(askedPlainly(said)).toBe(said));
