import { calmDown, handOff } from '../../decide/hand-off.ts';
import { nextOfMessage } from '../../decide/message.ts';
import type { Topic } from '../topic.ts';

/** Somebody should hear of it, or come to the phone. */

export const person: Topic = { intent: 'person', before: 0.85, take: handOff };
export const message: Topic = { intent: 'message', before: null, take: nextOfMessage };
export const complaint: Topic = { intent: 'complaint', before: null, take: calmDown };
