import { describe, expect, it } from 'vitest';
import { converse } from '../testing/conversation.ts';
import { harborFacts } from '../testing/facts.ts';
import { isDanger } from '../understand/understand.ts';
import { tokenise } from '../understand/words.ts';
import { dangerIn } from './danger.ts';
import { propose } from './intent/propose.ts';

it.each([
  ["I'm having chest pain and my left arm is numb", 'emergency'],
  ["my face is swelling up and I can't breathe properly", 'emergency'],
  ['he just collapsed and he is not responding', 'emergency'],
  ["there's smoke coming out of your kitchen", 'emergency'],
  ["the bleeding just won't stop", 'emergency'],
  ['I want to end my life', 'self-harm'],
  ["I'm going to come down there and hurt you people", 'threat'],
  ['my grandmother keeled over at the table', 'emergency'],
  ['I soaked three towels since they pulled the tooth and it keeps coming', 'emergency'],
  ['a man is waving a knife around outside', 'emergency'],
  ['everyone would be happier if I was gone', 'self-harm'],
  ["I'll put a bullet in him", 'threat'],
  ['my mouth is on fire lol, those wings', null],
  ["he's turning purple", 'emergency'],
  ['my dog ate a whole bag of raisins', 'animal'],
  ['my dog ate his dinner already', null],
  ['I nearly had a heart attack when I saw the bill', null],
  ['he swells up whenever he eats shrimp', null],
  ['my cheek is a little swollen after the filling', null],
  ['no, nothing on them', null],
  ['the smoked brisket and a fire roasted pepper', null],
  ['my back locked up at lunch and since then he says I lost control of my bladder', 'emergency'],
  ["I can't feel my legs since I lifted the fridge and my back cracked", 'emergency'],
  ['my back hurts when I sit', null],
  ["I don't think I want that anymore", null],
  ["I really don't want this any more", null],
  ['the baby wet himself in your chair', null],
  ['my tooth hurts', null],
  ['what does the gas cost', null],
  ['is the gas extra for a filling', null],
  ['it smells like gas in the stairwell', 'emergency'],
  ['do you carry carbon monoxide detectors', null],
  ['our carbon monoxide alarm keeps going off', 'emergency'],
  ['my uncle had a heart attack and is in the hospital, can you bring a bouquet there', null],
  ['my uncle had a heart attack at your counter', 'emergency'],
  ['I passed out your flyers at school', null],
  ['my chainsaw is choking when I start it', null],
  ['I got shot down by my landlord', null],
  ['my toddler drank some turpentine', 'emergency'],
  ['I splashed battery acid in my eye', 'emergency'],
  ['do you sell weed killer', null],
  ['we got robbed last week so I need new locks', null],
  ["I was in a car accident last week and now I can't breathe", 'emergency'],
  ['my van got hit by a truck, do you do dents', null],
  ["my cat hasn't peed since last night", 'animal'],
  ['our dog has a really bloated belly', 'animal'],
  ['I am dying for a pizza', null],
  ['can I get the gas station burrito', null],
  ['how much is the gas', null],
  ['is the gas included', null],
  ["what's the gas cost", null],
  ['what is that gas smell, there is gas in the kitchen', 'emergency'],
  ['I think there is gas in here', 'emergency'],
  ['that would kill me, the extra large', null],
])('%s', (said, danger) => expect(dangerIn(tokenise(said), [propose(tokenise(said))])).toBe(danger));

it('comes before everything else, in the middle of anything, and leaves a word for the owner', async () => {
  const call = converse(harborFacts());
  expect(await call.say('an appointment on Tuesday', 'oh god my father passed out')).toContain('call 911 now');
  expect(call.shop.messages).toMatchObject([{ text: expect.stringContaining('my father passed out') }]);
});

it('keeps the order that was being taken', async () => {
  const call = converse();
  await call.say('a large pepperoni', 'wait there is a fire in the kitchen');
  expect(await call.say("it's out now, that's all", 'Dan')).toContain('one large Pepperoni');
});

describe('an emergency is what happens, not to whom', () => {
  it.each([
    ["make it three, my sister can't make it", false],
    ["just the one, my uncle's not coming", false],
    ['my grandpa is not breathing', true],
  ])('%s', (said, danger) => expect(isDanger(said)).toBe(danger));
});

describe('danger beside what only sounds like it', () => {
  it.each([
    "he's pinned under the tractor",
    'I just ran over a cyclist',
    "I sliced my thumb and it's spurting",
    'my gums have been bleeding nonstop since the extraction',
  ])('is danger: %s', (said) => expect(dangerIn(tokenise(said))).toBe('emergency'));

  it.each([
    'my father had a stroke in February and we want him to see somebody',
    'he had two seizures last spring',
    'it is for my aunt, she broke her hip and she is in the hospital',
    'I need a feed pail',
  ])('is none: %s', (said) => expect(dangerIn(tokenise(said))).toBeNull());
});
