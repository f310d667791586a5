import { describe, expect, it } from 'vitest';
import { leftBehind } from './decide/message/left-behind.ts';
import { bagelMenu } from './testing/bagel-menu.ts';
import { notesOf } from './testing/facts.ts';
import { converse, harborFacts } from './testing/index.ts';

describe('a complaint', () => {
  const COMPLAINT = 'the technician cracked my phone case and nobody said sorry';

  it('is left without a name by a caller who hangs up', async () => {
    const call = converse();
    expect(await call.say(COMPLAINT)).toMatch(/sorry about that.*your name\?$/);
    expect(leftBehind(call.state())).toMatchObject({ caller_name: '', text: COMPLAINT, complaint: true });
  });

  it('says that it is one, and a wish for a call does not', async () => {
    const call = converse();
    await call.say(COMPLAINT, 'Ann');
    expect(call.shop.messages).toMatchObject([{ complaint: true }]);
    const other = converse();
    await other.say('have the owner call me back about the chairs we ordered', 'Priya');
    expect(other.shop.messages).toHaveLength(1);
    expect(other.shop.messages[0]).not.toHaveProperty('complaint');
  });

  it.each([["I'd rather not give my name"], ["that's all"], ['no']])('and by one who says %s', async (said) => {
    const call = converse();
    await call.say(COMPLAINT, said);
    expect(call.shop.messages).toMatchObject([{ caller_name: '', text: COMPLAINT }]);
    expect(leftBehind(call.state())).toBeNull();
  });

  it('is not left where the caller takes it back', async () => {
    const call = converse();
    await call.say(COMPLAINT, 'oh never mind', 'bye');
    expect(call.shop.messages).toEqual([]);
    expect(leftBehind(call.state())).toBeNull();
  });

  it('has all that was told of it, also after it was left', async () => {
    const call = converse();
    await call.say(COMPLAINT, 'Ann', 'I want my money back for that');
    expect(call.shop.messages.at(-1)?.text).toBe(`${COMPLAINT}. I want my money back for that`);
  });

  it('in one breath with an order goes with the order', async () => {
    const call = converse();
    const said = "I'd like a tiramisu, and last time you guys forgot my garlic knots so I'm annoyed";
    expect(await call.say(said)).toMatch(/one Tiramisu/);
    await call.say("that's all", 'Joe', 'yes');
    expect(call.shop.orders).toMatchObject([{ lines: ['1 Tiramisu'] }]);
    expect(call.shop.messages).toMatchObject([{ caller_name: 'Joe', text: said }]);
  });
});

describe('a wish for somebody', () => {
  it('is left behind where nothing more was told', async () => {
    const call = converse();
    await call.say('who runs the place, put them on');
    expect(leftBehind(call.state())).toMatchObject({ text: 'who runs the place, put them on' });
  });

  it('is the message for one who will not say more', async () => {
    const call = converse();
    await call.say('can I talk to the owner', "I'd rather not say", 'Kim Doe');
    expect(call.shop.messages).toMatchObject([{ caller_name: 'Kim Doe', text: 'can I talk to the owner' }]);
  });

  it('asks for the number where it is another one, and hears it where it is told', async () => {
    const call = converse();
    await call.say('have somebody call me on my cell about the chairs we ordered', 'Priya');
    expect(call.expects()).toBe('digits');
    const told = converse();
    await told.say('please ring my wife at 617 555 0142 about her results', 'Tom');
    expect(told.shop.messages).toMatchObject([{ caller_name: 'Tom', caller_phone: '6175550142' }]);
  });

  it.each([
    ['oh use my married name, Pam Osborne', { caller_name: 'Pam Osborne' }],
    ["it's 212 555 0188", { caller_phone: '2125550188' }],
  ])('goes again when the caller corrects it: %s', async (said, corrected) => {
    const call = converse();
    await call.say('I was billed for a cleaning that I never had', 'Pam Weller', said);
    expect(call.shop.messages.at(-1)).toMatchObject({
      text: 'I was billed for a cleaning that I never had',
      ...corrected,
    });
  });

  it('by text is left at once: who texts may not look again', async () => {
    const call = converse({ channel: 'message' });
    await call.say('your driver ran over my mailbox yesterday');
    expect(call.shop.messages).toMatchObject([{ text: 'your driver ran over my mailbox yesterday' }]);
  });
});

