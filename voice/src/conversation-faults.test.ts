import { expect, test } from 'vitest';
import type { OwnSpeech } from './options.ts';
import type { SpeechToText } from './roles.ts';
import {
  fakeActivity,
  fakeModel,
  fakeSpeechToText,
  fakeTextToSpeech,
  fakeTool,
  Line,
  type LineOptions,
  runFrames,
} from './testing/index.ts';

const hang = () => new Promise<void>(() => undefined);
const fail = (): never => {
  throw new Error('Out of order.');
};

function withSpeech(parts: Partial<OwnSpeech>): LineOptions {
  return {
    speech: { toText: fakeSpeechToText(), toSpeech: fakeTextToSpeech(), activity: fakeActivity(), ...parts },
    opening: { text: '' },
  };
}

const broken: SpeechToText = { name: 'Broken', open: fail };

test.each([
  ['fails', fakeSpeechToText({ before: fail }), 2000],
  ['hangs', fakeSpeechToText({ before: hang }), 5000],
  ['does not open', broken, 2000],
])('a recogniser that %s: the caller is asked to repeat', async (_name, toText, wait) => {
  const line = await runFrames(withSpeech({ toText }), [{ say: 'one margherita' }, { wait }]);
  expect(line.heard).toMatch(/^Sorry, I had trouble hearing you\./);
  expect(line.problems.map(({ part }) => part)).toContain('toText');
  expect(line.messages[0]).toMatchObject({ role: 'user', text: '' });
  expect(line.messages[0]?.audio?.length).toBeGreaterThan(0);
});

test('a recogniser that fails once is asked again, and nobody notices', async () => {
  let calls = 0;
  const before = () => (++calls === 1 ? fail() : undefined);
  const line = await runFrames(withSpeech({ toText: fakeSpeechToText({ before }) }), [{ say: 'hi' }, { wait: 2000 }]);
  expect(line.heard).toBe('You said hi.');
});

test('words that come after the caller was asked to repeat them are answered', async () => {
  const slow = Promise.withResolvers<void>();
  const line = await runFrames(withSpeech({ toText: fakeSpeechToText({ before: () => slow.promise }) }), [
    { say: 'one margherita' },
    { wait: 3500 },
  ]);
  expect(line.heard).toMatch(/^Sorry, I had/);
  slow.resolve();
  await line.play({ wait: 2000 });
  expect(line.heard).toMatch(/You said one margherita\.$/);
  const [sound, words] = line.messages.filter(({ role }) => role === 'user');
  expect(words).toMatchObject({ text: 'one margherita', audio: null, startMs: sound?.startMs, id: sound?.id });
});

test.each([
  ['fails', fail, 1000],
  ['hangs', hang, 6000],
])('a voice that %s: the words are shown, and the call goes on', async (_name, before, wait) => {
  const toSpeech = fakeTextToSpeech({ before: (sentence) => (sentence === 'You said hi.' ? before() : undefined) });
  const line = await runFrames(withSpeech({ toSpeech }), [{ say: 'hi' }, { wait }, { say: 'again' }, { wait: 2000 }]);
  expect(line.transcript).toContain('agent: You said hi.');
  expect(line.heard).toBe('You said again.');
  expect(line.problems).toMatchObject([{ part: 'toSpeech' }]);
});

test.each([
  ['fails', fakeActivity({ before: fail })],
  ['hangs', fakeActivity({ before: hang })],
  ['does not open', { name: 'Broken', open: fail }],
])('a detector that %s: loudness decides', async (_name, activity) => {
  const line = await runFrames(withSpeech({ activity }), [
    { wait: 3000 },
    { say: 'one two three four five six seven' },
    { wait: 6000 },
  ]);
  expect(line.heard).toBe('You said one two three four five six seven.');
  expect(line.problems[0]).toMatchObject({ part: 'activity' });
});

