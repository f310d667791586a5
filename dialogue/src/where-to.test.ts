import { describe, expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { harborFacts, notesOf } from './testing/facts.ts';

/** Who visits their customers asks where to. */
const firm = (...notes: string[]) => converse(harborFacts({ callerPhone: '+12125550100', notes: notesOf(...notes) }));
const COMES = 'We come to your house anywhere in the valley.';
const WISH = ['the heater rattles, can somebody come Monday at ten', 'Ada Voss'] as const;

describe('where they are to come', () => {
  it('is asked before the read-back, and is on the appointment', async () => {
    const call = firm(COMES);
    expect(await call.say(...WISH)).toContain('What address should they come to?');
    expect(await call.say('14 Quarry Road, apartment 3')).toMatch(/14 Quarry Road, apartment 3\. Shall I book it\?/);
  });

  it('is not asked of who has told it, nor by who is visited', async () => {
    const told = firm(COMES);
    expect(await told.say('the heater rattles at 14 Quarry Road, can somebody come Monday at ten', 'Ada Voss')).toMatch(
      /14 Quarry Road.*Shall I book it/,
    );
    expect(await firm('We are at 2 Mill Lane.', 'No home visits.').say(...WISH)).toContain('Shall I book it?');
  });

  it('may be told in any words, and keeps nobody from an appointment', async () => {
    const call = firm(COMES);
    await call.say(...WISH);
    expect(await call.say('the yellow house behind the mill')).toMatch(
      /yellow house behind the mill\. Shall I book it/,
    );
    const silent = firm(COMES);
    await silent.say(...WISH, 'yes', 'yes');
    expect(silent.replies.at(-1)).toContain('Shall I book it?');
  });
});
