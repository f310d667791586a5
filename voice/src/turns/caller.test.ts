import { expect, test } from 'vitest';
import { OPEN } from './state.ts';
import { Play } from './testing.ts';

test('the words are asked for at 160 ms of silence and answered at 350', () => {
  const play = Play.live().speech(800).silence(160);
  const asked = play.commands.filter((command) => command.do !== 'hear');
  expect(asked.map((command) => command.do)).toEqual(['recognise']);
  play.words('do you deliver').silence(160);
  expect(play.decided()).toEqual([]);
  play.silence(32);
  expect(play.decided()).toEqual(['answer 1 "do you deliver"']);
});

test('the recogniser is told every 200 ms what was said so far', () => {
  const play = Play.live().speech(672);
  const told = play.commands.flatMap((command) => (command.do === 'hear' ? [command.span] : []));
  expect(told).toEqual([
    { fromMs: 0, toMs: 224 },
    { fromMs: 0, toMs: 448 },
    { fromMs: 0, toMs: 672 },
  ]);
});

test('words that come late are answered when they come', () => {
  const play = Play.live().speech(800).silence(600);
  expect(play.decided()).toEqual([]);
  // decided() forgets what was asked.
  play.take({ is: 'words', utterance: 1, speechMs: 800, text: 'do you deliver', confidence: 0.9 });
  expect(play.decided()).toEqual(['answer 1 "do you deliver"']);
});

test('a caller who goes on after a short pause is one turn, and the early words are not used', () => {
  const play = Play.live().speech(500).silence(192).words('two margheritas').speech(500).silence(192);
  expect(play.commands.filter((command) => command.do === 'recognise')).toHaveLength(2);
  expect(play.words('two margheritas and knots').silence(300).decided()).toEqual([
    'answer 1 "two margheritas and knots"',
  ]);
});

test('an open last word gets more time', () => {
  const play = Play.live().speech(500).silence(200).words('I want two margheritas and').silence(600);
  expect(play.decided()).toEqual([]);
  expect(play.silence(200).decided()).toHaveLength(1);
});

test('a click is nobody speaking', () => {
  const play = Play.live().speech(32).silence(500);
  expect(play.commands).toEqual([]);
  expect(play.state.user).toBe('silent');
});

test('noise without words is ignored and said to be', () => {
  const play = Play.live().speech(400).silence(200).words('').silence(300);
  expect(play.decided()).toEqual(['ignore no-words']);
});

test('a line that stops in the middle of a word does not wait for ever', () => {
  const play = Play.live().speech(600).wait(3000);
  expect(play.words('two marg').decided()).toEqual(['answer 1 "two marg"']);
});

test('switching the microphone off ends what was being said', () => {
  const play = Play.live().speech(600).take({ is: 'mic', on: false });
  expect(play.words('hello').decided()).toEqual(['answer 1 "hello"']);
});

test('a caller who talks for half a minute without a pause is answered', () => {
  const play = Play.live().speech(31_000);
  expect(play.words('and so on').decided()).toEqual(['answer 1 "and so on"']);
});

test('a recogniser that fails once is asked again; twice, and the caller is asked to repeat', () => {
  const play = Play.live().speech(600).silence(200).fails();
  expect(play.commands.filter((command) => command.do === 'recognise')).toHaveLength(2);
  play.fails();
  expect(play.decided()).toEqual([expect.stringMatching(/^answer 1 Sorry, I had trouble hearing you/)]);
});

test('keys are one turn until a pause or #', () => {
  const key = (digit: string) => ({ is: 'key', digit }) as const;
  expect(Play.live().take(key('4')).wait(500).take(key('2')).wait(1300).decided()).toEqual(['answer 1 "42"']);
  expect(Play.live().take(key('4')).take(key('#')).decided()).toEqual(['answer 1 "4"']);
  expect(Play.live().take(key('#')).decided()).toEqual(['answer 1 "#"']);
});

