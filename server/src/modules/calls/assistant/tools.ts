import type { Tool } from '@attendant/voice';
import * as z from 'zod';
import type { Db } from '../../../database/open.ts';
import type { AgentActor } from '../../../http/context.ts';
import { bookingTools } from '../../bookings/index.ts';
import type { Notices } from '../../callbacks/index.ts';
import { messageTool } from '../../callbacks/index.ts';
import { orderTools } from '../../orders/index.ts';
import type { AgentTool } from '../../tool.ts';
import { transferTool } from './transfer-call.ts';

export interface ToolsFor {
  db: Db;
  actor: AgentActor;
  conversationId: string;
  callerPhone: string | null;
  notices: Notices;
}

/** Everything the agent may do in this conversation. Agent, tenant and caller are bound here, out of a model's reach. */
export const toolsFor = (of: ToolsFor, line: string): Tool[] =>
  [...orderTools(of), ...bookingTools(of), messageTool(of), transferTool(of)].map((tool) => asTool(tool, line));

function asTool(tool: AgentTool, line: string): Tool {
  const { name, description, input: schema, deadlineMs } = tool;
  return {
    name,
    description,
    inputSchema: z.toJSONSchema(schema, { unrepresentable: 'any' }),
    deadlineMs,
    async run(input, action) {
      const checked = z.safeParse(schema, input);
      if (!checked.success) {
        return {
          ok: false,
          code: 'invalid-input',
          say: "I'm sorry, I did not get that right. Could you say it again?",
        };
      }
      return tool.run(checked.data, { ...action, key: line + action.key });
    },
  };
}