it('an offer that is not taken leaves nothing once the caller says goodbye', async () => {
  const call = converse();
  await call.say('did you find a red scarf', 'bye');
  expect(call.shop.messages).toEqual([]);
  expect(leftBehind(call.state())).toBeNull();
});

describe('an order said while a message is asked about', () => {
  it('is no yes to it', async () => {
    const call = converse();
    await call.say('are you guys hiring', "hm okay. well I'll have a tiramisu anyway", "that's all", 'Joyce', 'yes');
    expect(call.shop.orders).toMatchObject([{ lines: ['1 Tiramisu'] }]);
    expect(call.shop.messages).toEqual([]);
  });

  it('is taken, and a message that was agreed to goes with it', async () => {
    const call = converse();
    await call.say('are you guys hiring', 'yes');
    expect(await call.say('oh and a large cheese please')).toContain('one large Cheese pizza');
    await call.say("that's all", 'Joyce', 'yes');
    expect(call.shop.orders).toMatchObject([{ name: 'Joyce', lines: ['1 Large Cheese'] }]);
    expect(call.shop.messages).toMatchObject([{ caller_name: 'Joyce', text: 'are you guys hiring' }]);
  });
});

it('an allergy is told where nothing is ordered, too', async () => {
  const call = converse(harborFacts());
  await call.say("I'm allergic to latex", 'Greg');
  expect(call.shop.messages).toMatchObject([{ caller_name: 'Greg', text: "I'm allergic to latex" }]);
});

it('what is wished for behind an allergy is taken, and what the menu lists is told', async () => {
  const call = converse();
  await call.say("my kid can't have dairy, is the tiramisu okay");
  expect(await call.say('okay then one tiramisu')).toMatch(
    /^Okay, one Tiramisu\. The menu lists .* for the Tiramisu\./,
  );
});

it('nobody is allergic by saying so', async () => {
  const call = converse();
  await call.say('a tiramisu', "that's all", 'Joe');
  expect(await call.say('no allergies')).toMatch(/^Okay, no allergies\./);
  await call.say('yes');
  expect(call.shop.orders).toMatchObject([{ allergies: null, lines: ['1 Tiramisu'] }]);
});