test('a silent caller is asked twice, then the call ends', () => {
  const play = Play.live();
  const finish = () => {
    const { turn } = play.state;
    play.take({ is: 'replied', turn, ends: false, question: OPEN }).take({ is: 'played', turn });
  };
  for (const round of [1, 2]) {
    play.wait(7999);
    expect(play.decided()).toEqual([]);
    play.wait(1);
    expect(play.decided()).toEqual([`answer ${round} ""`]);
    finish();
    expect(play.decided()).toEqual(['said']);
  }
  play.wait(8000);
  expect(play.decided()).toEqual([expect.stringMatching(/^answer 3 I can't hear anyone/)]);
  finish();
  expect(play.decided()).toEqual(['said', 'end silence']);
});

test('a caller who answers is asked anew the next time', () => {
  const play = Play.live().wait(8000);
  play.take({ is: 'replied', turn: 1, ends: false, question: OPEN }).take({ is: 'played', turn: 1 });
  play.speech(500).silence(200).words('I am here').silence(300);
  expect(play.state.prompts).toBe(0);
});

test('nobody is asked while their microphone is off', () => {
  expect(Play.live().take({ is: 'mic', on: false }).wait(60_000).decided()).toEqual([]);
});

test('the longest call ends with a goodbye', () => {
  const play = Play.speaking().wait(20 * 60_000);
  expect(play.decided().slice(-2)).toEqual(['abandon', expect.stringMatching(/^answer 2 I'm sorry, we have reached/)]);
  expect(play.state).toMatchObject({ ending: 'too-long', endingForced: true });
});

test('what is said in one way or another is told by its kind', () => {
  const kindsOf = (play: Play) => play.commands.flatMap((command) => (command.do === 'answer' ? [command.kind] : []));
  expect(kindsOf(Play.live().speech(500).silence(200).words('hello').silence(300))).toEqual(['speech']);
  expect(kindsOf(Play.live().take({ is: 'typed', text: 'hello' }))).toEqual(['text']);
  expect(kindsOf(Play.live().take({ is: 'typed', text: 'hello', spoken: true }))).toEqual(['speech']);
  expect(kindsOf(Play.live().take({ is: 'key', digit: '#' }))).toEqual(['keys']);
  expect(kindsOf(Play.live().wait(8000))).toEqual(['silence']);
});

test('nothing typed is no turn', () => {
  expect(Play.live().take({ is: 'typed', text: ' \n' }).decided()).toEqual([]);
});

test('sound that may be speech neither begins nor ends any', () => {
  const play = Play.live().unsure(500);
  expect(play.state.utterance).toBeNull();
  expect(play.speech(500).unsure(400).state.user).toBe('speaking');
  // After a silence it is more of it.
  play.silence(96).unsure(96).words('hello').unsure(192);
  expect(play.decided()).toEqual(['answer 1 "hello"']);
});

test('nothing is added to what was too long', () => {
  const play = Play.live().speech(30_100);
  const { speechMs } = play.asked();
  expect(play.speech(600).state.utterance).toMatchObject({ speechMs, closed: true });
});

test('words of less than was recognised already are dropped', () => {
  const play = Play.live().speech(512).silence(192);
  const { utterance, speechMs } = play.asked();
  play.speech(512).silence(192).words('two margheritas and knots');
  play.take({ is: 'words', utterance, speechMs, text: 'two margheritas', confidence: 0.9 });
  expect(play.silence(300).decided()).toEqual(['answer 1 "two margheritas and knots"']);
});

test('long rows of keys are answered in parts', () => {
  const play = Play.live();
  for (let i = 0; i < 32; i++) play.take({ is: 'key', digit: '4' });
  expect(play.decided()).toEqual([`answer 1 "${'4'.repeat(32)}"`]);
  expect(play.take({ is: 'key', digit: '5' }).wait(1200).decided()).toEqual(['abandon', 'answer 2 "5"']);
});

test('who cut the words at the other end and says nothing is asked after a while', () => {
  const play = Play.speaking().take({ is: 'interrupted' });
  expect(play.decided()).toEqual(['abandon']);
  expect(play.wait(7999).decided()).toEqual([]);
  expect(play.wait(1).decided()).toEqual(['answer 2 ""']);
});

test('a last goodbye is nobody’s to cut', () => {
  const play = Play.speaking().take({ is: 'close', reason: 'drain', saying: 'Goodbye.' });
  play.decided();
  play.take({ is: 'interrupted' }).take({ is: 'key', digit: '#' }).take({ is: 'typed', text: 'wait' });
  play.speech(900).silence(200).words('wait').silence(400);
  expect(play.decided()).toEqual(['ignore not-now']);
});

test('who made a sound without words is asked sooner', () => {
  const play = Play.live().speech(400).silence(200).words('').silence(300);
  play.decided();
  expect(play.wait(2800).decided()).toEqual([]);
  expect(play.wait(200).decided()).toEqual(['answer 1 ""']);
});

test('a microphone that is switched on begins the wait anew', () => {
  const play = Play.live().take({ is: 'mic', on: false }).wait(60_000).take({ is: 'mic', on: true });
  expect(play.wait(7999).decided()).toEqual([]);
  expect(play.wait(1).decided()).toEqual(['answer 1 ""']);
});

test('words that come after the caller was asked to repeat them need no repeating', () => {
  const late = (more: { text: string; own?: boolean }) => {
    const play = Play.live().speech(600).silence(200);
    const { utterance, speechMs } = play.asked();
    play.fails().fails().decided();
    return play.take({ is: 'words', utterance, speechMs, confidence: 0.9, ...more });
  };
  expect(late({ text: 'two margheritas' }).decided()).toEqual(['abandon', 'answer 2 "two margheritas"']);
  expect(late({ text: ' ' }).decided()).toEqual([]);
  expect(late({ text: '', own: true }).decided()).toEqual([]);
  const closing = late({ text: '' }).take({ is: 'close', reason: 'drain', saying: 'Goodbye.' });
  closing.decided();
  expect(closing.take({ is: 'words', utterance: 1, speechMs: 608, text: 'wait', confidence: 0.9 }).decided()).toEqual(
    [],
  );
});
