import { expect, test } from 'vitest';
import { OPEN } from './state.ts';
import { Play } from './testing.ts';

test('the agent pauses at 128 ms of speech over its own', () => {
  const play = Play.speaking().speech(96);
  expect(play.decided()).toEqual([]);
  expect(play.speech(32).decided()).toEqual(['hold']);
});

test('a real word stops it, within 500 ms of speech', () => {
  const play = Play.speaking().speech(320);
  expect(play.words('no wait').decided()).toEqual(['hold', 'abandon']);
  expect(play.state.user).toBe('speaking');
  play.speech(300).silence(200).words('no wait make it two').silence(300);
  expect(play.decided()).toEqual(['answer 2 "no wait make it two"']);
});

test('700 ms of speech stop it whatever was said', () => {
  const play = Play.speaking().speech(672);
  expect(play.decided()).toEqual(['hold']);
  expect(play.speech(32).decided()).toEqual(['abandon']);
});

test('a short word stops it when it is over', () => {
  const play = Play.speaking().speech(224).silence(192).words('no').silence(200);
  expect(play.decided()).toEqual(['hold', 'abandon', 'answer 2 "no"']);
});

test('a guess of the recogniser is no word', () => {
  const play = Play.speaking().speech(320);
  const { utterance, speechMs } = play.asked();
  play.take({ is: 'words', utterance, speechMs, text: "that's all", confidence: 0.22 });
  expect(play.silence(500).decided()).toEqual(['hold', 'ignore listening', 'resume']);
});

test('half a word is no word while it is being said', () => {
  const play = Play.speaking().speech(320);
  const { utterance, speechMs } = play.asked();
  play.speech(64).take({ is: 'words', utterance, speechMs, text: 'For I.', confidence: 0.48 }).silence(192);
  expect(play.words('right').silence(200).decided()).toEqual(['hold', 'ignore listening', 'resume']);
});

test('a sign of listening does not', () => {
  const play = Play.speaking().speech(384).words('mm-hmm').silence(192);
  expect(play.words('mm-hmm').silence(200).decided()).toEqual(['hold', 'ignore listening', 'resume']);
  expect(play.state.agent).toBe('speaking');
});

test('after a question the same word is an answer', () => {
  const play = Play.speaking({ question: true }).speech(384);
  expect(play.words('yeah').decided()).toEqual(['hold', 'abandon']);
});

test('signs of listening never add up to an interruption (livekit/agents#4270)', () => {
  const play = Play.speaking();
  for (let i = 0; i < 10; i++) play.speech(384).silence(192).words('uh-huh').silence(400);
  expect(play.decided().filter((what) => what === 'abandon')).toEqual([]);
  expect(play.state.agent).toBe('speaking');
});

test('a false stop goes on 900 ms after the noise', () => {
  const play = Play.speaking().speech(256).silence(192).words('').silence(640);
  expect(play.decided()).toEqual(['hold']);
  expect(play.silence(96).decided()).toEqual(['ignore no-words', 'resume']);
});

test('noise between the turn and its reply does not kill the reply (livekit/agents#1229)', () => {
  const play = Play.live().speech(500).silence(200).words('do you deliver').silence(300);
  expect(play.decided()).toEqual(['answer 1 "do you deliver"']);
  play.speech(1500).silence(200).words('').silence(900);
  expect(play.decided()).toEqual(['hold', 'ignore no-words', 'resume']);
  expect(play.state).toMatchObject({ agent: 'thinking', turn: 1 });
});

test('a recogniser that answers during the pause does not end it while the caller speaks (livekit/agents#4395)', () => {
  const play = Play.speaking().speech(320).words('mm');
  expect(play.decided()).toEqual(['hold']);
  expect(play.speech(96).state.agent).toBe('held');
});

test('a reply that was resumed can be stopped again (livekit/agents#4039)', () => {
  const play = Play.speaking().speech(256).silence(192).words('').silence(900);
  expect(play.decided()).toEqual(['hold', 'ignore no-words', 'resume']);
  expect(play.speech(320).words('stop').decided()).toEqual(['hold', 'abandon']);
});

test('words over a reply that is not heard yet stop it: the caller has gone on', () => {
  const play = Play.live().take({ is: 'typed', text: 'one margherita' }).speech(320);
  expect(play.words('and a coke').decided()).toEqual(['answer 1 "one margherita"', 'hold', 'abandon']);
});

test('the wire is cleared even when all of the reply was generated and sent (openai-agents-js#1173)', () => {
  const play = Play.speaking().take({ is: 'replied', turn: 1, ends: false, question: OPEN });
  expect(play.speech(320).words('stop').decided()).toEqual(['hold', 'abandon']);
});

test('keys and typed words stop the agent at once', () => {
  expect(Play.speaking().take({ is: 'key', digit: '1' }).decided()).toEqual(['abandon']);
  expect(Play.speaking().take({ is: 'typed', text: 'stop' }).decided()).toEqual(['abandon', 'answer 2 "stop"']);
});

test('a reply cut for noise alone is taken up again by the talker', () => {
  const play = Play.speaking().speech(900).silence(200).words('').silence(300);
  expect(play.decided()).toEqual(['hold', 'abandon', 'ignore no-words', 'answer 2 ""']);
});

