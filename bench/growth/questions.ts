interface Question {
  name: string;
  path: string;
}

const DAY_MS = 86_400_000;
const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** Everything that shows a list or a figure of a business. */
export function questionsOf(agentId: string): Question[] {
  const agent = `/api/agent/${agentId}`;
  const range = (days: number) => `start_date=${dayBefore(days)}&end_date=${dayBefore(0)}`;
  const conversations = `${agent}/conversations?limit=50`;
  return [
    { name: 'conversations, newest', path: conversations },
    { name: 'conversations of 3 days', path: `${conversations}&${range(3)}` },
    { name: 'conversations, page 10', path: `${conversations}&offset=450` },
    { name: 'conversations with rare words', path: `${conversations}&search=gluten crust` },
    { name: 'conversations with words in every call', path: `${conversations}&search=pepperoni` },
    { name: 'conversations of a number', path: `${conversations}&caller=0007919` },
    { name: 'conversations of a name', path: `${conversations}&caller=Dana 3` },
    { name: 'conversations that ordered', path: `${conversations}&outcome=ordered` },
    { name: 'conversations that ordered, 3 days', path: `${conversations}&outcome=ordered&${range(3)}` },
    { name: 'orders of 3 days', path: `${agent}/orders?${range(3)}` },
    { name: 'order figures of 3 days', path: `${agent}/orders/statistics?${range(3)}` },
    { name: 'call-backs that wait', path: `${agent}/callbacks` },
    { name: 'appointments of a week', path: `${agent}/appointments?${range(7)}` },
    { name: 'statistics of 3 days', path: `${agent}/statistics?${range(2)}` },
    { name: 'report of 3 days', path: `${agent}/report?${range(2)}` },
    { name: 'what waits', path: `${agent}/waiting` },
    { name: 'agents', path: '/api/agents' },
    { name: 'menu, first 100', path: `${agent}/menu-items?limit=100` },
    { name: 'menu, searched', path: `${agent}/menu-items?limit=100&search=dish 7` },
    { name: 'categories', path: `${agent}/menu/categories` },
    { name: 'memories, first 50', path: `${agent}/memories?limit=50` },
    { name: 'memories, searched', path: `${agent}/memories?limit=50&search=where may the van stand` },
    { name: 'passages of files', path: `${agent}/passages?question=when is the oven swept` },
    { name: 'log of the agent', path: `${agent}/audit` },
  ];
}
