import { describe, expect, it } from 'vitest';
import { namedAmong, stemOf, tellingWords } from './called.ts';
import { tokenise } from './words.ts';

const CLINIC = ['Checkup', 'Cleaning', 'Deep Cleaning', 'Crown', 'Teeth Whitening', 'Exam & X-Rays', 'Root Canal'];
const SALON = ["Women's Haircut", "Men's Haircut", 'Full Color', 'Blowout', 'Beard Trim', 'Mani-Pedi'];
const GARAGE = ['Oil Change', 'Tire Rotation', 'Brake Inspection', 'State Inspection'];
const SPA = ['Swedish Massage (60 min)', 'Deep Tissue Massage (90 min)', 'Facial', 'Hot Stone Massage'];
const STUDIO = ['Private Lesson', 'Group Class', 'Follow-up Consultation'];

const named = (names: readonly string[], said: string) => namedAmong(names, tokenise(said)).map((at) => names[at]);

describe('what is meant of a few things', () => {
  it.each<[readonly string[], string, string[]]>([
    [CLINIC, 'I need a check up', ['Checkup']],
    [CLINIC, 'to have my teeth cleaned', ['Cleaning']],
    [CLINIC, 'a deep cleaning please', ['Deep Cleaning']],
    [CLINIC, 'get my teeth whitened', ['Teeth Whitening']],
    [CLINIC, 'an examination and an xray', ['Exam & X-Rays']],
    [CLINIC, 'I think I need a root canal', ['Root Canal']],
    [CLINIC, 'do you have time tomorrow', []],
    [CLINIC, 'I want to check on my appointment', []],
    [SALON, 'a haircut', ["Women's Haircut", "Men's Haircut"]],
    [SALON, "a men's cut on Friday", ["Men's Haircut"]],
    [SALON, "a women's haircut", ["Women's Haircut"]],
    [SALON, 'my hair coloured', ['Full Color']],
    [SALON, 'just a beard trim', ['Beard Trim']],
    [SALON, 'a blow out for Saturday', ['Blowout']],
    [SALON, 'are you full on Tuesday', []],
    [GARAGE, 'the oil changed', ['Oil Change']],
    [GARAGE, 'my tires rotated', ['Tire Rotation']],
    [GARAGE, 'an inspection', ['Brake Inspection', 'State Inspection']],
    [GARAGE, 'a state inspection', ['State Inspection']],
    [SPA, 'a massage', ['Swedish Massage (60 min)', 'Deep Tissue Massage (90 min)', 'Hot Stone Massage']],
    [SPA, 'the deep tissue one', ['Deep Tissue Massage (90 min)']],
    [STUDIO, 'a private lesson', ['Private Lesson']],
    [STUDIO, 'a follow up consult', ['Follow-up Consultation']],
  ])('%#: %s', (names, said, meant) => expect(named(names, said)).toEqual(meant));

  it('is any of them by one word, where that was asked', () => {
    expect(namedAmong(SPA, tokenise('the swedish'), true)).toEqual([0]);
    expect(namedAmong(SALON, tokenise('full'), true)).toEqual([2]);
  });
});

it('words are compared by their stems', () => {
  const same = [
    ['cleaning', 'cleaned'],
    ['trim', 'trimming'],
    ['colour', 'colored'],
    ['shave', 'shaving'],
    ['two', '2'],
  ];
  for (const [one = '', other = ''] of same) expect(stemOf(one)).toBe(stemOf(other));
  expect(stemOf('crown')).not.toBe(stemOf('cleaning'));
  expect(tellingWords('Massage (60 min) and more')).toEqual(['massage', 'more']);
});
