import { expect, test } from 'vitest';
import { mediaClock, steppedClock } from './clock.ts';
import {
  fakeActivity,
  fakeModel,
  fakeSpeechToText,
  fakeTextToSpeech,
  Line,
  runFrames,
  silence,
  wordsIn,
} from './testing/index.ts';

const LONG = 'We have small and large pizzas with many toppings and we bake them all in our wood oven.';
const NONE = new Int16Array();

test('the clip of the caller holds the words and 30 ms at both ends, at their time on the line', async () => {
  const line = await runFrames({}, [{ wait: 2000 }, { say: 'one margherita please' }, { wait: 1000 }]);
  const clip = line.messages[1];
  expect(wordsIn(clip?.audio ?? NONE, 8000)).toBe('one margherita please');
  // The words lie from 2000 to 2720 ms; quiet is told in steps of 10 ms.
  expect(Math.abs((clip?.startMs ?? 0) - 1970)).toBeLessThanOrEqual(10);
  expect(Math.abs((clip?.endMs ?? 0) - 2750)).toBeLessThanOrEqual(10);
  expect(clip?.audio?.length).toBe(((clip?.endMs ?? 0) - (clip?.startMs ?? 0)) * 8);
  expect(clip).toMatchObject({ confidence: 0.9, typed: false, sampleRate: 8000 });
});

test('the clip of the agent is what the far end heard, and when it heard it', async () => {
  const line = await runFrames({}, [{ wait: 2000 }, { say: 'do you deliver' }, { wait: 3000 }]);
  for (const turn of [0, 1]) {
    const clip = line.messages.find((message) => message.role === 'agent' && message.turn === turn);
    const heard = line.player.heard.filter((one) => one.turn === turn);
    expect([...(clip?.audio ?? [])]).toEqual(heard.flatMap(({ pcm }) => [...pcm]));
    expect(Math.abs((clip?.startMs ?? 0) - (heard[0]?.atMs ?? 0))).toBeLessThanOrEqual(20);
    expect(clip?.endMs).toBe((clip?.startMs ?? 0) + (clip?.audio?.length ?? 0) / 8);
  }
});

test('the clip of an interrupted agent ends where the far end stopped to hear it', async () => {
  const line = await runFrames({ model: fakeModel(() => LONG), opening: { text: '' } }, [
    { say: 'hi' },
    { wait: 2000 },
    { say: 'no wait' },
    { wait: 100 },
  ]);
  const clip = line.messages.find(({ interrupted }) => interrupted);
  const heardMs = line.player.heard.filter(({ turn }) => turn === 1).length * 20;
  expect(Math.abs((clip?.audio?.length ?? 0) / 8 - heardMs)).toBeLessThanOrEqual(40);
});

test('a pause in the reply is a pause in its clip', async () => {
  const line = await runFrames({ model: fakeModel(() => LONG), opening: { text: '' } }, [
    { say: 'hi' },
    { wait: 2000 },
    { noise: 260 },
    { wait: 9000 },
  ]);
  const clip = line.messages.at(-1);
  expect(clip?.text).toBe(LONG);
  const [first, last] = [line.player.heard[0], line.player.heard.at(-1)];
  expect((clip?.audio?.length ?? 0) / 8).toBeCloseTo((last?.atMs ?? 0) + 20 - (first?.atMs ?? 0), -1);
});

test('both sides of the call are recorded on one time', async () => {
  const line = await runFrames({}, [{ wait: 2000 }, { say: 'do you deliver' }, { wait: 3000 }]);
  const side = (which: string) => line.audio.filter((one) => one.side === which);
  const caller = side('caller');
  expect(caller.map(({ offsetMs }) => offsetMs)).toEqual(caller.map((_, i) => i * 20));
  const agent = side('agent');
  expect(agent.map(({ pcm }) => pcm)).toEqual(line.player.heard.map(({ pcm }) => pcm));
  for (const [i, { offsetMs }] of agent.entries()) {
    expect(Math.abs(offsetMs - (line.player.heard[i]?.atMs ?? 0))).toBeLessThanOrEqual(20);
  }
});

test('times are told: end of speech to first sound, and what the engine added', async () => {
  const line = await runFrames({ opening: { text: '' } }, [{ say: 'do you deliver' }, { wait: 3000 }]);
  const [, reply] = line.messages;
  // 350 ms of silence end the turn, in frames of 32 ms.
  expect(reply?.heardToSoundMs).toBeGreaterThanOrEqual(320);
  expect(reply?.heardToSoundMs).toBeLessThanOrEqual(400);
  expect(reply?.engineMs).toBe(0);
});

