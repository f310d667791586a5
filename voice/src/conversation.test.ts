import { expect, test } from 'vitest';
import { fakeModel, fakeTextToSpeech, fakeTool, Line, runFrames, wordsIn } from './testing/index.ts';

const LONG = 'We have small and large pizzas with many toppings and we bake them all in our wood oven.';

test('the opening is spoken at once and the caller is answered', async () => {
  const line = await runFrames({}, [{ wait: 1000 }, { say: 'one margherita please' }, { wait: 3000 }]);
  expect(line.problems).toEqual([]);
  expect(line.transcript).toEqual([
    'agent: Hello there.',
    'user: one margherita please',
    'agent: You said one margherita please.',
  ]);
  expect(line.heard).toBe('Hello there. You said one margherita please.');
});

test('captions and states tell a screen what is going on', async () => {
  const line = await runFrames({}, [{ wait: 1000 }, { say: 'do you deliver' }, { wait: 2500 }]);
  const told = line.frames.flatMap((frame) => {
    if (frame.kind === 'state') return [frame.state];
    return frame.kind === 'caption' ? [`${frame.role}: ${frame.text}${frame.final ? '' : ' ...'}`] : [];
  });
  expect(told).toEqual([
    'thinking',
    'speaking',
    'agent: Hello there. ...',
    'agent: Hello there.',
    'listening',
    'user: do you deliver',
    'thinking',
    'speaking',
    'agent: You said do you deliver. ...',
    'agent: You said do you deliver.',
    'listening',
  ]);
});

test('an interruption cuts the reply to what was heard, and the talker is told', async () => {
  const model = fakeModel((turn) => (turn.turn === 1 ? LONG : 'All right.'));
  const line = await runFrames({ model }, [
    { wait: 1000 },
    { say: 'what do you have' },
    { wait: 2000 },
    { say: 'stop just one margherita' },
    { wait: 2000 },
  ]);
  const cut = line.messages.find(({ interrupted }) => interrupted);
  expect(cut?.turn).toBe(1);
  expect(LONG.startsWith(cut?.text ?? '-')).toBe(true);
  expect(line.heard).toContain(cut?.text);
  expect(line.heard).toMatch(/All right\.$/);
  expect(model.turns[1]).toMatchObject({ text: 'stop just one margherita', interruptedAfter: cut?.text });
  expect(line.frames).toContainEqual({ kind: 'clear', turn: 1 });
});

test('the agent is quiet within 300 ms of being talked over', async () => {
  const line = new Line({ model: fakeModel(() => LONG), opening: { text: '' } });
  await line.play({ say: 'what do you have' }, { wait: 2000 });
  const from = line.clock.now();
  await line.play({ say: 'no wait a moment' });
  const last = line.player.heard.at(-1);
  expect((last?.atMs ?? 0) + 20 - from).toBeLessThanOrEqual(300);
});

test('no sound of a turn goes out after its clear, however late it comes', async () => {
  let release = () => undefined as void;
  const slow = fakeTextToSpeech({
    before: (sentence) =>
      sentence.startsWith('Second') ? new Promise((resolve) => (release = resolve)) : Promise.resolve(),
  });
  const { speech } = new Line().defaults;
  const model = fakeModel((turn) => (turn.turn === 1 ? 'First part of it. Second part of it.' : 'Fine.'));
  const line = new Line({ model, speech: { ...speech, toSpeech: slow }, opening: { text: '' } });
  await line.play({ say: 'tell me' }, { wait: 800 }, { frame: { kind: 'text', text: 'stop' } });
  const cleared = line.frames.findIndex((frame) => frame.kind === 'clear');
  release();
  await line.play({ wait: 2000 });
  expect(cleared).toBeGreaterThan(0);
  expect(line.frames.slice(cleared + 1).filter((frame) => frame.kind === 'audio' && frame.turn === 1)).toEqual([]);
  expect(line.heard).toMatch(/ Fine\.$/);
});

test('a cough pauses the reply; it goes on where it was, and nothing is lost', async () => {
  const line = new Line({ model: fakeModel(() => LONG), opening: { text: '' } });
  await line.play({ say: 'what do you have' }, { wait: 2000 }, { noise: 260 }, { wait: 8000 });
  expect(line.transcript).toEqual(['user: what do you have', `agent: ${LONG}`]);
  expect(line.heard).toBe(LONG);
});

