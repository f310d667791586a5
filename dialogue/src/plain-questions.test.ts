import { expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { group, menuOf } from './testing/strange-menu.ts';

/** Plain questions of one dish: each is answered by what the menu says of it, or by the note that is of it, and nothing is ordered. */
const menu = menuOf([
  ['Oxtail Plate', 'Plates', [], 'With rice, plantains and a small salad.'],
  ['Curry Goat Plate', 'Plates', [], 'With rice and plantains.'],
  ['Jerk Tray', 'Trays', [], 'Two pounds of jerk chicken with rice and peas. Feeds six.'],
  ['Rasta Pasta Tray', 'Trays', [], 'Serves eight.'],
  ['Junior Patty Box', 'Junior boxes', [], 'One patty, juice and a sticker.'],
  ['Junior Wing Box', 'Junior boxes', [], 'Three wings, juice and a sticker.'],
  ['Beef Patty', 'Patties'],
  ['Callaloo', 'Sides'],
  ['Red Beans', 'Sides'],
  ['Fries', 'Sides'],
  ['Wings', 'Starters', [group('Sauce', 1, 1, 'Jerk', 'Honey')]],
  ['Dozen Rolls', 'Rolls'],
  ['Half Dozen Rolls', 'Rolls'],
  ['Single Roll', 'Rolls'],
  ['Wedding Rum Cake', 'Celebration cakes'],
  ['Birthday Rum Cake', 'Celebration cakes'],
]);
const NOTES = [
  'Pickup takes about 25 minutes, delivery 45 to 60 minutes.',
  'Trays take three hours.',
  'We fry everything in coconut oil.',
  'The red beans are cooked with pork; the callaloo has no meat.',
  'The beef patty has wheat in the crust and is baked beside the coconut bread.',
  'Gluten-free bread is not something we have.',
  'Hot sauce is free with every order.',
  'We deliver within 3 miles for $6. No deliveries are brought into the jail or to intensive care.',
  'The party bar is $18 a person and takes care of itself.',
];
const noted = (texts: readonly string[]) =>
  texts.map((text, at) => ({ kind: 'memory' as const, id: `${at}`, label: '', text }));
const call = () => converse({ menu, notes: noted(NOTES) });

it.each([
  ['how long for an oxtail plate if I call it in now', '25 minutes'],
  ['how soon could I get two beef patties', '25 minutes'],
  ['when would the wings be ready', '25 minutes'],
  ['how long will a curry goat plate take', '25 minutes'],
  ["how long you think it'll be for delivery", '45 to 60'],
  ['how long is the wait for delivery', '45 to 60'],
])('a wait, whatever it is of: %s', async (said, told) => {
  const one = call();
  const reply = await one.say(said);
  expect(reply).toContain(told);
  expect(reply).not.toMatch(/Which would you like|rice/);
  expect(one.state()).toMatchObject({ lines: [] });
});

it.each(['what kind of oil do you fry in', 'what do you guys fry in', 'what oil do you use to fry'])(
  'a verb is no dish: %s',
  async (said) => {
    const reply = await call().say(said);
    expect(reply).toContain('coconut oil');
    expect(reply).not.toContain('Fries');
  },
);

it.each([
  ['what about the callaloo', 'no meat'],
  ['how about the callaloo', 'no meat'],
  ['and the callaloo', 'no meat'],
])('%s, behind a question, asks the same and orders nothing', async (said, told) => {
  const one = call();
  await one.say('is there meat in your red beans');
  expect(await one.say(said)).toContain(told);
  expect(one.state()).toMatchObject({ lines: [] });
});

it.each([
  ['does the oxtail plate come with rice', /^Yes/],
  ['is there a sticker in the junior boxes', /^Yes, the Junior Patty Box and Junior Wing Box do/],
  ['do the junior boxes come with juice', /^Yes/],
  ['are there plantains with the curry goat plate', /^Yes/],
  ['do the wings come with sauce', /jerk and honey/i],
  ['what comes in the junior box', /One patty.*Three wings/],
])('what comes with a dish: %s', async (said, told) => {
  expect(await call().say(said)).toMatch(told);
});

it('tells of an extra what was asked about, and no price of the dish', async () => {
  const one = call();
  await one.say('does the oxtail plate come with rice');
  expect(await one.say('is that extra')).toMatch(/comes with the Oxtail Plate/);
});

it.each([
  ['how many people does the jerk tray feed', 'Feeds six'],
  ['will the jerk tray be enough for six', 'Feeds six'],
  ['how many is the rasta pasta tray good for', 'Serves eight'],
])('for how many: %s', async (said, told) => {
  expect(await call().say(said)).toContain(told);
});

it('asks it of what was spoken of', async () => {
  const one = call();
  await one.say('how much is the jerk tray');
  expect(await one.say('and how many people is that good for')).toContain('Feeds six');
});

it.each([
  ['how much do your rolls run, for a dozen', /Dozen Rolls/],
  ['how much are rolls by the half dozen', /Half Dozen Rolls/],
])('of a kind what is named beside it: %s', async (said, told) => {
  expect(await call().say(said)).toMatch(told);
});

it.each(['do you guys have gluten free bread', 'you got any gluten free bread'])('%s', async (said) => {
  const reply = await call().say(said);
  expect(reply).toContain('not something we have');
  expect(reply).not.toContain("doesn't mention");
});

it('tells how that dish is made to who cannot have something', async () => {
  expect(await call().say("I can't have gluten, is your beef patty okay for me")).toContain('wheat in the crust');
});

it('tells of a what-if what the note before said of it', async () => {
  const one = call();
  await one.say('do you deliver');
  expect(await one.say("what if she's in the ICU")).toContain('intensive care');
});

it('tells the price that is written where no dish is so called', async () => {
  const bar = converse({
    menu: menuOf([
      ['Taco', 'Tacos'],
      ['Elote', 'Sides'],
    ]),
    notes: noted(['The taco bar is $14 a person.', 'Tacos come on corn.']),
  });
  expect(await bar.say('how much is the taco bar')).toContain('$14');
});

it.each([
  ['what have you got for a wedding, around ten dollars', /Wedding Rum Cake/],
  ['I need something for a birthday, around ten bucks', /Birthday Rum Cake/],
])('%s', async (said, told) => {
  const reply = await call().say(said);
  expect(reply).toMatch(told);
  expect(reply).not.toContain('Oxtail');
});

it.each([
  ["do you cut kids' hair", 'kids under 12'],
  ["do you cut men's hair", "men's haircut $38"],
  ['does Marco do color', 'Marco does'],
  ['do you do braids', 'braids'],
])('work that is priced or told of: %s', async (said, told) => {
  const salon = converse({
    menu: [],
    orderingEnabled: false,
    notes: noted([
      "Women's haircut with blow dry $65, men's haircut $38, kids under 12 $28.",
      "Marco does men's cuts and beards, Wednesday to Saturday.",
      'Aisha does curly hair, cuts and braids.',
      'For a new color client a patch test is needed two days before.',
    ]),
  });
  expect(await salon.say(said)).toContain(told);
});

it.each(['do you do perms', 'do you do eyebrows'])('what nobody wrote of is said to be unknown: %s', async (said) => {
  const salon = converse({
    menu: [],
    orderingEnabled: false,
    notes: noted(['Aisha does curly hair, cuts and braids.']),
  });
  expect(await salon.say(said)).toMatch(/don't have that|message/);
});