test('so are the steps between: the words known, the turn over, the reply begun', async () => {
  const time = steppedClock();
  const passed = (ms: number) => new Promise<void>((resolve) => void time.after(ms, resolve));
  const slow = { toText: 100, model: 700, toSpeech: 300 };
  const speech = {
    toText: fakeSpeechToText({ before: () => passed(slow.toText) }),
    toSpeech: fakeTextToSpeech({ before: () => passed(slow.toSpeech) }),
    activity: fakeActivity(),
  };
  async function* thinking() {
    await passed(slow.model);
    yield { kind: 'text' as const, text: 'Yes, we do.' };
  }
  const said = [{ say: 'do you deliver' }, { wait: 5000 }];
  const line = await runFrames({ time, speech, model: fakeModel(thinking), opening: { text: '' } }, said);
  const [caller, reply] = line.messages;
  expect(caller).toMatchObject({ role: 'user', steps: null });
  const { heardToWordsMs, heardToTurnMs, heardToReplyMs } = reply?.steps ?? {};
  expect(heardToWordsMs).toBeGreaterThanOrEqual(slow.toText);
  expect(heardToTurnMs).toBeGreaterThanOrEqual(320);
  expect(heardToTurnMs).toBeLessThanOrEqual(400);
  expect((heardToReplyMs ?? 0) - (heardToTurnMs ?? 0)).toBe(slow.model);
  expect((reply?.heardToSoundMs ?? 0) - (heardToReplyMs ?? 0)).toBeGreaterThanOrEqual(slow.toSpeech);
});

test('of words that nobody understood and of typed ones no step is told that was not taken', async () => {
  const failing = fakeSpeechToText({
    before: () => {
      throw new Error('no ears');
    },
  });
  const speech = { toText: failing, toSpeech: fakeTextToSpeech(), activity: fakeActivity() };
  const line = await runFrames({ speech, opening: { text: '' } }, [
    { say: 'do you deliver' },
    { wait: 4000 },
    { frame: { kind: 'text', text: 'do you deliver' } },
    { wait: 3000 },
  ]);
  const [apology, answer] = line.messages.filter(({ role }) => role === 'agent');
  expect(apology?.steps).toMatchObject({ heardToWordsMs: null, heardToReplyMs: null });
  expect(answer?.steps).toBeNull();
});

test('talk times are those of the clips', async () => {
  const line = await runFrames({}, [
    { wait: 2000 },
    { say: 'do you deliver' },
    { wait: 3000 },
    { frame: { kind: 'hangup' } },
  ]);
  const sum = (role: string) =>
    line.messages
      .filter((message) => message.role === role)
      .reduce((ms, { startMs, endMs }) => ms + endMs - startMs, 0);
  expect(line.reports).toMatchObject([{ callerTalkMs: sum('user'), agentTalkMs: sum('agent') }]);
  expect(line.reports[0]?.durationMs).toBe(5720);
});

test('where marks come back late, only what was really played counts as heard', async () => {
  const line = new Line({ model: fakeModel(() => LONG), opening: { text: 'Hi.' } });
  const marks = () => line.frames.filter((frame) => frame.kind === 'mark');
  await line.play({ wait: 900 });
  // The opening ended at 250 ms; its mark comes 600 ms later.
  await line.play({ frame: { kind: 'played', mark: marks()[0]?.mark ?? '' } }, { say: 'hello there' }, { wait: 2000 });
  const before = line.clock.now();
  await line.play({ frame: { kind: 'text', text: 'stop' } });
  const cut = line.messages.find(({ interrupted }) => interrupted);
  const byOwnClock = before - (line.player.heard.find(({ turn }) => turn === 1)?.atMs ?? 0);
  const heardMs = (cut?.audio?.length ?? 0) / 8;
  expect(byOwnClock - heardMs).toBeGreaterThanOrEqual(600);
  expect(byOwnClock - heardMs).toBeLessThanOrEqual(700);
});

test('a line that sends marks back works like one that does not', async () => {
  const moves = [{ wait: 1000 }, { say: 'do you deliver' }, { wait: 4000 }];
  const [without, withMarks] = [await runFrames({}, moves), await runFrames({ marks: true }, moves)];
  expect(withMarks.transcript).toEqual(without.transcript);
  expect(withMarks.heard).toBe(without.heard);
});

