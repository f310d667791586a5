import { describe, expect, it } from 'vitest';
import { converse, harborFacts } from './testing/index.ts';

/** What is only told while an appointment is made stands in its notes, in the caller's words, and changes nothing else. */

/** 'It's for my daughter' goes with it as 'for my daughter'. */
const asNoted = (remark: string): string => remark.replace(/^it's (?=for )/, '');

const REMARKS = [
  "it's for my daughter",
  "she's ten and a half",
  'my mother is eighty six',
  "she'll be thirteen next month",
  "she's a bit shy",
  "I haven't been since before Christmas",
  'I was there in April with my mother',
  'last time I waited half an hour',
  'he hates being touched',
  "I'd rather have a woman",
  'not the guy from last time',
  "I'm in a wheelchair",
  "he's in a power chair",
  "it's about forty pounds",
  "it's a 2011 model",
  "I'm bringing the paperwork",
  'the kids will be with me',
];
const CALL = ['I need a cleaning on Tuesday at two', 'Ann Lutz', 'yes'];

async function bookedBy(turns: readonly string[]) {
  const made = converse(harborFacts());
  await made.say(...turns);
  const [only, ...others] = made.shop.calendar.booked;
  return { only, others, notes: only?.notes ?? '', replies: made.replies.join(' ') };
}

describe('a remark beside an appointment', () => {
  it.each(REMARKS)('is noted, said by itself: %s', async (remark) => {
    const bare = await bookedBy(CALL);
    for (const at of [1, 2]) {
      const { only, others, notes, replies } = await bookedBy(CALL.toSpliced(at, 0, remark));
      expect(only).toMatchObject({ at: bare.only?.at, customer_name: 'Ann Lutz' });
      expect(others).toEqual([]);
      expect(notes).toContain(asNoted(remark));
      expect(replies).not.toMatch(/911|urgent|another way/);
    }
  });

  it.each(REMARKS)('is noted, said in the same breath: %s', async (remark) => {
    const bare = await bookedBy(CALL);
    for (const told of [`Ann Lutz, and ${remark}`, `${remark}. Ann Lutz`, `Ann Lutz. ${remark}`]) {
      const { only, notes } = await bookedBy(CALL.with(1, told));
      expect(only).toMatchObject({ at: bare.only?.at, customer_name: 'Ann Lutz' });
      expect(notes).toContain(asNoted(remark));
    }
    const { only, notes } = await bookedBy(CALL.with(2, `yes, and ${remark}`).concat('yes'));
    expect(only).toMatchObject({ at: bare.only?.at, customer_name: 'Ann Lutz' });
    expect(notes).toContain(asNoted(remark));
  });

  it.each(["it's for my son, he's eleven", "I'm nineteen", 'I have a coupon for it'])(
    'is kept, told first: %s',
    async (remark) => {
      const { notes } = await bookedBy([remark, ...CALL]);
      expect(notes).toContain(remark.split(', ')[0]);
    },
  );

  it.each([
    'actually make it three, she gets off at two',
    "I'll take three o'clock instead",
    'I can do three, not two',
  ])('is none where another time is wished for: %s', async (said) => {
    const { only } = await bookedBy([...CALL.slice(0, 2), said, 'yes']);
    expect(only?.at).toContain('15:00');
  });

  it('leaves a danger what it is', async () => {
    const { replies } = await bookedBy([CALL[0] ?? '', "she's four and she can't breathe"]);
    expect(replies).toContain('911');
  });
});
