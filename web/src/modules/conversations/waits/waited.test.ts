import { expect, it } from 'vitest';
import { waitedFor, waitsOf } from './waited.ts';

const reply = (words: number | null, turn: number | null, thought: number | null, sound: number | null) => ({
  heard_to_words_ms: words,
  heard_to_turn_ms: turn,
  heard_to_reply_ms: thought,
  heard_to_sound_ms: sound,
});
const partsOf = (...times: Parameters<typeof reply>) =>
  waitedFor(reply(...times))?.steps.map(({ label, from, to }) => [label, to - from]);

it('names the parts of a wait, which add up to it also when they are rounded', () => {
  const parts = partsOf(344, 452, 1746, 1949);
  expect(parts).toEqual([
    ['Understood the words', 3],
    ['Made sure they were done', 2],
    ['Thought', 12],
    ['Began to speak', 2],
  ]);
  expect(parts?.reduce((sum, [, part]) => sum + Number(part), 0)).toBe(19);
});

it('leaves out what was not measured', () => {
  expect(partsOf(null, 900, null, 1000)).toEqual([
    ['Listened to the end', 9],
    ['Began to speak', 1],
  ]);
  expect(waitedFor(reply(null, null, null, 600))).toBeNull();
  expect(waitedFor(reply(300, 400, 500, null))).toBeNull();
});

it('tells what went on after the caller was asked to wait', () => {
  const waited = waitedFor(reply(300, 450, 4_500, 1_700));
  expect(waited?.steps.at(-1)).toEqual({ label: 'Asked them to wait', from: 5, to: 17 });
  expect(waited).toMatchObject({ sound: 17, after: { label: 'Went on thinking', from: 17, to: 45 } });
});

it('says of a call what was mostly waited and what at most', () => {
  const of = (...waits: (number | null)[]) => waitsOf(waits.map((ms) => reply(null, null, null, ms)));
  expect(of(null, 600, 2_400, 640)).toBe('0.6 s, at most 2.4 s');
  expect(of(600, 620)).toBe('0.6 s');
  expect(of(null)).toBeNull();
});

it('says nothing of what took no time', () => {
  expect(partsOf(310, 450, 455, 560)?.map(([label]) => label)).not.toContain('Thought');
  expect(partsOf(-20, -10, -5, 0)).toEqual([]);
});
