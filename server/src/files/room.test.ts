import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { hasRoom, isRoomy } from './room.ts';

const MB = 1024 ** 2;
const disk = (sizeMb: number, freeMb: number) => ({ bsize: MB, blocks: sizeMb, bavail: freeMb });

it.each([
  ['a small disk, half of it free', disk(200, 100), true],
  ['a small disk, a tenth of it free', disk(200, 20), true],
  ['a small disk, less than that free', disk(200, 19), false],
  ['a large disk, more than a gigabyte free', disk(500_000, 1_100), true],
  ['a large disk, less than that free', disk(500_000, 900), false],
])('%s', (_what, one, roomy) => {
  expect(isRoomy(one)).toBe(roomy);
});

it('of the folder for temporary files', async () => {
  expect(typeof (await hasRoom(tmpdir()))).toBe('boolean');
});
