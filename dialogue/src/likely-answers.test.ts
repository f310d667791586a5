import { weekWith } from '@attendant/contract/testing/weeks';
import { expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { menuOf } from './testing/strange-menu.ts';

it('makes what the menu offers for the open choice likely', async () => {
  const call = converse();
  await call.say('a pepperoni pizza');
  expect(call.answers()).toEqual(expect.arrayContaining(['large', 'a large', 'large please']));
});

it('makes the hours of the business and the days likely where a time was asked for', async () => {
  const call = converse({ bookingEnabled: true, hours: weekWith({ each: '09:00-17:00' }) });
  await call.say('I need a table');
  const answers = call.answers();
  expect(answers).toEqual(expect.arrayContaining(['at four', 'four thirty', 'Tuesday', 'tomorrow', 'noon']));
  expect(answers).toEqual(expect.arrayContaining(['ten thirty am please', 'the two', 'noon please']));
  expect(answers).not.toContain('at seven');
  expect(answers).not.toContain('ten pm');
});

it('makes no more likely where more was asked for', async () => {
  const call = converse();
  await call.say('a tiramisu');
  expect(call.answers()).toContain("that's all");
});

it('makes a goodbye likely once something was answered or done', async () => {
  const call = converse();
  await call.say('do you have calzones');
  await call.say('no');
  expect(call.answers()).toContain('no thanks bye');
});

it('makes nothing likely before anything was asked', () => {
  expect(converse().answers()).toEqual([]);
});

it('takes what is one of the few that were just offered, however unclear', async () => {
  const call = converse();
  await call.say('a pepperoni pizza');
  expect(await call.hear('The large, please.', 0.1)).toBe('Okay, one large Pepperoni. Anything else?');
  const menu = menuOf([
    ['Cheese Pie', 'Pies'],
    ['Sicilian Pie', 'Pies'],
    ['Apple Cake', 'Cakes'],
  ]);
  const other = converse({ menu });
  expect(await other.say('a pie')).toContain('Which pie would you like: Cheese Pie or Sicilian Pie?');
  expect(other.answers()).toContain('the Sicilian Pie');
  expect(await other.hear('The Sicilian Pie.', 0.1)).toContain('one Sicilian Pie');
  expect(await other.hear('The Apple Cake.', 0.1)).not.toContain('one Apple Cake');
});
