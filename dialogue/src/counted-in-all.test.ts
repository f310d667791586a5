import { expect, it } from 'vitest';
import { converse } from './testing/index.ts';

const ordered = async () => {
  const talk = converse();
  await talk.say('two small cheese pizzas and a small cheese pizza with olives');
  return talk;
};
const pizzas = (talk: ReturnType<typeof converse>) => talk.lines().map(({ quantity, notes }) => [quantity, ...notes]);

it('counts all of a dish that stands in two ways, where its number is told', async () => {
  const talk = await ordered();
  const stood = pizzas(talk);
  expect(stood).toHaveLength(2);
  await talk.say('make that four small cheese pizzas');
  expect(talk.lines().reduce((sum, { quantity }) => sum + quantity, 0)).toBe(4);
});

it('asks which of them are not wanted, and takes that off', async () => {
  const talk = await ordered();
  const stood = pizzas(talk);
  expect(await talk.say('make it just two small cheese pizzas')).toMatch(
    /two small .*olives.*What should I change\?$/i,
  );
  expect(pizzas(talk)).toEqual(stood);
  await talk.say('take off the one with olives');
  expect(talk.lines().map(({ quantity }) => quantity)).toEqual([2]);
});
