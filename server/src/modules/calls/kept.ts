import type { KeptOf } from '../../kept.ts';
import { inConversation } from '../conversations/index.ts';

export const callKept: KeptOf<'transfers' | 'steerings'> = { transfers: inConversation, steerings: inConversation };
