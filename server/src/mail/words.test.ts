import { expect, it } from 'vitest';
import { ours, withoutAddresses, words } from './words.ts';

it.each([
  ['https://evil.test/x?c={{code}}', '[link]'],
  ['Rosa (http://evil.test)', 'Rosa [link]'],
  ['Rosa www.evil.test', 'Rosa [link]'],
  ['//evil.test Rosa', '[link] Rosa'],
  ['evil.test/login', '[link]'],
  ['go to evil.test', 'go to evil. test'],
  ['sub.evil.test.', 'sub. evil. test.'],
  ['10.0.0.1/x', '[link]'],
  ['ev\u200bil.test', 'evil. test'],
  ['evil\u3002test', 'evil. test'],
])('leaves no address in %j', (typed, read) => expect(withoutAddresses(typed)).toBe(read));

it.each([
  "Sal's Brick Oven",
  'Dr. Okafor, D.D.S.',
  'Call me at 4 p.m. or 5:30, it was $12.50',
  'dan@example.com',
  'No.1 Pizza & Co. (24/7)',
  'Ask for +1 (718) 555-0147.',
  'Ünsal Özdemir – 李小龍',
])('leaves %j as it is', (typed) => expect(withoutAddresses(typed)).toBe(typed));

it('tells what people wrote from what we say', () => {
  const said = words`${'https://evil.test'} invites you to ${ours('https://attendant.example')}`;
  expect(said).toBe('[link] invites you to https://attendant.example');
});

it('takes no longer for longer text', () => {
  // By its own CPU, in microseconds: others on the machine are not its fault.
  const began = process.cpuUsage();
  for (const piece of ['a.', 'www.', 'a@', '-', '.b', '1.', 'ab', ':/'])
    withoutAddresses(piece.repeat(100_000 / piece.length));
  expect(process.cpuUsage(began).user).toBeLessThan(1_000_000);
});
