export { type ModelSettings, openModel } from './model.ts';
export { type AiOptions, aiModel } from './talker.ts';
