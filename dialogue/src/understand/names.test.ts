import { describe, expect, it } from 'vitest';
import { readName } from './names.ts';
import { readDigits } from './phones.ts';
import { tokenise } from './words.ts';

describe('a name', () => {
  it.each([
    ['Dan', 'Dan'],
    ['dan please', 'Dan'],
    ["it's priya raman", 'Priya Raman'],
    ['my name is walter ng thank you', 'Walter Ng'],
    ['put it under rosa', 'Rosa'],
    ["O'Connor", "O'Connor"],
    ["my name is o'connor", "O'Connor"],
    ['McDonald', 'McDonald'],
    ['MARY-ANN', 'Mary-Ann'],
    ['r o s a', 'Rosa'],
    ['I V O, T A L B O T', 'Ivo Talbot'],
    ['mine is Ivo Talbot', 'Ivo Talbot'],
    ['rosa r-o-s-a', 'Rosa'],
    ["dan it's dan", 'Dan'],
    ['José', 'José'],
    ['yes', null],
    ["yeah that's right", null],
    ['apartment 4', null],
    ['please call me back about my crown', null],
    ['Sarah with an h', 'Sarah'],
    ['first name dan last name miller', 'Dan Miller'],
    ['tell me a joke', null],
    ['cancel my credit card', null],
    ['is there pork in the meatballs', null],
    ['call me an uber', null],
    ['can I get a loan for a car', null],
    ['Rosa from the third floor', 'Rosa'],
    ['Nell in apartment 4B', 'Nell'],
    ['Linda from Coastal Realty', 'Linda from Coastal Realty'],
    ["it's the green Corolla, Hendricks", 'Hendricks'],
    ["it's the silver van", null],
    ['Anita Rao, A-N-I-T-A', 'Anita Rao'],
    ['Rick Stine, S T E I N', 'Rick Stein'],
    ['can somebody call me', null],
    ['can I swap it', null],
    ['the name was spelled wrong', null],
    ['well you see the thing I wanted to ask about', null],
  ])('%s', (said, name) => {
    expect(readName(said)).toBe(name);
  });
});

describe('a number', () => {
  it.each([
    ['718 555 0147', '7185550147'],
    ['(718) 555-0147', '7185550147'],
    ['seven one eight five five five oh one four seven', '7185550147'],
    ['seven one eight double five five zero one four seven', '7185550147'],
    ['seven eighteen triple five oh one forty seven', '7185550147'],
    ["i don't have one", '1'],
  ])('%s', (said, digits) => {
    expect(readDigits(tokenise(said))).toBe(digits);
  });
});
