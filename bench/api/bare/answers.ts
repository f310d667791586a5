import { conversations } from './conversations.ts';
import { figures } from './figures.ts';
import { moveOrder, orders } from './orders.ts';
import type { Answer } from './request.ts';
import { agents, me, menu, thread } from './rows.ts';

/** By the nouns of the address. */
export const BARE: Readonly<Record<string, Answer>> = {
  me,
  agents,
  'agent orders': orders,
  'agent conversations': conversations,
  'agent menu-items': menu,
  'agent statistics': figures,
  'conversations messages': thread,
  orders: moveOrder,
};
