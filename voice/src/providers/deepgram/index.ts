export { type DeepgramModel, deepgramEars } from './ears.ts';
export type { DeepgramAccess } from './socket.ts';
export { deepgramVoice } from './voice.ts';
