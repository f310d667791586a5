import { describe, expect, it } from 'vitest';
import { salsMenu } from '../../testing/menu.ts';
import { PHRASE_WORDS } from '../phrasebook.ts';
import { tokenise } from '../words.ts';
import { findMentions } from './match.ts';
import { readMenu } from './menu.ts';

const menu = readMenu(salsMenu());

function heard(text: string): string[] {
  return findMentions(tokenise(text), menu.lexicon, PHRASE_WORDS).map(
    (mention) => `${mention.sure}: ${mention.families.join(' / ')}`,
  );
}

describe('a dish is recognised', () => {
  it.each([
    // As it is written
    ['margherita', 'margherita'],
    ['garlic knots', 'garlic knots'],
    ['GARLIC KNOT', 'garlic knots'],
    ['plain slices', 'slices plain'],
    ['ricotta calzone', 'calzone ricotta'],
    ['half and half', 'half and half'],
    ['pepperonis', 'pepperoni'],
    // By a part of its name
    ['knots', 'garlic knots'],
    ['grandma', 'grandma pie'],
    ['sicilian', 'sicilian square'],
    ['calamari', 'fried calamari'],
    ['calzone', 'calzone ricotta'],
    ['pellegrino', 'san pellegrino'],
    // As a recogniser or a hasty typist writes it
    ['margarita', 'margherita'],
    ['marguerita', 'margherita'],
    ['peperoni', 'pepperoni'],
    ['pepperonni', 'pepperoni'],
    ['pepper oni', 'pepperoni'],
    ['garlic nuts', 'garlic knots'],
    ['garlic nots', 'garlic knots'],
    ['garlicknots', 'garlic knots'],
    ['cannolis', 'cannoli'],
    ['canoli', 'cannoli'],
    ['arancheenee', 'arancini'],
    ['arranchini', 'arancini'],
    ['brusketta', 'bruschetta'],
    ['bruscetta', 'bruschetta'],
    ['seizure salad', 'caesar salad'],
    ['ceaser salad', 'caesar salad'],
    ['cesar salad', 'caesar salad'],
    ['tirimisu', 'tiramisu'],
    ['bianka', 'bianca'],
    ['root bear', 'root beer'],
    ['san pelegrino', 'san pellegrino'],
    ['sand pellegrino', 'san pellegrino'],
    ['calimari', 'fried calamari'],
    ['antipasta', 'antipasto'],
  ])('%s', (said, family) => {
    expect(heard(said)).toEqual([`certain: ${family}`]);
  });
});

describe('a doubtful dish is asked about', () => {
  it.each([
    ['pepper only', 'likely: pepperoni'],
    ['soda', 'which: lemon soda / orange soda'],
    ['tear a misu', 'likely: tiramisu'],
  ])('%s', (said, mention) => {
    expect(heard(said)).toEqual([mention]);
  });
});

describe('other words are no dishes', () => {
  it.each([
    'are you open tonight',
    'can i only get it delivered',
    'i need to cancel',
    'what is your address please',
    'make that a large',
    'ring the side door',
    'my name is peter',
    'no thanks that is all',
    'not now',
    'can you hear me',
    'scratch that',
    'how long is the wait',
  ])('%s', (said) => {
    expect(heard(said)).toEqual([]);
  });
});
