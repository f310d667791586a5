import { describe, expect, it } from 'vitest';
import { tokenise } from '../../understand/words.ts';
import { readVisit } from './visit.ts';

const person = (name: string) => ({ id: name, name });
const persons = ['Doctor Amara Okafor', 'Dr. Hale', 'Mei', 'Dr. Amy Lee', 'Ben Lee', 'Chair 1', 'Chair 2', 'Will'].map(
  person,
);
const services = ['Checkup', 'Cleaning'].map((name) => ({ ...person(name), minutes: 30, priceCents: null, doers: [] }));
const read = (text: string) => readVisit(text, tokenise(text), { by: null, anybody: false }, { services, persons });
const names = (all: readonly { name: string }[]) => all.map(({ name }) => name);

describe('who is asked for', () => {
  it.each<[string, string[]]>([
    ['a cleaning with Doctor Okafor', ['Doctor Amara Okafor']],
    ['can I see Amara on Tuesday', ['Doctor Amara Okafor']],
    ['dr hale please', ['Dr. Hale']],
    ['with doctor hail', ['Dr. Hale']],
    ['with Doctor Okafer', ['Doctor Amara Okafor']],
    ['with Lee', ['Dr. Amy Lee', 'Ben Lee']],
    ['with doctor Lee', ['Dr. Amy Lee']],
    ['with Ben Lee', ['Ben Lee']],
    ['is Mei free', []],
    ['not Doctor Hale, with Mei', ['Mei']],
    ['will you have time', []],
    ['my name is Hale', []],
    ['with my daughter', []],
  ])('%s', (text, wanted) => expect(names(read(text).persons)).toEqual(wanted));

  it.each<[string, string[]]>([
    ['is Mei free', ['Mei']],
    ['Okafor', ['Doctor Amara Okafor']],
    ['chair two', ['Chair 2']],
    ['this is Mei', []],
    ['put it under Amy', []],
    ['at two', []],
  ])('by the name alone: %s', (text, wanted) => expect(names(read(text).named)).toEqual(wanted));

  it.each<[string, string | null]>([
    ['with Doctor Smith', 'Doctor Smith'],
    ['I need a doctor appointment', null],
    ['the doctor on Tuesday', null],
    ['with Doctor Okafor', null],
  ])('somebody who is not here: %s', (text, stranger) => expect(read(text).stranger).toBe(stranger));

  it.each([
    ['either one is fine', true],
    ["I don't care who", true],
    ['any dentist will do', true],
    ['with Mei', false],
  ])('whoever is free: %s', (text, anybody) => expect(read(text).anybody).toBe(anybody));
});

it('what is to be done is told from what is not', () => {
  expect(names(read('not a cleaning, a checkup').services)).toEqual(['Checkup']);
  expect(read('hello').services).toEqual([]);
});
