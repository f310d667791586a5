import { describe, expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { harborFacts, notesOf } from './testing/facts.ts';

const shop = () =>
  converse({
    now: new Date('2030-06-11T16:00:00Z'),
    notes: notesOf(
      'Party trays are 14 dollars a person, eight people at least, and need a day’s notice.',
      'We use one fryer for everything.',
    ),
  });
const stable = () =>
  converse(
    harborFacts({
      businessName: 'Cedar Hill Stables',
      notes: notesOf(
        'For carriage rides we send people to Willow Farm, 845-555-0119.',
        'Pony parties are 25 dollars a child and there is a 100 dollar deposit.',
        'Boarding a horse is 38 dollars a night. A second horse is 30 dollars a night.',
      ),
    }),
  );

describe('what was told a turn ago', () => {
  it('is multiplied by how many they are, within what the owner allows', async () => {
    const call = shop();
    await call.say('do you do party trays');
    expect(await call.say('how much would that be for twelve people')).toContain('For twelve that comes to $168.00');
    const few = await call.say('and for five of us');
    expect(few).toContain('eight people at least');
    expect(few).not.toContain('comes to');
  });

  it('is added up where one more costs less', async () => {
    const call = stable();
    await call.say('what does it cost to board a horse');
    expect(await call.say("what's it a night for two of them")).toContain('$68.00 a night');
  });

  it('is what deposits and other people are asked about', async () => {
    const call = stable();
    await call.say('do you do carriage rides');
    expect(await call.say('who do you recommend')).toContain('Willow Farm');
    await call.say('what is a pony party');
    expect(await call.say('how much down')).toContain('100 dollar deposit');
  });
});

describe('a dish that is spoken of', () => {
  it('is what how it is served is asked of, whether it was asked about or ordered', async () => {
    expect(await shop().say('an arancini', 'is that one fried')).toContain('Arancini:');
  });
});

describe('what stands', () => {
  it('is counted', async () => {
    expect(await shop().say('an arancini and a margherita', 'how many things is that now')).toContain('two things');
  });

  it('is nothing behind a mere price', async () => {
    expect(await shop().say('how much is the arancini', 'what have I got so far')).toContain('nothing on your order');
  });
});

it('tells nobody what was written of a dish who only orders it', async () => {
  const notes = notesOf('Guacamole is vegan. The garlic knots are brushed with lard; the fries are vegan.');
  const order = await converse({ notes }).say('A large Margherita, garlic knots, extra olives');
  expect(order).not.toContain('lard');
  expect(await converse({ notes }).say('are the garlic knots vegan')).toContain('lard');
});