test('a talker that throws is apologised for, and asked again next time', async () => {
  const model = fakeModel((turn) => (turn.turn === 1 ? fail() : 'Fine.'));
  const line = await runFrames({ ...withSpeech({}), model }, [
    { say: 'hi' },
    { wait: 7000 },
    { say: 'hi' },
    { wait: 2000 },
  ]);
  expect(line.heard).toMatch(/^I'm sorry, something went wrong.*Fine\.$/);
});

test('a talker that says nothing at all is apologised for', async () => {
  const line = await runFrames({ ...withSpeech({}), model: fakeModel(() => []) }, [{ say: 'hi' }, { wait: 3000 }]);
  expect(line.heard).toMatch(/^I'm sorry, something went wrong/);
  expect(line.problems).toMatchObject([{ part: 'model' }]);
});

test('a talker that hangs: a filler, an apology, and the next turn is answered', async () => {
  const model = fakeModel(async function* (turn) {
    if (turn.turn === 1) await hang();
    yield { kind: 'text', text: 'Here I am.' };
  });
  const line = await runFrames({ ...withSpeech({}), model }, [
    { say: 'hi' },
    { wait: 14_000 },
    { say: 'hello' },
    { wait: 4000 },
  ]);
  expect(line.heard).toMatch(
    /^One moment\. Still on it, thank you for waiting\. I'm sorry, that is taking longer .*please\? Here I am\.$/,
  );
});

test('a talker that fails three times in a row ends the call truthfully', async () => {
  const say = [{ say: 'hi' }, { wait: 8000 }];
  const line = await runFrames({ ...withSpeech({}), model: fakeModel(fail) }, [...say, ...say, ...say, { wait: 9000 }]);
  expect(line.heard).toMatch(/Please call again later\. Goodbye\.$/);
  expect(line.reports).toMatchObject([{ reason: 'failed' }]);
});

test('a model that does not open: the caller is told, and the call ends', async () => {
  const line = await runFrames({ model: { name: 'Broken', open: fail } }, [{ wait: 6000 }]);
  expect(line.heard).toMatch(/^I'm sorry, I can't help you right now\./);
  expect(line.reports).toMatchObject([{ reason: 'failed' }]);
});

test('a tool that throws or is late gives the talker a true sentence', async () => {
  const tools = [fakeTool('broken', fail), fakeTool('slow', () => new Promise(() => undefined), 2000)];
  const model = fakeModel(async function* (turn, options) {
    const outcome = await options.callTool(turn.text, {});
    yield { kind: 'text', text: outcome.say ?? '' };
  });
  const text = (name: string) => ({ frame: { kind: 'text', text: name } as const });
  const line = await runFrames({ ...withSpeech({}), model, tools }, [
    text('broken'),
    { wait: 4000 },
    text('slow'),
    { wait: 6000 },
    text('unknown'),
    { wait: 3000 },
  ]);
  expect(line.tools.map(({ name, outcome }) => [name, outcome.ok || outcome.code])).toEqual([
    ['broken', 'failed'],
    ['slow', 'too_late'],
  ]);
  expect(line.heard).toBe(
    "I'm sorry, I can't confirm that right now. One moment. I'm sorry, I can't confirm that right now. I'm sorry, I can't do that.",
  );
});

test('the same action of one turn is done once, however often it is asked for', async () => {
  const place = fakeTool('place', () => ({ ok: true, value: 1, say: 'Placed.' }));
  const model = fakeModel(async function* (_turn, options) {
    await options.callTool('place', { id: 1, lines: [{ a: 1, b: 2 }] });
    const again = await options.callTool('place', { lines: [{ b: 2, a: 1 }], id: 1 });
    yield { kind: 'text', text: again.say ?? '' };
  });
  const line = new Line({ ...withSpeech({}), model, tools: [place] });
  await line.play({ frame: { kind: 'text', text: 'do it' } }, { wait: 1000 });
  expect(place.calls).toHaveLength(1);
  expect(line.tools).toHaveLength(1);
  await line.play({ frame: { kind: 'text', text: 'do it' } }, { wait: 1000 });
  expect(place.calls.map(({ key }) => key.split('.')[0])).toEqual(['1', '2']);
});

test('a listener that throws is a problem of its own, not of the call', async () => {
  const line = new Line();
  const problems: string[] = [];
  const other = new Line({
    ...line.defaults,
    on: { ...line.defaults.on, message: fail, problem: ({ part }) => void problems.push(part) },
  });
  await other.play({ frame: { kind: 'text', text: 'hi' } }, { wait: 3000 });
  expect(problems).toContain('listener');
  expect(other.conversation.talkerState()).toEqual({ turns: 1 });
});
