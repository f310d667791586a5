import { expect, it } from 'vitest';
import { converse, harborFacts } from './testing/index.ts';

it.each(["no, gracias, that's it", "that's all, por favor"])('is understood with good manners: %s', async (said) => {
  const call = converse();
  expect(await call.say('a tiramisu', said)).not.toContain('only speak English');
  await call.say('Luis', 'yes');
  expect(call.shop.orders).toHaveLength(1);
});

it.each(['hola, una pizza grande por favor', 'buenos dias, quiero una pizza'])(
  'in another language is told so: %s',
  async (said) => expect(await converse().say(said)).toContain('only speak English'),
);

it('what is said while thinking is not what an appointment is about', async () => {
  const call = converse(harborFacts());
  const reply = await call.say('I need a cleaning the day after tomorrow at ten, hang on, yes, at ten', 'Ann Lee');
  expect(reply).toContain('about: cleaning. Shall I book it?');
});

it.each(["what's up, can I get two arancini and a tiramisu", 'hey, howdy there, two arancini and a tiramisu please'])(
  'a greeting that is put as a question asks nothing: %s',
  async (said) => expect(await converse().say(said)).toContain('two Arancinis and one Tiramisu'),
);

it.each([
  ["what's good here", /popular|Margherita/i],
  ["what's up with my order", /order/],
])('what is asked so is no greeting: %s', async (said, reply) => {
  expect(await converse().say(said)).toMatch(reply);
});

it('does not hang up on who wants none of what was listed', async () => {
  const call = converse();
  expect(await call.say('what kind of drinks do you have', 'none of those')).toMatch(/\?$/);
});

it('writes no name down that is only asked for again', async () => {
  const call = converse();
  expect(await call.say('a large pepperoni', "that's all", 'Dan', 'what was the name again')).not.toContain(
    'for Again',
  );
});

it.each(['do you carry Japanese maples', 'do you have Spanish lavender', 'could I speak to Walt please'])(
  'asks for no other language: %s',
  async (said) => expect(await converse(harborFacts()).say(said)).not.toContain('only speak English'),
);

it.each(['do you speak Greek', 'Spanish please', 'does anybody there know Vietnamese'])(
  'asks for another language: %s',
  async (said) => expect(await converse(harborFacts()).say(said)).toContain('only speak English'),
);

it.each([
  'so I have to come in. do you take Delta Dental?',
  'okay bye. oh, do you take Delta Dental?',
  'so I have to come in',
])('does not hang up on who goes on: %s', async (said) => {
  const call = converse(harborFacts());
  await call.say('when are you open tomorrow', said);
  expect(call.ended).toBe(false);
});
