import type { Ask } from './load.ts';
import type { Seeded } from './seed.ts';

/** What both servers are asked, by the product's own addresses. */
export interface Question {
  name: string;
  next: () => Ask;
  /** Both give the very same answer; of the others the bare server gives what it read, without sums and sentences. */
  same: boolean;
  /** What the product's rate must be of the bare server's. */
  goal: number;
}

export function questionsOf({ agentId, orderIds, threadId, day, monthBefore, weekBefore }: Seeded): Question[] {
  const get = (path: string) => () => ({ method: 'GET' as const, path });
  const agent = `/api/agent/${agentId}`;
  let moves = 0;
  return [
    { name: 'session check', next: get('/api/auth/me'), same: true, goal: 0.6 },
    { name: 'agents (20)', next: get('/api/agents?limit=20'), same: true, goal: 0.8 },
    {
      name: 'orders of a day (50)',
      next: get(`${agent}/orders?start_date=${day}&end_date=${day}`),
      same: true,
      goal: 1,
    },
    {
      name: 'conversations (50 of 30 days)',
      next: get(`${agent}/conversations?start_date=${monthBefore}&end_date=${day}&limit=50`),
      same: true,
      goal: 0.8,
    },
    { name: 'thread (20 messages)', next: get(`/api/conversations/${threadId}/messages`), same: true, goal: 0.8 },
    { name: 'menu (300)', next: get(`${agent}/menu-items?limit=500`), same: true, goal: 1 },
    {
      name: 'order move (write)',
      next: () => {
        const id = orderIds[moves % orderIds.length];
        const status = Math.floor(moves++ / orderIds.length) % 2 === 0 ? 'in_progress' : 'new';
        return { method: 'PUT', path: `/api/orders/${id}`, body: { status } };
      },
      same: false,
      goal: 0.8,
    },
    {
      name: 'statistics of a week',
      next: get(`${agent}/statistics?start_date=${weekBefore}&end_date=${day}`),
      same: false,
      goal: 0.8,
    },
  ];
}
