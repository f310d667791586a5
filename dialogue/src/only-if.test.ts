import { describe, expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { notesOf } from './testing/facts.ts';

describe('what the owner wants said to some callers only', () => {
  const call = () =>
    converse({
      notes: notesOf(
        'Our cannoli shells are fried in lard. If somebody is vegan, tell them.',
        'When callers mention the marathon, say that Vernon Boulevard is closed until two.',
      ),
    });

  it('is said to them beside what is done for them, and once', async () => {
    const one = call();
    expect(await one.say('Two cannoli, and my sister is vegan.')).toMatch(/two Cannolis.*fried in lard|lard.*Cannoli/);
    expect(one.replies.join(' ')).not.toContain('tell them');
    expect(await one.say('She has been vegan for years.')).not.toContain('lard');
  });

  it('is told in the words of the instruction', async () => {
    expect(await call().say("We're coming over after the marathon, an arancini please.")).toContain(
      'Vernon Boulevard is closed until two.',
    );
  });

  it('is for nobody else', async () => {
    expect(await call().say('Two cannoli.')).not.toContain('lard');
  });
});

describe('an age that the owner turns away', () => {
  const salon = () =>
    converse({
      orderingEnabled: false,
      bookingEnabled: true,
      notes: notesOf('We never pierce ears of children under seven.', 'For tattoos you must be eighteen or older.'),
    });

  it('is told to who brings somebody younger', async () => {
    const call = salon();
    expect(await call.say('Hi, my niece is five, could she have her ears pierced on Tuesday?')).toContain(
      'under seven',
    );
    expect(await call.say("My son's sixteen, he comes along.")).toContain('eighteen or older');
  });

  it('and to nobody else', async () => {
    expect(await salon().say('My daughter is twenty, could she come on Tuesday at five?')).not.toMatch(
      /seven|eighteen/,
    );
  });
});
