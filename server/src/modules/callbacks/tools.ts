import { TakeMessageInput } from '@attendant/contract/tools';
import type { Db } from '../../database/open.ts';
import type { AgentActor } from '../../http/context.ts';
import { type AgentTool, commitTool } from '../tool.ts';
import type { Notices } from './notices.ts';
import { takeMessage } from './take-message.ts';

interface ToolFor {
  db: Db;
  actor: AgentActor;
  conversationId: string;
  callerPhone: string | null;
  notices: Notices;
}

export function messageTool({ db, actor, conversationId, callerPhone, notices }: ToolFor): AgentTool {
  return {
    name: 'take_message',
    description:
      'Writes down a message for the owner of the business, who will call back. With complaint when something went wrong that the business did, with danger only when somebody is in danger now.',
    input: TakeMessageInput,
    deadlineMs: 4_000,
    async run(input, { key, signal }) {
      const message = TakeMessageInput.parse(input);
      const caller_phone = message.caller_phone ?? callerPhone ?? '';
      return commitTool({ db, signal }, async (tx) => {
        const taken = await takeMessage(tx, actor, { ...message, caller_phone }, { conversationId, key }, notices);
        const name = taken.caller_name ? `, ${taken.caller_name}` : '';
        return {
          ok: true,
          value: taken,
          say: taken.grown
            ? `Thank you${name}. I've added that, and somebody will get back to you.`
            : `Thank you${name}. I've written your message down and somebody will get back to you.`,
          receipt: { kind: 'message', id: taken.id },
        };
      });
    },
  };
}
