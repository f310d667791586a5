import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { intentNames, madeOf, makeExamples } from '../../training/examples.ts';
import { chanceOf } from '../../training/grammar.ts';
import { MODEL } from '../heard/intent/propose.ts';
import { converse } from '../testing/index.ts';
import { TOPICS } from './list.ts';

describe('every intent', () => {
  it('has examples, a topic, and a place in the model', () => {
    expect(TOPICS.map(({ intent }) => intent).sort()).toEqual(intentNames());
    expect(MODEL.intents).toEqual(intentNames());
  });

  it('is learnt from fifty sentences at least, by the examples as they stand', () => {
    expect(MODEL.madeOf).toBe(madeOf());
    const { examples } = makeExamples(intentNames(), chanceOf(1), 0.1);
    const sentences = intentNames().map((_, at) => examples.filter(({ intent }) => intent === at));
    const counts = sentences.map((some) => new Set(some.map(({ words }) => words.join(' '))).size);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(50);
  });
});

it('what is done about an intent reads no raw words', () => {
  const files = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' });
  const reading = /\.words\.join|\btokenise\(|\breadDigits\(|turn\.text(?!\.trim\(\))/;
  const wrong = files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('booking/'))
    .filter((file) => reading.test(readFileSync(new URL(file, import.meta.url), 'utf8')));
  expect(wrong).toEqual([]);
});

describe('what people ask', () => {
  it.each([
    ['where can I leave the car when I come by', 'no', /parking|park/i],
    ["what's your address and your phone number?", 'no', /48-12 Vernon.*718\) 555-0147/],
    ['any chance you folks cater birthdays', 'message', /cater/i],
    ['is there somebody I can reach about the scarf I left there', 'message', /pass it on/],
    ['hang on, let me grab a pen', 'no', /take your time/],
    ['what was the score last night', 'no', /can't help with that here/],
    ['is my order on its way', 'message', /pass it on/],
  ])('%s', async (said, _asks, answer) => {
    const call = converse();
    expect(await call.say(said)).toMatch(answer);
    expect(call.shop.calls).toEqual([]);
  });

  it('is answered in the middle of an order, which goes on', async () => {
    const call = converse();
    await call.say('a tiramisu');
    expect(await call.say('do you take cards, and can I add a cannoli')).toMatch(/one Cannoli.*We take cash/);
    await call.say("that's all");
    expect(await call.say('wait, are you a real person?')).toMatch(/automated assistant.*What name/);
    await call.say('Joe', 'yes');
    expect(call.shop.orders[0]?.lines).toEqual(['1 Tiramisu', '1 Cannoli']);
  });

  it('never commits anything', async () => {
    const call = converse();
    await call.say('a tiramisu', "that's all", 'Joe');
    await call.say('hmm not sure yet', 'how busy are you', 'stop');
    expect(call.shop.orders).toEqual([]);
  });
});