test('a voice at another rate is heard at the line’s', async () => {
  const { speech } = new Line().defaults;
  const toSpeech = fakeTextToSpeech({ sampleRate: 16_000 });
  const line = await runFrames({ speech: { ...speech, toSpeech } }, [{ wait: 1500 }]);
  expect(line.player.heard.every(({ pcm }) => pcm.length === 160)).toBe(true);
  expect((line.messages[0]?.audio?.length ?? 0) / 8).toBe(480);
});

test('sound that the line lost is silence in the recording, and later words keep their time', async () => {
  const line = new Line({ opening: { text: '' } });
  const send = (atMs: number) => {
    line.clock.advance(20);
    line.conversation.push({ kind: 'audio', pcm: silence(20, 8000), atMs });
  };
  for (const atMs of [5, 25, 45, 565, 585]) send(atMs);
  expect(line.audio.map(({ offsetMs }) => offsetMs)).toEqual([5, 25, 45, 565, 585]);
});

test('a line that floods the conversation is heard no further than five seconds ahead', () => {
  const line = new Line({ opening: { text: '' } });
  line.clock.advance(20);
  for (let i = 0; i < 1000; i++) line.conversation.push({ kind: 'audio', pcm: silence(20, 8000) });
  expect(line.audio.length).toBeLessThanOrEqual(253);
  line.clock.advance(6000);
  line.conversation.push({ kind: 'audio', pcm: silence(20, 8000) });
  expect(line.audio.length).toBeGreaterThan(250);
});

test('with the speaker off the words are read and count as heard at once', async () => {
  const line = new Line({ model: fakeModel(() => LONG), opening: { text: '' } });
  await line.play({ frame: { kind: 'speaker', on: false } }, { frame: { kind: 'text', text: 'menu please' } });
  expect(line.transcript).toEqual(['user: menu please', `agent: ${LONG}`]);
  expect(line.frames.filter(({ kind }) => kind === 'audio')).toEqual([]);
});

test('switching the speaker off in the middle shows the rest', async () => {
  const line = new Line({ model: fakeModel(() => LONG), opening: { text: '' } });
  await line.play({ frame: { kind: 'text', text: 'menu please' } }, { wait: 1000 });
  await line.play({ frame: { kind: 'speaker', on: false } }, { wait: 500 });
  expect(line.transcript.at(-1)).toBe(`agent: ${LONG}`);
  expect(line.heard).not.toContain('oven');
});

test('without any sound a conversation is words in, words out', async () => {
  const line = await runFrames(
    {
      speech: null,
      model: fakeModel(() => [
        { kind: 'text', text: 'Hi. What ' },
        { kind: 'text', text: 'else?' },
      ]),
    },
    [{ frame: { kind: 'text', text: '  one margherita ' } }, { frame: { kind: 'text', text: '' } }, { wait: 60_000 }],
  );
  expect(line.transcript).toEqual(['agent: Hello there.', 'user: one margherita', 'agent: Hi. What else?']);
  expect(line.messages.at(-1)).toMatchObject({ audio: null, heardToSoundMs: null, interrupted: false });
  expect(line.reports).toEqual([]);
});

test('typed words are a turn like spoken ones, and stop the agent', async () => {
  const line = new Line({ model: fakeModel((turn) => (turn.turn === 1 ? LONG : 'Fine.')) });
  const typed = (text: string) => ({ frame: { kind: 'text', text } as const });
  await line.play({ wait: 1000 }, typed('menu'), { wait: 1000 }, typed('stop'), { wait: 1000 });
  expect(line.messages.map(({ role, typed: byKeyboard, interrupted }) => [role, byKeyboard, interrupted])).toEqual([
    ['agent', false, false],
    ['user', true, false],
    ['agent', false, true],
    ['user', true, false],
    ['agent', false, false],
  ]);
});

test('a line that is faster than real time has the same call', async () => {
  const moves = [{ wait: 1000 }, { say: 'do you deliver' }, { wait: 3000 }];
  const real = await runFrames({}, moves);
  const clock = mediaClock();
  const fast = new Line();
  const { on } = fast.defaults;
  const line = new Line({ clock, on });
  for (const { pcm } of real.audio.filter(({ side }) => side === 'caller')) {
    line.conversation.push({ kind: 'audio', pcm });
    await line.conversation.settled();
  }
  const times = (messages: Line['messages']) =>
    messages.slice(-3).map(({ text, startMs }) => [text, Math.round(startMs)]);
  expect(times(fast.messages)).toEqual(times(real.messages));
});
