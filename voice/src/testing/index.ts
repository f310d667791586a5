export { type DeepgramServer, deepgramServer } from './deepgram-server.ts';
export { isSpeech, noise, silence, soundOf, wordsIn } from './fake-sound.ts';
export { type FakeModel, fakeActivity, fakeModel, fakeSpeechToText, fakeTextToSpeech, fakeTool } from './fakes.ts';
export { Line, type LineOptions, type Move, runFrames } from './line.ts';
export { type OpenAiServer, openAiServer, type Scripted } from './openai-server.ts';
export { type Heard, Player } from './player.ts';