test('a caller who has gone on before the reply is heard gets one answer to both', async () => {
  let release = () => undefined as void;
  const model = fakeModel(async function* (turn) {
    if (turn.turn === 1) await new Promise<void>((resolve) => (release = resolve));
    yield { kind: 'text', text: `Reply ${turn.turn}.` };
  });
  const line = new Line({ model, opening: { text: '' } });
  await line.play({ say: 'one margherita' }, { wait: 500 }, { say: 'and two cokes' }, { wait: 300 });
  release();
  await line.play({ wait: 2000 });
  expect(model.turns.map(({ text, interruptedAfter }) => [text, interruptedAfter])).toEqual([
    ['one margherita', null],
    ['and two cokes', ''],
  ]);
  expect(line.heard).toBe('Reply 2.');
});

test('the talker ends the call after its goodbye was heard', async () => {
  const model = fakeModel(() => [
    { kind: 'text', text: 'Thank you, goodbye.' },
    { kind: 'end', reason: 'goodbye' },
    { kind: 'text', text: 'Never said.' },
  ]);
  const line = await runFrames({ model }, [{ wait: 1000 }, { say: 'bye' }, { wait: 3000 }]);
  expect(line.heard).toBe('Hello there. Thank you, goodbye.');
  expect(line.reports).toMatchObject([{ reason: 'agent-ended', ending: 'goodbye' }]);
  expect(line.frames.at(-1)).toEqual({ kind: 'ended', reason: 'agent-ended' });
});

test('a caller cut off in the middle of a word still gets a message and a clip', async () => {
  const line = await runFrames({}, [{ wait: 1000 }, { say: 'I would like' }, { frame: { kind: 'hangup' } }]);
  const last = line.messages.at(-1);
  expect(last).toMatchObject({ role: 'user', text: 'I would like' });
  expect(wordsIn(last?.audio ?? new Int16Array(), 8000)).toBe('I would like');
  expect(line.reports).toMatchObject([{ reason: 'caller-hung-up', ending: null }]);
});

test('a call ends once, and takes nothing afterwards', async () => {
  const line = await runFrames({}, [{ wait: 1000 }]);
  await Promise.all([line.conversation.end('socket-lost'), line.conversation.end('drain')]);
  const frames = line.frames.length;
  await line.play({ say: 'hello' }, { frame: { kind: 'text', text: 'hello' } }, { frame: { kind: 'hangup' } });
  expect(line.reports).toMatchObject([{ reason: 'socket-lost' }]);
  expect(line.frames).toHaveLength(frames);
});

test('a last sentence is said before a server goes down', async () => {
  const line = await runFrames({}, [{ wait: 1000 }]);
  const ended = line.conversation.end('drain', { saying: 'I have to go.' });
  await line.play({ wait: 2000 });
  await ended;
  expect(line.transcript.at(-1)).toBe('agent: I have to go.');
  expect(line.reports).toMatchObject([{ reason: 'drain' }]);
});

test('a silent caller is asked, then the call ends', async () => {
  const model = fakeModel((turn) => (turn.kind === 'silence' ? 'Still there?' : 'Yes.'));
  const line = await runFrames({ model }, [{ wait: 40_000 }]);
  expect(model.turns.map(({ kind }) => kind)).toEqual(['silence', 'silence']);
  expect(line.reports).toMatchObject([{ reason: 'silence' }]);
});

test('the talker gives its state, and gets it back in the next conversation', async () => {
  const line = await runFrames({}, [{ frame: { kind: 'text', text: 'hi' } }, { wait: 100 }]);
  const state = line.conversation.talkerState();
  expect(state).toEqual({ turns: 1 });
  const next = await runFrames({ state }, [{ frame: { kind: 'text', text: 'me again' } }, { wait: 100 }]);
  expect(next.conversation.talkerState()).toEqual({ turns: 2 });
});

test('a tool that is at work when the caller interrupts is not stopped, and its result stays', async () => {
  let finish = () => undefined as void;
  const place = fakeTool('place_order', async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    return { ok: true, value: null, receipt: { kind: 'order', id: 'o1' } };
  });
  const model = fakeModel(async function* (turn, options) {
    yield { kind: 'text', text: turn.turn === 1 ? 'One second please.' : 'It was placed.' };
    if (turn.turn === 1) await options.callTool('place_order', { b: 1, a: 2 });
  });
  const line = new Line({ model, tools: [place], opening: { text: '' } });
  await line.play({ say: 'yes do it' }, { wait: 1500 }, { frame: { kind: 'text', text: 'hello' } }, { wait: 200 });
  expect(line.tools).toEqual([]);
  finish();
  await line.play({ wait: 1500 });
  expect(line.tools).toMatchObject([{ name: 'place_order', turn: 1, outcome: { ok: true, receipt: { id: 'o1' } } }]);
  expect(line.heard).toMatch(/It was placed\.$/);
});
