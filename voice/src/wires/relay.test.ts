import { expect, test } from 'vitest';
import { Line } from '../testing/index.ts';
import { relayWire } from './relay.ts';

const SETUP = '{"type":"setup","callSid":"CA1","from":"+17185550172","customParameters":{"token":"t","n":1}}';

function started() {
  const wire = relayWire();
  wire.read(SETUP);
  return wire;
}

test('begins with the setup, which comes once and first', () => {
  const wire = relayWire();
  expect(wire.read('{"type":"prompt","voicePrompt":"Hi","last":true}')).toMatchObject([{ kind: 'refused' }]);
  expect(wire.read(SETUP)).toEqual([{ kind: 'start', callSid: 'CA1', parameters: { token: 't' } }]);
  expect(wire.read(SETUP)).toMatchObject([{ kind: 'refused' }]);
});

test.each([
  [
    'words',
    '{"type":"prompt","voicePrompt":"Two pies.","lang":"en-US","last":true}',
    { kind: 'text', text: 'Two pies.', spoken: true },
  ],
  ['a key', '{"type":"dtmf","digit":"0"}', { kind: 'key', digit: '0' }],
  [
    'an interruption',
    '{"type":"interrupt","utteranceUntilInterrupt":"We have","durationUntilInterruptMs":"460"}',
    { kind: 'interrupted', heard: 'We have' },
  ],
])('takes in %s', (_what, message, frame) => {
  expect(started().read(message)).toEqual([{ kind: 'frame', frame }]);
});

test('takes a prompt that comes in parts as one, and nothing out of noise', () => {
  const wire = started();
  expect(wire.read('{"type":"prompt","voicePrompt":"Two large","last":false}')).toEqual([]);
  expect(wire.read('{"type":"prompt","voicePrompt":"pies","last":true}')).toMatchObject([
    { frame: { text: 'Two large pies' } },
  ]);
  for (const message of [
    '',
    '[]',
    '{"type":"error","description":"x"}',
    '{"type":"prompt","voicePrompt":" ","last":true}',
  ])
    expect(wire.read(message)).toEqual([]);
  const endless = JSON.stringify({ type: 'prompt', voicePrompt: 'and a pie '.repeat(5_000), last: false });
  for (let sent = 0; sent < 3; sent++) wire.read(endless);
  const whole = wire.read('{"type":"prompt","voicePrompt":"please","last":true}')[0];
  expect(whole?.kind === 'frame' && whole.frame.kind === 'text' && whole.frame.text.length).toBe(1_600);
  expect(wire.read('x'.repeat(70_000))).toMatchObject([{ kind: 'refused' }]);
});

test('sends each sentence once, and the end', () => {
  const wire = started();
  const caption = { kind: 'caption', turn: 1, role: 'agent', id: 'm' } as const;
  const sent = [
    ...wire.write({ ...caption, text: 'One.', final: false }),
    ...wire.write({ ...caption, text: 'One. Two.', final: false }),
    ...wire.write({ ...caption, text: 'One. Two.', final: true }),
    ...wire.write({ ...caption, id: 'next', text: 'Three.', final: false }),
    ...wire.write({ ...caption, role: 'user', id: 'u', text: 'Hi', final: true }),
    ...wire.write({ kind: 'audio', turn: 1, pcm: new Int16Array(160) }),
    ...wire.write({ kind: 'ended', reason: 'agent-ended' }),
  ].map((message) => JSON.parse(String(message)));
  expect(sent).toMatchObject([
    { type: 'text', token: 'One.', last: false },
    { type: 'text', token: ' Two.', last: false },
    { type: 'text', token: '', last: true },
    { type: 'text', token: 'Three.', last: false },
    { type: 'end' },
  ]);
});

const LONG = 'We have a Margherita for twelve dollars. We have a Grandma for twenty dollars.';

function line(answer: string) {
  const one = new Line({
    speech: 'elsewhere',
    opening: { text: '' },
    model: {
      name: 'fake',
      open: () => ({
        ...TALKER,
        reply: async function* () {
          yield { kind: 'text' as const, text: answer };
        },
      }),
    },
  });
  return one;
}
const TALKER = { state: () => null, question: () => ({ expects: 'open' as const, answers: [] }) };
const said = (text: string) => ({ frame: { kind: 'text' as const, text, spoken: true } });

test('what the carrier speaks is written as far as the carrier says it was heard, and without sound', async () => {
  const one = line(LONG);
  await one.play(
    said('what do you have'),
    { wait: 1000 },
    { frame: { kind: 'interrupted', heard: 'We have a Margherita' } },
  );
  await one.play(said('that one'), { wait: 12_000 });
  expect(one.transcript).toEqual([
    'user: what do you have',
    'agent: We have a Margherita --',
    'user: that one',
    `agent: ${LONG}`,
  ]);
  expect(one.messages.every(({ audio, typed }) => audio === null && !typed)).toBe(true);
});

test('all sentences go out at once, and a caller who says nothing is asked after they were spoken', async () => {
  const one = line(LONG);
  await one.play(said('what do you have'), { wait: 100 });
  expect(one.frames.findLast((frame) => frame.kind === 'caption')).toMatchObject({ text: LONG, final: false });
  await one.play({ wait: 4000 });
  expect(one.messages).toHaveLength(1);
  await one.play({ wait: 20_000 });
  expect(one.messages.filter(({ role }) => role === 'agent').length).toBeGreaterThan(1);
});
