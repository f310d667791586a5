import { expect, test } from 'vitest';
import { OPEN } from './state.ts';
import { Play } from './testing.ts';

const typed = () => Play.live().take({ is: 'typed', text: 'hi' });

test('a reply that takes long gets a filler, and another when it takes longer', () => {
  const play = typed().wait(1199);
  expect(play.decided()).toEqual(['answer 1 "hi"']);
  expect(play.wait(1).decided()).toEqual(['say']);
  play.take({ is: 'sounding', turn: 1 }).take({ is: 'played', turn: 1 });
  expect(play.wait(2199).decided()).toEqual([]);
  expect(play.wait(1).decided()).toEqual(['say']);
});

test('a pause of the agent puts the filler off, but not away', () => {
  const play = typed().wait(1000).speech(160).wait(300).decided();
  expect(play).toEqual(['answer 1 "hi"', 'hold']);
  const other = typed().wait(1000).speech(160).silence(200).words('').silence(1000);
  expect(other.decided()).toEqual(['answer 1 "hi"', 'hold', 'ignore no-words', 'resume']);
  expect(other.wait(1200).decided()).toEqual(['say']);
});

test('a reply that falls silent in the middle gets it too', () => {
  const play = typed().take({ is: 'sounding', turn: 1 }).take({ is: 'tool', turn: 1, running: true });
  play.take({ is: 'played', turn: 1 }).decided();
  expect(play.wait(1200).decided()).toEqual(['say']);
});

test('a talker that says nothing for 6 s is given up', () => {
  const play = typed().wait(6000);
  expect(play.decided()).toEqual(['answer 1 "hi"', 'say', 'giveUp']);
  play.take({ is: 'sounding', turn: 1 }).take({ is: 'played', turn: 1 });
  expect(play.decided()).toEqual(['said']);
  expect(play.state.agent).toBe('idle');
});

test('a tool at work does not count as saying nothing', () => {
  const play = typed().take({ is: 'tool', turn: 1, running: true }).wait(20_000);
  expect(play.decided()).toEqual(['answer 1 "hi"', 'say']);
  play.take({ is: 'tool', turn: 1, running: false });
  expect(play.wait(6000).decided()).toEqual(['giveUp']);
});

test('what an older turn reports changes nothing', () => {
  const play = typed().take({ is: 'typed', text: 'no' });
  const before = play.state;
  for (const is of ['part', 'sounding', 'played'] as const) play.take({ is, turn: 1 });
  play
    .take({ is: 'replied', turn: 1, ends: true, question: { expects: 'digits', answers: [] } })
    .take({ is: 'tool', turn: 1, running: true });
  expect(play.state).toEqual(before);
});

test('an ended call takes nothing any more', () => {
  const play = typed().take({ is: 'close', reason: 'caller-hung-up', saying: null });
  expect(play.decided()).toEqual(['answer 1 "hi"', 'end caller-hung-up']);
  play.take({ is: 'typed', text: 'hi' }).speech(1000).wait(60_000).take({ is: 'close', reason: 'drain', saying: null });
  expect(play.decided()).toEqual([]);
});

test('a hang-up tells what the caller was saying', () => {
  const play = Play.live().silence(320).speech(640).take({ is: 'close', reason: 'caller-hung-up', saying: null });
  expect(play.commands.slice(-1)).toEqual([
    { do: 'end', reason: 'caller-hung-up', span: { fromMs: 320, toMs: 960 }, words: null },
  ]);
});

test('a last sentence before the end is said to its end, or for ten seconds', () => {
  const close = { is: 'close', reason: 'drain', saying: 'Goodbye.' } as const;
  const heard = Play.speaking().take(close).take({ is: 'sounding', turn: 2 }).speech(900);
  expect(heard.decided()).toEqual(['abandon', 'answer 2 Goodbye.']);
  heard.take({ is: 'replied', turn: 2, ends: false, question: OPEN }).take({ is: 'played', turn: 2 });
  expect(heard.decided()).toEqual(['said', 'end drain']);
  expect(Play.speaking().take(close).wait(10_000).decided()).toEqual(['abandon', 'answer 2 Goodbye.', 'end drain']);
});

test('each part of a reply is given six seconds for the next', () => {
  const play = typed().wait(5000).take({ is: 'part', turn: 1 });
  play.decided();
  expect(play.wait(5999).decided()).not.toContain('giveUp');
  expect(play.wait(1).decided()).toContain('giveUp');
});

test('a part that comes beside a tool at work sets no deadline', () => {
  const play = typed().take({ is: 'tool', turn: 1, running: true }).take({ is: 'part', turn: 1 });
  expect(play.wait(20_000).decided()).not.toContain('giveUp');
});

test('a tool that ends after the last words is waited for no more', () => {
  const play = typed().take({ is: 'tool', turn: 1, running: true });
  play.take({ is: 'replied', turn: 1, ends: false, question: OPEN }).take({ is: 'tool', turn: 1, running: false });
  expect(play.state.timers.reply).toBeUndefined();
});

test('a reply that begins, or pauses for its next words, while it is held stays held', () => {
  const play = typed().speech(160).take({ is: 'sounding', turn: 1 });
  expect(play.state.agent).toBe('held');
  expect(play.take({ is: 'played', turn: 1 }).state.agent).toBe('held');
  play.silence(200).words('').silence(1000);
  expect(play.state.agent).toBe('thinking');
  expect(play.wait(1200).decided()).toContain('say');
});

test('nobody is asked to wait for words that are all there', () => {
  const play = typed().speech(160).take({ is: 'replied', turn: 1, ends: false, question: OPEN });
  play.silence(200).words('').silence(1000);
  expect(play.wait(2000).decided()).toEqual(['answer 1 "hi"', 'hold', 'ignore no-words', 'resume']);
});

test('a hang-up tells the words of all that was said, and of nothing less', () => {
  const hungUp = (play: Play) => play.take({ is: 'close', reason: 'caller-hung-up', saying: null }).commands.at(-1);
  const said = () => Play.live().speech(640).silence(192).words('it is Rosa');
  expect(hungUp(said())).toMatchObject({ do: 'end', words: { text: 'it is Rosa' } });
  expect(hungUp(said().speech(320))).toMatchObject({ do: 'end', words: null });
});
