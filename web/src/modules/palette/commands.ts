import type { Agent } from '@attendant/contract/agents';
import { type AgentTab, tabsOf } from '../agents/agent-tabs.ts';

const MOST_AGENTS = 5;
const MOST_PAGES = 7;

export interface PageCommand {
  agent: Agent;
  tab: AgentTab;
  text: string;
}

/** Every word that is typed stands somewhere in the text: "ord sal" finds "Orders, Sal's Order Line". */
export function matches(text: string, query: string): boolean {
  const lower = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word));
}

/** The agents of both lists, each once, in this order. */
export const joined = (first: readonly Agent[], more: readonly Agent[]): Agent[] => [
  ...new Map([...first, ...more].map((agent) => [agent.id, agent])).values(),
];

export const agentsFor = (agents: readonly Agent[], query: string): Agent[] =>
  agents
    .filter(({ name, business_name, phone_number }) =>
      matches([name, business_name, phone_number].filter(Boolean).join(' '), query),
    )
    .slice(0, MOST_AGENTS);

export const pagesFor = (agents: readonly Agent[], query: string): PageCommand[] =>
  agents
    .flatMap((agent) => tabsOf(agent).map((tab) => ({ agent, tab, text: `${tab.name}, ${agent.name}` })))
    .filter(({ text }) => matches(text, query))
    .slice(0, MOST_PAGES);
