import type { Conversation } from '@attendant/contract/conversations';
import { formatPhone } from '../../../kit/form/format.ts';

type Called = Pick<Conversation, 'caller_name' | 'caller_phone' | 'conversation_type'>;

/** Who it was with, as far as anybody knows: 'Dan', '+1 (718) 555-0147'; who types on the page has no number. */
export const callerOf = ({ caller_name, caller_phone, conversation_type }: Called): string =>
  caller_name || formatPhone(caller_phone) || (conversation_type === 'message' ? 'Typed conversation' : 'Unknown');
