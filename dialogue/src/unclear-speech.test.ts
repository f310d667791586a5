import { describe, expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { group, menuOf } from './testing/strange-menu.ts';

describe('what was heard badly', () => {
  it('is asked about before anything is done by it', async () => {
    const call = converse();
    expect(await call.hear('a large pepperoni', 0.3)).toBe(
      'The line is not clear. I heard: a large pepperoni. Is that right?',
    );
    expect(call.state()).toMatchObject({ lines: [] });
    expect(await call.say('yes')).toBe('Okay, one large Pepperoni. Anything else?');
  });

  it('is forgotten when it was something else', async () => {
    const call = converse();
    await call.hear('seven small cheese pizzas', 0.3);
    expect(await call.say('no')).toBe('Sorry. Please say it again.');
    expect(await call.say('a tiramisu')).toBe('Okay, one Tiramisu. Anything else?');
  });

  it('gives way to what is said instead of a yes', async () => {
    const call = converse();
    await call.hear('a root beer', 0.3);
    expect(await call.say('two garlic knots')).toBe('Okay, two orders of Garlic Knots. Anything else?');
  });

  it('never ends a call, nor places an order', async () => {
    const call = converse();
    expect(await call.hear("that's all", 0.3)).toContain('Is that right?');
    await call.say('no', 'a tiramisu', "that's all", 'Dan');
    expect(await call.hear('yes', 0.3)).toContain('say "yes, please"');
    expect(call.shop.orders).toHaveLength(0);
    await call.hear('yes', 0.1);
    expect(call.shop.orders).toHaveLength(0);
    await call.say('yes');
    expect(call.shop.orders).toHaveLength(1);
  });

  it('is not heard at all when it is a mere guess', async () => {
    const call = converse();
    expect(await call.hear('a spinach pizza', 0.1)).toMatch(/^Sorry/);
    expect(call.state()).toMatchObject({ lines: [] });
  });

  it('is answered when it only asks', async () => {
    expect(await converse().hear('do you have calzones', 0.3)).toContain('Calzone');
  });
});

it('does not ask again and again about the same words', async () => {
  const call = converse();
  await call.hear('a tiramisu', 0.3);
  expect(await call.say('no')).toBe('Sorry. Please say it again.');
  expect(await call.hear('a tiramisu', 0.3)).toBe('Okay, one Tiramisu. Anything else?');
});

it('asks for a yes in more words where one word was heard that only may be one', async () => {
  const call = converse();
  await call.say('a tiramisu', "that's all", 'Dan');
  expect(await call.hear('Done.', 0.7)).toContain('was that a yes or a no?');
  expect(call.shop.orders).toHaveLength(0);
  const alternatives = [{ text: 'Mess, please.', likelier: -3.4, sounds: 0.6 }];
  await call.turn({ kind: 'speech', text: 'Yes, please.', confidence: 0.6, alternatives });
  expect(call.shop.orders).toHaveLength(1);
});

describe('what can be heard in several ways', () => {
  /** Each way is less likely than the one before. */
  const ways = (text: string, ...others: string[]) => ({
    kind: 'speech' as const,
    text,
    confidence: 0.7,
    alternatives: others.map((other, at) => ({ text: other, likelier: -(at + 1) })),
  });

  it('is what the menu explains', async () => {
    const call = converse();
    expect(await call.turn(ways('a large margarine tub', 'a large Margherita'))).toContain('one large Margherita');
  });

  it('answers what was asked', async () => {
    const call = converse();
    await call.say('a tiramisu', "that's all");
    expect(await call.turn(ways('And?', 'Ann.'))).toContain('for Ann');
  });

  it('names the time where an appointment is wanted', async () => {
    const call = converse({ bookingEnabled: true });
    await call.turn(ways('any appointment on service yet too', 'an appointment on Thursday at two'));
    expect(JSON.stringify(call.state())).toContain('14:00');
  });

  it('stays what sounds likeliest when that says something', async () => {
    const call = converse();
    expect(await call.turn(ways('two garlic knots', 'two large garlic bread pies'))).toContain('two orders of Garlic');
  });

  it('is no yes where it may be the contrary', async () => {
    const call = converse();
    await call.say('a tiramisu', "that's all", 'Dan');
    expect(await call.turn(ways('That is right.', "That isn't right."))).toContain('was that a yes or a no?');
    expect(await call.turn(ways('That is right.', "That isn't right."))).toContain('nothing is placed yet');
    expect(call.shop.orders).toHaveLength(0);
  });

  it('is no bare no where it may be a yes', async () => {
    const call = converse();
    await call.say('a tiramisu', "that's all", 'Dan');
    expect(await call.turn(ways('Nah,', 'Yeah,'))).toContain('was that a yes or a no?');
    expect(await call.say('no thank you')).toMatch(/change|nothing is placed/);
    expect(call.shop.orders).toHaveLength(0);
    await call.turn(ways('Nah,', 'Yeah,'));
    await call.say('yes please');
    expect(call.shop.orders).toHaveLength(1);
  });

  it('is asked about where a yes was heard because it was waited for', async () => {
    const call = converse();
    await call.say('a tiramisu', "that's all", 'Dan');
    const alternatives = [{ text: 'Mess.', likelier: -2, sounds: 2 }];
    const reply = await call.turn({ kind: 'speech', text: 'Yes.', confidence: 0.6, alternatives });
    expect(reply).toContain('was that a yes or a no?');
    expect(call.shop.orders).toHaveLength(0);
    expect(await call.turn({ kind: 'speech', text: 'Yes.', confidence: 0.9 })).toContain('Your order is in');
    expect(call.shop.orders).toHaveLength(1);
  });

  it('is a yes where another yes sounds more like it', async () => {
    const call = converse();
    await call.say('a tiramisu', "that's all", 'Dan');
    const alternatives = [{ text: 'Yeah.', likelier: -0.1, sounds: 0.2 }];
    await call.turn({ kind: 'speech', text: 'Yes.', confidence: 0.6, alternatives });
    expect(call.shop.orders).toHaveLength(1);
  });

  it('is what was asked for where one of them is', async () => {
    const call = converse();
    await call.say('a pepperoni pizza');
    expect(await call.turn(ways('To relieve her,', 'A large.'))).toContain('one large Pepperoni');
  });

  it('may begin with a yes where nothing is agreed to', async () => {
    const call = converse();
    await call.say('a tiramisu');
    expect(await call.turn(ways('Yeah, a rude spear.', 'Yeah, a root beer.'))).toContain('one Root Beer');
  });

  it('never places, ends or throws away by what is not heard at first', async () => {
    const call = converse();
    await call.say('a tiramisu', "that's all", 'Dan');
    await call.turn(ways('jest', 'yes'));
    await call.turn(ways('can sell it', 'cancel the order'));
    await call.turn(ways('food by', 'goodbye'));
    expect(call.shop.orders).toHaveLength(0);
    expect(call.ended).toBe(false);
    expect(call.state()).toMatchObject({ lines: [{ quantity: 1 }] });
  });
});

describe('what sounds like a name on the menu', () => {
  it('is asked about, and never put on the order by itself', async () => {
    const call = converse();
    expect(await call.hear('two garlic nuts', 0.6)).toMatch(/Garlic Knots/i);
    const other = converse();
    expect(await other.hear('a dear a mizu', 0.6)).toBe('The line is not clear. I heard: a Tiramisu. Is that right?');
    expect(other.state()).toMatchObject({ lines: [] });
    expect(await other.say('yes')).toContain('one Tiramisu');
  });

  it('is asked about where a choice was asked for', async () => {
    const call = converse();
    await call.say('a pepperoni pizza');
    expect(await call.hear('Larch.', 0.6)).toBe('The line is not clear. I heard: large. Is that right?');
    expect(await call.say('yes')).toContain('one large Pepperoni');
  });

  it('is what it is where it was heard well, or typed', async () => {
    const call = converse();
    expect(await call.hear('a dear a mizu', 0.97)).not.toContain('Tiramisu. Is that right');
    expect(await call.say('a dear a mizu')).not.toContain('The line is not clear');
  });
});

it('counts an order that is heard behind its article', async () => {
  const call = converse();
  await call.hear('a large cheese with mushrooms and order of garlic knots', 0.8);
  expect(call.state()).toMatchObject({ lines: [{ family: 'cheese' }, { family: 'garlic knots' }] });
});

it('ends where a goodbye is heard as another word', async () => {
  const call = converse();
  await call.say('a tiramisu', "that's all", 'Dan', 'yes');
  expect(await call.hear('No thanks, bite.', 0.7)).toMatch(/goodbye/i);
});

it('takes no goodbye for something that is left off', async () => {
  const call = converse();
  await call.say('a pepperoni pizza');
  await call.hear('No thanks, bye.', 0.8);
  expect(JSON.stringify(call.state())).not.toContain('no bye');
});

it('reads no words to the caller that nobody says', async () => {
  const reply = await converse().hear('can I get two more green aforfect cups', 0.7);
  expect(reply).not.toContain('aforfect');
});

it('asks how a name is spelt that nobody has, where it is not read back', async () => {
  const call = converse();
  await call.say('I want to complain about my order yesterday, it was cold');
  expect(call.expects()).toBe('name');
  expect(await call.hear('Zards.', 0.6)).toBe('Sorry, I heard Zards. How do you spell your name?');
  await call.hear('G. E. O. R. G. E.', 0.8);
  expect(call.shop.messages.at(-1)).toMatchObject({ caller_name: 'George' });
});

it('takes what it hears for a name when the name was asked for twice', async () => {
  const call = converse();
  await call.say('a tiramisu', "that's all", 'done');
  expect(await call.say('done')).toContain('for Done');
});

it('keeps the size of a dish that does not come in another', async () => {
  const call = converse();
  await call.say('a large cheese', 'make that a medium', "that's all", 'Dan', 'yes');
  expect(call.shop.orders[0]?.lines).toEqual(['1 Large Cheese']);
});

describe('what recognisers make of it', () => {
  it('hangs up on nobody who goes on to ask', async () => {
    const call = converse();
    await call.say('Bye. Do you have calzones?');
    expect(call.ended).toBe(false);
  });

  it('reads a number where one must stand', async () => {
    const call = converse();
    expect(await call.say('a tiramisu', 'actually make that too')).toContain('two Tiramisus');
  });

  it('guesses at no plain dish where a word may be the dish', async () => {
    const call = converse();
    await call.say('a large to whine with onions');
    expect(call.state()).toMatchObject({ lines: [] });
  });

  it('takes what it hears twice for the name of an appointment', async () => {
    const call = converse({ bookingEnabled: true });
    await call.say('I need a table for tomorrow at noon', 'four');
    expect(call.expects()).toBe('name');
    await call.say('And?');
    expect(await call.say('And?')).toContain('for And');
  });
});

it('counts several of a dish behind what goes on another', async () => {
  const call = converse();
  await call.say('a large cheese with mushrooms to garlic knots');
  expect(call.state()).toMatchObject({ lines: [{ quantity: 1 }, { quantity: 2, family: 'garlic knots' }] });
});

it('a guess is not agreed to by what is asked behind an okay', async () => {
  const menu = menuOf([
    ['Roast Turkey Breast', 'Deli counter', [group('Weight', 1, 1, 'Half pound', 'One pound')]],
    ['Brisket', 'Meat', []],
  ]);
  const call = converse({ menu });
  expect(await call.say("I'm wondering about turkeys for the holidays")).toContain('Did you mean');
  expect(await call.say('okay, and is your meat halal?')).not.toMatch(/Okay, one/);
  expect(call.state()).toMatchObject({ lines: [] });
});

describe('what sounds like the menu', () => {
  it('is read back alone where much was said, and the rest stands once it is right', async () => {
    const call = converse();
    const said = 'hi, could I get two large margheritas, no basil, two terror misu, and a root beer';
    expect(await call.hear(said, 0.8)).toContain('I heard: two Tiramisu. Is that right?');
    expect(await call.say('yes')).toMatch(/two large Margheritas, no basil; two Tiramisus; and one Root Beer/);
  });

  it.each([
    'I think I left my glasses in there on Saturday, around lunchtime, brown frames',
    'a large pepperoni, extra lettuce on it, no jalapeno',
    "I'm calling from Lang Paper, we deliver your bags, our truck is coming Thursday this week and not Wednesday",
  ])('is not looked for in what callers say of other things: %s', async (said) => {
    expect(await converse().hear(said, 0.8)).toBe(await converse().say(said));
  });
});
