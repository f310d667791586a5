import { describe, expect, it } from 'vitest';
import { stationNames, stationOf, statusWhenMade, tidyStations } from './stations.ts';

const STATIONS = [
  { category: 'Pizza', station: 'Oven' },
  { category: 'Calzones', station: 'Oven' },
  { category: 'Drinks', station: 'Bar' },
];

describe('the stations of a kitchen', () => {
  it('make a category each, however it is written, and Other what is left', () => {
    expect(['PIZZA', 'Drinks', 'Salads', null].map((category) => stationOf(STATIONS, category))).toEqual([
      'Oven',
      'Bar',
      'Other',
      'Other',
    ]);
    expect(stationNames(STATIONS)).toEqual(['Oven', 'Bar', 'Other']);
  });

  it('are none where none was named', () => {
    expect(stationOf([], 'Pizza')).toBeNull();
    expect(stationNames([])).toEqual([]);
  });

  it('are spelt in one way, and a category is made at one of them', () => {
    const typed = [
      { category: 'Pizza', station: 'Oven' },
      { category: 'Calzones', station: 'oven' },
      { category: 'pizza', station: 'Bar' },
      { category: 'Drinks', station: '' },
      { category: 'Salads', station: 'OTHER' },
    ];
    expect(tidyStations(typed)).toEqual([
      { category: 'Pizza', station: 'Oven' },
      { category: 'Calzones', station: 'Oven' },
      { category: 'Salads', station: 'Other' },
    ]);
  });
});

it.each([
  ['new', [true, false], 'in_progress'],
  ['new', [true, true], 'ready'],
  ['ready', [true, false], 'in_progress'],
  ['completed', [false], 'completed'],
] as const)('an order that is %s with lines made %j is %s', (status, made, then) => {
  expect(
    statusWhenMade(
      status,
      made.map((done) => ({ done })),
    ),
  ).toBe(then);
});
