import { describe, expect, it } from 'vitest';
import { notesOf } from './testing/facts.ts';
import { converse, harborFacts } from './testing/index.ts';

// It is Saturday morning; the practice opens on Monday.
const harbor = (...notes: string[]) => converse(harborFacts({ notes: notesOf(...notes) }));

describe('what is said of moments and of the talk is not why somebody comes', () => {
  it.each<[string, string[], string]>([
    ['an hour', ['a cleaning on Tuesday', 'do you have anything like around lunchtime', 'noon', 'Ann Lee'], 'cleaning'],
    ['sleep', ['a cleaning on Tuesday', 'not that early, I gotta sleep. How about two?', 'Ann Lee'], 'cleaning'],
    ['a contraction', ['a cleaning on Tuesday at ten', "ten's perfect, it's under Ann Lee"], 'cleaning'],
  ])('%s', async (_, says, about) => {
    expect(await harbor().say(...says)).toContain(`about: ${about}. Shall I book it?`);
  });

  it('nor is what was asked before, while what was told with it is', async () => {
    const call = harbor('We take Aetna and Cigna.');
    await call.say("do you guys take Aetna? It's for my shoulder", 'Aetna is what I have, anything Tuesday at ten?');
    expect(await call.say('Pete Lawson')).toContain('about: my shoulder. Shall I book it?');
    expect(await call.say("well, it's for my shoulder, but yeah, go ahead")).toMatch(/You are booked/);
  });
});

describe('a moment that is not wished for', () => {
  it("is the day of what they have: 'a cleaning on Monday, I've got a wedding on Tuesday'", async () => {
    const call = harbor();
    expect(await call.say("a cleaning on Monday, I've got a wedding on Tuesday")).toMatch(/^I have Monday/);
  });

  it('is the hour that follows for somebody else', async () => {
    const call = harbor();
    await call.say('cleanings for me and my daughter on Tuesday, back to back');
    await call.say("nine thirty's good, so she'd be what, ten?");
    expect(await call.say('Karen Doyle')).toMatch(/Tuesday, \w+ \d+ at 9:30 AM, for Karen Doyle/);
  });

  it("is no thirty-first: 'book mine at ten thirty first'", async () => {
    expect(await harbor().say('a cleaning on Tuesday, book mine at ten thirty first', 'Ann Lee')).toMatch(
      /Tuesday, \w+ \d+ at 10:30 AM/,
    );
  });
});

it("'Wednesday at ten would be better if you got it, just next week' is Wednesday of next week", async () => {
  const call = harbor();
  await call.say('a cleaning next week');
  const said = await call.say(
    'um, no, Wednesday at ten would be better if you got it, just next week',
    'Carol Mendez though',
  );
  expect(said).toMatch(/Wednesday, \w+ \d+ at 10 AM, for Carol Mendez\b(?! Though)/);
});

it('looks for the hour that is asked about in the same breath, and tells no prices', async () => {
  const call = harbor();
  expect(
    await call.say("I'd like a cleaning this Tuesday morning, do you have anything around ten?", 'Ann Lee'),
  ).toMatch(/Tuesday, \w+ \d+ at 10 AM, for Ann Lee/);
});

describe('what is said to whoever talks here', () => {
  it('is no matter of a visit', async () => {
    const call = converse({ orderingEnabled: false, bookingEnabled: true });
    await call.say('Tuesday at two, my dryer is making a grinding noise.');
    expect(await call.say('Ivo Talbot, I told you.')).toMatch(/about: my dryer is making a grinding noise\. Shall/);
  });

  it('nor is a small word behind it', async () => {
    const call = converse({ orderingEnabled: false, bookingEnabled: true });
    await call.say('A visit for my elbow, some time on Tuesday.', 'The first one.');
    expect(await call.say('Ivo Talbot')).toMatch(/my elbow\. Shall/);
  });
});
