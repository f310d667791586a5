import { describe, expect, it } from 'vitest';
import { converse } from '../testing/conversation.ts';
import { consentIn } from './consent.ts';

describe('a yes', () => {
  it.each([
    'yes',
    'Yep!',
    'uh huh',
    'yes please',
    'sure, go ahead',
    "that's right",
    'perfect, thank you',
    'no, that is fine',
    'looks good to me',
    'sounds great',
    'please place it',
    'okay do it',
    "nothing wrong with that, it's right",
    'why not',
    'can you place it, yes',
    'yes sir you betcha',
    'yes and thank you so much',
    'great, put us down',
    'pencil me in please',
    'okay, lock it in',
    'yes, is fine by me',
    'yes that is what I want',
    'yes do that please',
    'yes, whatever you said',
  ])('%s', (said) => expect(consentIn(said)).toBe('yes'));
});

describe('no yes', () => {
  it.each([
    "I'm not actually sure",
    'not sure',
    "that isn't correct",
    'maybe',
    'I guess',
    'yes but wait',
    'sure, if it is ready by six',
    'right?',
    'are you sure',
    'okay hold on',
    'good to hear from you',
    'what is that',
    'yes, no, I mean no',
    'probably right',
    'absolutely not',
    '',
    'how much is it, okay',
    'great talking to you',
    'the right side',
    'never mind',
    'correct the name',
    'I was sure it was five',
    'yes, and at the top',
    'yeah plus a thing of gobbles',
    'put her down as a maybe',
    'put us down for four',
    'yeah what days are you closed',
    'yes please is trish really in that day',
    'sounds good what do i owe',
    'yes do you take cards',
    "that's right are you sure",
  ])('%s', (said) => expect(consentIn(said)).not.toBe('yes'));
});

it.each(["that's all", "that's it, thanks", 'nothing else'])('places what was read back to: %s', async (said) => {
  const call = converse();
  await call.say('a large pepperoni', "that's all", 'Dan', said);
  expect(call.shop.orders.length).toBe(1);
});

it.each([
  "no, that's all",
  "that's all wrong",
  'not sure',
  'hmm maybe',
  "that isn't correct",
  'are you sure?',
  'how long will it take, okay?',
  'good talk',
])('places nothing to: %s', async (said) => {
  const call = converse();
  await call.say('a large pepperoni', "that's all", 'Dan', said);
  expect(call.shop.orders).toEqual([]);
});