it('a card that is read out in pieces is refused at the first', async () => {
  const call = converse();
  expect(await call.say('a tiramisu', 'four one one one')).toMatch(/don't tell me card numbers/);
  await call.say("that's all", 'Joe', 'yes');
  expect(call.shop.orders).toHaveLength(1);
});

it('what is told behind a yes that answers nothing is passed on', async () => {
  const call = converse(harborFacts({ bookingEnabled: false }));
  expect(await call.say("yeah hi my kitchen sink's backed up")).toBe('I can pass that on. And what is your name?');
  await call.say('Harold Finch');
  expect(call.shop.messages).toMatchObject([
    { caller_name: 'Harold Finch', text: "yeah hi my kitchen sink's backed up" },
  ]);
});

it('a question behind a message is answered, and is no more of it', async () => {
  const notes = [{ kind: 'memory' as const, id: '1', label: '', text: 'We are at 12 Harbor Street.' }];
  const call = converse(harborFacts({ notes }));
  await call.say('did you find a red scarf', 'yes', 'Olsen');
  expect(await call.say("oh never mind I found it. what's your address again")).toContain('12 Harbor Street');
  expect(call.shop.messages).toHaveLength(1);
});

it('who would rather have the owner than leave a name is told that this goes with it', async () => {
  const call = converse(harborFacts());
  await call.say("you lost my husband's navy suit jacket and this is the third time I'm calling");
  await call.say("no I don't want to leave another message I want to speak to the owner", 'fine. Ellen Marsh');
  expect(call.shop.messages).toMatchObject([
    { caller_name: 'Ellen Marsh', complaint: true, text: expect.stringContaining('speak to the owner') },
  ]);
});

it('what only this trade knows is for whoever knows it, and is no business of nobody', async () => {
  const call = converse(harborFacts({ bookingEnabled: false }));
  expect(await call.say('will my Sprinter fit')).toContain('Shall I take a message');
  expect(await converse(harborFacts()).say('my parakeet is plucking her feathers')).toContain(
    'I can find you an appointment for that, or pass it on.',
  );
});

it('reads a number that is written whole beside what is counted behind it, and no card', async () => {
  const call = converse();
  await call.say('can somebody call me about catering', 'yes please');
  expect(await call.say('Vanessa Ruiz, 347 555 0160. Fifty, some vegetarians')).not.toMatch(/card/);
  expect(call.shop.messages[0]).toMatchObject({ caller_name: 'Vanessa Ruiz', caller_phone: '3475550160' });
});

it('what can be chosen on a dish belongs to the message that was just left, and orders none', async () => {
  const call = converse({ menu: bagelMenu() });
  await call.say('can the owner call me about a party on Saturday', 'Vanessa Ruiz');
  await call.say('fifty, some chicken');
  expect(call.shop.messages.at(-1)?.text).toContain('fifty, some chicken');
  expect(await call.say('a Greek salad')).toContain('Greek Salad');
});

describe('what is told beside a name or a number goes with the message', () => {
  const WISH = 'somebody named Bea left me a voicemail, please have her call me back';
  it.each([
    [
      "Joanna Whitfield, it's about the cake for the twenty-second. 646 555 0190.",
      "It's about the cake for the twenty-second.",
    ],
    ['Luis Ortega, the scones came half burnt, 646 555 0191', 'The scones came half burnt'],
    ['Anna Bell, 646 555 0192. My fiance eats no gluten.', 'My fiance eats no gluten.'],
  ])('%s', async (told, kept) => {
    const call = converse();
    await call.say(WISH, told);
    expect(call.shop.messages).toMatchObject([{ text: `${WISH}. ${kept}` }]);
  });

  it('where it is told behind what was left already', async () => {
    const call = converse();
    await call.say(WISH, 'Anna Bell');
    await call.say('646 555 0192, but not before noon');
    expect(call.shop.messages.at(-1)).toMatchObject({
      caller_phone: '6465550192',
      text: `${WISH}. But not before noon`,
    });
  });

  it.each([
    'Ann Lee. You can reach me at 646 555 0192, thanks',
    "This is Ann Lee, my number's six four six five five five zero one nine two",
  ])('and who and where they are does not: %s', async (told) => {
    const call = converse();
    await call.say(WISH, told);
    expect(call.shop.messages).toMatchObject([{ caller_name: 'Ann Lee', text: WISH }]);
  });
});

it('says that nobody here knows when somebody calls, and writes nothing more down for it', async () => {
  const call = converse();
  await call.say('can I talk to the manager', 'yes', 'my bill is wrong', 'Diane Kowalski');
  expect(await call.say('No. When will they call me?')).toMatch(/^I can't see from here when, but somebody will/);
  expect(call.shop.messages).toHaveLength(1);
});

describe('what went wrong', () => {
  it.each([
    'the brakes you fixed Monday are squeaking already',
    'I was in Friday for a perm and it fell out',
    'the lamp you sent us is broken',
  ])('is a complaint, whatever the trade makes: %s', async (said) => {
    const call = converse(harborFacts());
    expect(await call.say(said)).toContain("I'm sorry about that.");
  });

  it('goes on behind the message that was left', async () => {
    const call = converse();
    await call.say('I got a pie from you on Friday and I am not happy', 'Ruth');
    await call.say('it was burnt black, in front of thirty people', "no, the party's over");
    expect(call.shop.messages.at(-1)?.text).toContain('in front of thirty people');
  });
});

it('tells of what somebody is to be called about, though a note had answered some of it', async () => {
  const call = converse(harborFacts());
  await call.say(
    'do you whiten teeth for groups',
    'my whole team would come, about six of us',
    'can somebody call me about that',
    'Ines',
  );
  expect(call.shop.messages.at(-1)?.text).toMatch(/whiten teeth.*whole team.*call me about that/);
});

it.each(["I don't want to book anything, I want Karen to call me", 'we are running low on my eye drops'])(
  'is left, and nothing is booked: %s',
  async (said) => {
    const call = converse(harborFacts());
    await call.say(said, 'Tara Bell');
    expect(call.shop.messages).toMatchObject([{ caller_name: 'Tara Bell', text: said }]);
  },
);

it.each(['can you tell jun the feast on saturday is nine of us', 'tell nena her cousin ferdie called'])(
  'is for whoever a note or the sign over the door names, where orders are taken too: %s',
  async (said) => {
    const notes = notesOf('Feasts are on Saturdays, for six and more. Ask for Jun.');
    const call = converse({ businessName: "Lola Nena's Grill", notes });
    await call.say(said, 'Tara Bell');
    expect(call.shop.messages).toMatchObject([{ caller_name: 'Tara Bell', text: said }]);
  },
);
