import { describe, expect, it } from 'vitest';
import { tokenise } from '../understand/words.ts';
import { asAsked, isMereQuestion, isQuestion } from './question.ts';

describe('a question that wishes for nothing', () => {
  it.each([
    'how old do I have to be to order beer',
    'what would two larges set me back',
    'I want to know if pizza is healthy',
    "I'd like to find out if you will be busy around 7",
    'can you tell me how busy you are',
    'any desserts',
    'do you see people on weekends',
  ])('%s', (said) => expect(isMereQuestion(said)).toBe(true));
});

describe('a wish, though it asks', () => {
  it.each([
    'could I get a large pepperoni',
    'I was wondering if I could get a pizza',
    'do you think you could make it thin crust',
    'is it too late to add a coke',
    'how about a large pepperoni',
    'do you have garlic knots? okay two of those',
    "we're gonna do three small pepperonis",
    'can, please',
    'have a large cheese',
  ])('%s', (said) => expect(isMereQuestion(said)).toBe(false));
});

describe('a question behind what is told', () => {
  it.each(['if it breaks again in six months am I covered', "when he's done do you text me"])('%s', (said) =>
    expect(isQuestion(said, tokenise(said))).toBe(true),
  );
  it.each(['if you have any left I want two', 'if it is ready I will come by'])('is not: %s', (said) =>
    expect(isQuestion(said, tokenise(said))).toBe(false),
  );
});

describe('what is stated with a tag behind is a question', () => {
  it.each([
    ['you do see turtles right', 'do you see turtles?'],
    ["you're open Sundays, yeah?", 'are you open Sundays?'],
    ["so it's still twenty minutes, right?", 'is it still twenty minutes?'],
    ['the wings come with celery, right', 'the wings come with celery, right'],
    ['the combo comes with fries, right', 'does the combo come with fries?'],
    ['yeah that is right', 'yeah that is right'],
    ["that's right", "that's right"],
    ['the one on the right', 'the one on the right'],
    ["I don't get charged for that, do I?", 'do I get charged for that?'],
    ["and you won't need my card, will you", 'will you need my card?'],
    ["it doesn't hurt, does it", 'does it hurt?'],
  ])('%s', (said, asked) => expect(asAsked(said)).toBe(asked));
});
