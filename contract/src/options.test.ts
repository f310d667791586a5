import { expect, it } from 'vitest';
import { OptionGroup } from './options.ts';

const group = { name: 'Size', min: 0, max: 1, choices: [{ name: 'Small', price: 0 }] };

it.each([
  [{ max: 1.5 }, 'Choices are counted in whole numbers'],
  [{ max: 51 }, 'At most 50 choices can be made'],
  [{ min: -1 }, 'The number of choices must be 0 or more'],
  [{ max: 0 }, 'At least one choice must be allowed'],
])('%j is refused in words of its own', (wrong, said) => {
  expect(OptionGroup.safeParse({ ...group, ...wrong }).error?.issues[0]?.message).toBe(said);
});

it('takes what is right', () => {
  expect(OptionGroup.safeParse(group).success).toBe(true);
});
