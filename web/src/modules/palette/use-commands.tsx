import type { Agent } from '@attendant/contract/agents';
import { SEARCH_DEBOUNCE_MS } from '@attendant/contract/constants';
import type { Profile } from '@attendant/contract/identity';
import type { MenuItem } from '@attendant/contract/menu';
import { allows } from '@attendant/contract/permissions';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { CornerDownRight, LogOut, Plus, Power, ShieldUser, UtensilsCrossed } from 'lucide-react';
import type { ReactNode } from 'react';
import { client, session } from '../../api/client.ts';
import { ADMIN_HOME } from '../../api/door/redirect.ts';
import { isAdmin } from '../../api/roles.ts';
import { formatPhone } from '../../kit/form/format.ts';
import { Avatar } from '../../kit/frame/Avatar.tsx';
import { useDebounced } from '../../kit/frame/use-debounced.ts';
import { useAgents, useLoadedAgent } from '../agents/agents.ts';
import { useActivation } from '../agents/use-activation.ts';
import { agentsFor, joined, matches, pagesFor } from './commands.ts';

const MOST_DISHES = 5;
/** Letters from which on a dish can be meant. */
const DISH_MIN = 3;

interface Command {
  id: string;
  text: string;
  icon: ReactNode;
  /** At the end of the line. */
  note?: string;
  act: () => void;
}
interface Group {
  name: string;
  commands: Command[];
}

/** What fits what is typed, in groups. Nothing that no button or link does too. */
export function useCommands(typed: string, user: Profile): Group[] {
  const query = typed.trim();
  const { agents, current } = useFoundAgents(query);
  const navigate = useNavigate();
  const pages = pagesFor(agents, query).map(({ agent: { id }, tab, text }) => ({
    id: `${id} ${tab.name}`,
    text,
    icon: <CornerDownRight />,
    act: () => void navigate({ to: tab.to, params: { id } }),
  }));
  const found = agentsFor(agents, query).map(({ id, name, phone_number }) => ({
    id,
    text: name,
    icon: <Avatar id={id} name={name} />,
    ...(phone_number && { note: formatPhone(phone_number) }),
    act: () => void navigate({ to: '/app/agents/$id/overview', params: { id } }),
  }));
  const dishes = useFoundDishes(current, query).map(({ id, name, category }) => ({
    id,
    text: name,
    icon: <UtensilsCrossed />,
    note: category,
    act: () =>
      void navigate({ to: '/app/agents/$id/menu', params: { id: current?.id ?? '' }, search: { search: name } }),
  }));
  const actions = useActions(current, user).filter(({ text }) => matches(text, query));
  return [
    { name: 'Agents', commands: found },
    { name: 'Menu', commands: dishes },
    { name: 'Pages', commands: pages },
    { name: 'Actions', commands: actions },
  ].filter(({ commands }) => commands.length > 0);
}

/** The one on the screen first, then what the list shows and what the server finds. */
function useFoundAgents(query: string) {
  const search = useDebounced(query, SEARCH_DEBOUNCE_MS);
  const listed = useAgents({}).data?.pages[0]?.items ?? [];
  const asked = useAgents(search ? { search } : {}).data?.pages[0]?.items ?? [];
  const { id } = useParams({ strict: false });
  const current = useLoadedAgent(id);
  return { agents: joined(current ? [current] : [], [...listed, ...asked]), current };
}

/** On the menu of the agent on the screen. */
function useFoundDishes(current: Agent | undefined, query: string): readonly MenuItem[] {
  const search = useDebounced(query, SEARCH_DEBOUNCE_MS);
  const isAsked = current !== undefined && current.ordering_enabled && search.length >= DISH_MIN;
  const { data } = useQuery({
    queryKey: ['menu', current?.id, 'found', search],
    queryFn: ({ signal }) => client.menu.list({ id: current?.id ?? '', search, limit: MOST_DISHES }, { signal }),
    enabled: isAsked,
  });
  return isAsked ? (data?.items ?? []) : [];
}

function useActions(current: ReturnType<typeof useLoadedAgent>, user: Profile): Command[] {
  const navigate = useNavigate();
  const activation = useActivation(current);
  const canSwitch = current && allows(current.my_role, 'agent.change');
  return [
    ...(canSwitch
      ? [
          {
            id: 'activation',
            text: `${activation.text} ${current.name}`,
            icon: <Power />,
            act: activation.act,
          },
        ]
      : []),
    {
      id: 'create',
      text: 'Create Agent',
      icon: <Plus />,
      act: () => void navigate({ to: '/app/agents/create' }),
    },
    ...(isAdmin(user)
      ? [
          {
            id: 'administration',
            text: 'Administration',
            icon: <ShieldUser />,
            act: () => void navigate({ to: ADMIN_HOME }),
          },
        ]
      : []),
    {
      id: 'sign-out',
      text: 'Sign Out',
      icon: <LogOut />,
      act: () => void session.signOut(),
    },
  ];
}
