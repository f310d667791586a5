import { describe, expect, it } from 'vitest';
import { notesOf } from '../testing/facts.ts';
import { converse, harborFacts } from '../testing/index.ts';

const vet = () => converse(harborFacts({ businessName: 'Paws Animal Hospital' }));

describe('what follows an alarm', () => {
  it('goes to whoever was told of it, and no appointment is made of it', async () => {
    const call = vet();
    await call.say('my cat is having trouble breathing and her gums are blue');
    expect(await call.say("okay we're driving to you now")).toMatch(/^I have let the team know/);
    expect(await call.say("tell them we'll be there in ten minutes, it's Priya with Momo")).not.toMatch(/appointment/);
    const [first, , last] = call.shop.messages;
    expect(last?.text.startsWith(first?.text ?? '-')).toBe(true);
    expect(last?.text).toContain('ten minutes');
    expect(call.shop.calls).not.toContain('find_slots');
  });

  it('is no advice of ours', async () => {
    const call = converse();
    await call.say('my throat is swelling up from your peanut sauce');
    expect(await call.say('should I take a benadryl or what')).toBe(
      "I can't advise on that: 911 will tell you what to do.",
    );
  });

  it('leaves the order that stands where it was', async () => {
    const call = converse();
    await call.say('two small margheritas', 'my husband just collapsed');
    expect(await call.say("that's all")).toMatch(/name/);
    expect(await call.say('Dan')).toMatch(/two small Margherita/);
  });

  it('may be something else', async () => {
    const call = converse(harborFacts());
    await call.say("my gums won't stop bleeding");
    expect(await call.say("okay it stopped. I'd like an appointment on Tuesday at ten")).toMatch(/Tuesday/);
  });
});

describe('whom the owner named for it', () => {
  const notes = notesOf(
    'For emergencies after hours call BluePearl at 718-555-0190.',
    'If your pet ate something poisonous, call the poison line at 888-555-0135.',
    'Nail trims are $20.',
  );

  it('is told with the alarm', async () => {
    const call = converse(harborFacts({ businessName: 'Paws Animal Hospital', notes }));
    expect(await call.say('oh my god, my dog just ate a bunch of grapes, what do I do')).toContain('888-555-0135');
  });

  it('is told to who asks for it then', async () => {
    const call = converse(harborFacts({ businessName: 'Paws Animal Hospital', notes }));
    await call.say('my dog is choking on something');
    expect(await call.say("isn't there like a poison number")).toContain('888-555-0135');
  });
});

describe('no alarm is raised', () => {
  it('by who says that it is none', async () => {
    const call = converse(harborFacts());
    await call.say("yeah hi my crown came off, it's not an emergency but I can't chew on that side");
    expect(call.shop.messages).toEqual([]);
  });

  it.each([
    "hi there, um, I'm calling for my neighbor, her cat hasn't been using the litter box and she's worried",
    'hello, my husband told me to call, he can hardly get out of bed with his back',
    "oh and I can't turn my neck at all so whoever it is should know",
    "Max isn't himself",
    "my daughter's got her SAT in August",
  ])('by what an appointment is made for: %s', async (said) => {
    const call = converse(harborFacts());
    await call.say(said);
    expect(call.shop.messages).toEqual([]);
  });

  it.each([
    "no it's an emergency, my baby fell and hit her head and she's throwing up",
    "it's not an emergency I think but he hit his head and he's throwing up",
    "isn't this an emergency, she fell and she's so sleepy she can't stay awake",
  ])('but where there is one: %s', async (said) => {
    const call = converse();
    await call.say(said);
    expect(call.shop.messages).toMatchObject([{ danger: 'emergency' }]);
  });

  it('but a certain sign is believed before that', async () => {
    const call = converse();
    await call.say("it's not an emergency I think but my husband has chest pains");
    expect(call.shop.messages).toMatchObject([{ danger: 'emergency' }]);
  });
});

describe('who is told', () => {
  it('of what danger, so that the conversation is marked with it', async () => {
    const call = converse();
    await call.say('somebody just collapsed in front of me');
    expect(call.shop.messages).toMatchObject([{ danger: 'emergency' }]);
  });

  it('before the caller is put through', async () => {
    const call = converse({ handOff: 'now', handOffWhen: { urgency: true, complex: false, angry: false } });
    await call.say('my husband is having chest pains');
    expect(call.shop.calls).toEqual(['take_message', 'transfer_call']);
  });
});

it("the owner's own sentence follows the public number", async () => {
  const call = converse({ emergencyText: 'Dr. Okafor answers at 718 555 0199 at any hour.' });
  expect(await call.say('my husband is having chest pains')).toMatch(/911 now\. Dr\. Okafor answers at 718 555 0199/);
});

it('is of an animal, where animals are seen and nobody is named', async () => {
  expect(await vet().say("she's having a seizure")).not.toContain('911');
});

it.each([
  'my wife collapsed at your desk',
  'I think he is having a heart attack in your waiting room',
  'he has a gun',
  "there's smoke in your lobby and it's filling up",
])('is of people there too: %s', async (said) => {
  expect(await vet().say(said)).toContain('911');
});

describe('a question behind the warning', () => {
  const LEAK = 'If water runs near the fuse box, that is an emergency: go outside and call the night line at once.';
  const plumber = () => converse(harborFacts({ businessName: 'Alder Plumbing', notes: notesOf(LEAK) }));

  it.each([
    'where do I have to go?',
    'which number was it again',
    'is it really that serious?',
    "it doesn't hurt at all",
  ])('has the warning again: %s', async (said) => {
    const call = plumber();
    await call.say('my son passed out next to the fuse box, there is water all over');
    expect(await call.say(said)).toMatch(/call 911 now|night line/);
  });

  it('has it in front of the times, and no second time', async () => {
    const call = plumber();
    await call.say('my husband has trouble swallowing');
    const first = await call.say('could you see him on Tuesday at nine');
    expect(first).toMatch(/911 now.*Tuesday/);
    expect(await call.say('Ann Lee')).not.toContain('911');
  });
});