test('the first half second of the opening cannot be stopped, and a hello into it is no turn', () => {
  const play = new Play().take({ is: 'opened', saying: 'This call is recorded.' });
  play.take({ is: 'sounding', turn: 0 }).speech(384);
  expect(play.decided()).toEqual(['answer 0 This call is recorded.']);
  play.silence(192).words('hello').silence(300);
  expect(play.decided()).toEqual(['ignore not-now']);
  expect(play.speech(320).words('listen').decided()).toEqual(['hold', 'abandon']);
});

test('the end of a reply in the middle of a word of the caller waits for the caller', () => {
  const play = Play.speaking().take({ is: 'replied', turn: 1, ends: true, question: OPEN });
  play.speech(160).take({ is: 'played', turn: 1 }).speech(300).silence(200).words('wait one more thing').silence(300);
  expect(play.decided()).toEqual(['hold', 'said', 'answer 2 "wait one more thing"']);
  expect(play.state).toMatchObject({ ending: null, call: 'live' });
});

test('and ends the call when that was nothing', () => {
  const play = Play.speaking().take({ is: 'replied', turn: 1, ends: true, question: OPEN });
  play.speech(160).take({ is: 'played', turn: 1 }).silence(200).words('').silence(400);
  expect(play.decided()).toEqual(['hold', 'said', 'ignore no-words', 'end agent-ended']);
});

test('a caller who comes back during the goodbye to a silent line is answered', () => {
  const play = Play.live();
  for (const turn of [1, 2]) {
    play.wait(8000).take({ is: 'replied', turn, ends: false, question: OPEN }).take({ is: 'played', turn });
  }
  play.wait(8000).take({ is: 'sounding', turn: 3 }).decided();
  play.speech(400).words('I am here').silence(192).words('I am here').silence(300);
  expect(play.decided()).toEqual(['hold', 'abandon', 'answer 4 "I am here"']);
  expect(play.state.ending).toBeNull();
});

test('nor is it hung up on when the goodbye would have been over', () => {
  const play = Play.live();
  for (const turn of [1, 2]) {
    play.wait(8000).take({ is: 'replied', turn, ends: false, question: OPEN }).take({ is: 'played', turn });
  }
  play.wait(8000).take({ is: 'sounding', turn: 3 }).take({ is: 'typed', text: 'I am here' });
  play.take({ is: 'replied', turn: 4, ends: false, question: OPEN }).take({ is: 'sounding', turn: 4 });
  expect(play.wait(11_000).state.call).toBe('live');
});

test('a hello is a sign of listening to an opening, and a word to anything else', () => {
  const opening = new Play().take({ is: 'opened', saying: 'This call is recorded.' }).take({ is: 'sounding', turn: 0 });
  expect(opening.wait(600).speech(320).words('hello').decided().slice(1)).toEqual(['hold']);
  expect(Play.speaking().speech(320).words('hello').decided()).toEqual(['hold', 'abandon']);
});

test('a sign of listening to a reply that asks nothing yet is no answer', () => {
  const play = Play.speaking({ question: true }).take({ is: 'typed', text: 'two' }).speech(384);
  expect(play.words('mm-hmm').decided()).toEqual(['abandon', 'answer 2 "two"', 'hold']);
});

test('a short word is waited for until it is over', () => {
  const play = Play.speaking().speech(224).silence(192).words('no');
  expect(play.decided()).toEqual(['hold']);
});

test('a sign of listening is known to be one without the wait for a list', () => {
  const play = Play.live().take({ is: 'typed', text: 'a pizza' });
  play.take({ is: 'replied', turn: 1, ends: false, question: { expects: 'list', answers: [] } });
  play.take({ is: 'played', turn: 1 }).take({ is: 'typed', text: 'hm' }).take({ is: 'sounding', turn: 2 });
  play.speech(224).silence(192).words('mm-hmm').decided();
  expect(play.silence(160).decided()).toEqual(['ignore listening', 'resume']);
});

test('the agent’s own voice on its way back stops nothing, and holds it no longer than words would', () => {
  const play = Play.speaking().speech(800 - 128);
  const { utterance, speechMs } = play.asked();
  play.take({ is: 'words', utterance, speechMs, text: 'we have', confidence: 0.9, own: true }).speech(96).silence(192);
  play.take({ is: 'words', utterance, speechMs: play.asked().speechMs, text: 'we have', confidence: 0.9, own: true });
  expect(play.silence(192).decided()).toEqual(['hold', 'ignore no-words', 'resume']);
});

test('a recogniser that fails while the caller speaks over the agent ends nothing', () => {
  const play = Play.speaking().speech(320).fails().fails();
  expect(play.decided()).toEqual(['hold']);
  expect(play.speech(96).state.utterance).not.toBeNull();
});

test('what cannot be recognised is no interruption', () => {
  const play = Play.speaking().speech(256).silence(200).fails().fails();
  expect(play.decided()).toEqual(['hold', 'ignore failed', 'resume']);
});

test('a noise beside what was typed is not answered as well', () => {
  const play = Play.speaking()
    .speech(900)
    .take({ is: 'typed', text: 'two, please' })
    .silence(200)
    .words('')
    .silence(900);
  expect(play.decided()).toEqual(['hold', 'abandon', 'answer 2 "two, please"', 'hold', 'ignore no-words', 'resume']);
});
