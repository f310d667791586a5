import { describe, expect, it } from 'vitest';
import { converse, harborFacts, notesOf } from './testing/index.ts';
import { salsMenu } from './testing/menu.ts';

describe('who calls for a firm', () => {
  it.each(["It's Linda from Coastal Realty.", 'Linda, from Coastal Realty'])('keeps it: %s', async (said) => {
    const call = converse();
    expect(await call.say('one large pepperoni', "that's all", said)).toContain('for Linda from Coastal Realty.');
  });

  it('is heard beside somebody who is called like a dish', async () => {
    const [dish] = salsMenu();
    const menu = dish ? [...salsMenu(), { ...dish, id: 'hank', name: 'Hank Burger' }] : [];
    const call = converse({ menu });
    const said = await call.say('Hi, this is Neil from Fresh Fields Produce, is Hank or the manager around?');
    expect(said).not.toContain('Burger');
    await call.say("Can you give Hank a message? The tomato delivery's going to be late tomorrow, more like eleven.");
    expect(call.shop.orders).toEqual([]);
    expect(call.shop.messages).toMatchObject([{ caller_name: 'Neil from Fresh Fields Produce' }]);
    expect(call.shop.messages[0]?.text).toContain('going to be late tomorrow');
  });
});

it.each([
  "Con Edison here, we're shutting the gas on your block Friday from nine to noon, just so you know",
  'hey, just letting you guys know the elevator in your building is going to be out tomorrow',
])('what somebody only lets us know is kept: %s', async (said) => {
  const call = converse();
  await call.say(said, 'Luis Ortega');
  expect(call.shop.messages).toMatchObject([{ caller_name: 'Luis Ortega', text: said }]);
});

it('what is told with a number behind a message goes with it', async () => {
  const call = converse(harborFacts());
  await call.say('I need to reach the owner about the invoice from May', 'Frank Bell');
  await call.say("just tell him it's still open, and to call me at 718 555 0166");
  expect(call.shop.messages.at(-1)).toMatchObject({ caller_phone: '7185550166' });
  expect(call.shop.messages.at(-1)?.text).toContain('still open');
});

it.each(['I need a refill on my lisinopril', 'I need a referral to a skin doctor'])(
  'what the office writes is passed on: %s',
  async (said) => {
    const call = converse(harborFacts());
    await call.say(said, 'Warren Cho');
    expect(call.shop.messages).toMatchObject([{ caller_name: 'Warren Cho', text: said }]);
  },
);

describe('an animal in danger', () => {
  it('goes where the owner wrote that it shall, though somebody is there', async () => {
    const rule = 'If your pet has eaten something poisonous or has collapsed, go straight to Bay Animal Hospital.';
    const reply = await converse(
      harborFacts({ businessName: 'Willow Veterinary', notes: notesOf('After hours go to Night Vets.', rule) }),
    ).say('My dog just ate a whole bar of dark chocolate and he is shaking');
    expect(reply).toContain(rule);
    expect(reply).not.toMatch(/bring it in|Night Vets/);
  });

  const vet = (now: string) => converse(harborFacts({ businessName: 'Willow Veterinary', now: new Date(now) }));

  it.each(['I think my cat is throwing up blood', 'my dog got into some chocolate about an hour ago, what do I do'])(
    'comes in while somebody is there: %s',
    async (said) => {
      expect(await vet('2026-11-23T17:00:00Z').say(said)).toContain('please bring it in right away');
      const closed = await vet('2026-11-24T02:00:00Z').say(said);
      expect(closed).toContain('animal hospital');
      expect(closed).not.toContain('911');
    },
  );

  it('whom it bit is a person', async () => {
    expect(await vet('2026-11-23T17:00:00Z').say("my dog bit me and I'm bleeding really badly")).toContain('911');
  });
});

it.each([
  ['Yeah this is Ron over at Keystone Parts, tell Pete the part is on backorder', 'Ron from Keystone Parts'],
  ['My car died on Route 9. Have Pete call me, please. Walt Bishop.', 'Walt Bishop'],
])('who said their name is not asked for it: %s', async (said, name) => {
  const call = converse(harborFacts());
  await call.say(said);
  expect(call.shop.messages).toMatchObject([{ caller_name: name }]);
});

it.each([
  "Could you email Bruno's vaccine records to the kennel?",
  "my work wants a doctor's note. Can someone write me one?",
  "You guys changed my oil last week and now there's a puddle under my car",
])('is for somebody there: %s', async (said) => {
  const call = converse(harborFacts());
  await call.say(said, 'Ann Lee');
  expect(call.shop.messages).toMatchObject([
    { caller_name: 'Ann Lee', text: expect.stringContaining(said.slice(0, 20)) },
  ]);
});

it('an offer of a message is declined with thanks', async () => {
  const call = converse(harborFacts());
  await call.say('somebody dented my door. Do you fix that?');
  expect(await call.say('Oh okay. Thanks anyway.')).toContain('Is there anything else?');
  await call.say('no, bye');
  expect(call.shop.messages).toEqual([]);
});

it('a patient who is spoken of is not who calls', async () => {
  const call = converse(harborFacts());
  const said = await call.say("we're calling about a prescription for a patient, Joan Pike. The dose isn't clear.");
  expect(said).toContain('what is your name?');
});

it('what was asked before goes with the wish for a call', async () => {
  const call = converse(harborFacts());
  await call.say('What do you charge for brakes on a 2015 Camry?');
  await call.say('Front and back. Could someone give me a call with a price?', 'Luis Ferrer');
  expect(call.shop.messages[0]?.text).toContain('2015 Camry? Front and back.');
});

it('what is told behind the name goes with the message', async () => {
  const call = converse(harborFacts());
  await call.say(
    'Could you fax a referral to Dr. Chen, the cardiologist?',
    "Stan Kowalski. My birthday's March 4th, 1961.",
  );
  expect(call.shop.messages[0]?.text).toMatch(/cardiologist\? My birthday's March 4th, 1961\.$/);
});

it('whether what was left there is done is for somebody there', async () => {
  const call = converse(harborFacts());
  await call.say(
    "I dropped off two pairs of pants last Tuesday, just want to know if they're done. The name's Alvarez.",
  );
  expect(call.shop.messages).toMatchObject([{ caller_name: 'Alvarez' }]);
});

it('nothing of a message is lost beside a name that is not given', async () => {
  const call = converse();
  await call.say("Is Sal there? It's his cousin.", 'Just tell him I called about Sunday.', "I'd rather not say");
  expect(call.shop.messages[0]?.text).toContain('about Sunday');
});

it.each([
  ['Can you have Pete give me a call? It is about the warranty', 'Gil Hanson', /warranty/],
  ['I keep getting bills that my insurance already paid', "It's Rosemary Platt, the account number is 44718.", /44718/],
])('somebody there hears all of it: %s', async (said, name, text) => {
  const call = converse(harborFacts());
  await call.say(said, name);
  expect(call.shop.messages[0]?.text).toMatch(text);
});
