import { expect, it } from 'vitest';
import { networkOf } from './network.ts';

it.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::ffff:10.1.2.3', '::ffff:10.1.2.3'],
  ['10.1.2.3', '10.1.2.3'],
  ['rosa@example.com', 'rosa@example.com'],
])('counts %s as %s', (whom, network) => {
  expect(networkOf(whom)).toBe(network);
});
