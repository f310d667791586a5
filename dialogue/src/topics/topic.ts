import type { Talk } from '../decide/talk.ts';

/** What is done when a caller asks for one thing. How people say it stands in `training/examples`, under the same name. */
export interface Topic {
  intent: string;
  /** How sure the proposal must be to be taken before dishes, appointments and answers are looked for; never, when null. */
  before: number | null;
  /** It may be answered beside something else, in the middle of an order, without a change to anything. */
  beside?: true;
  take(talk: Talk): void;
}
