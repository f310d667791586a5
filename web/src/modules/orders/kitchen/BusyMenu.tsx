import type { Agent } from '@attendant/contract/agents';
import type { OrderSettings } from '@attendant/contract/orders/settings';
import { Timer } from 'lucide-react';
import { formatTime } from '../../../kit/form/format.ts';
import { Button } from '../../../kit/frame/Button.tsx';
import { Menu } from '../../../kit/window/Menu.tsx';
import { useSetBusy } from './kitchen.ts';

const STEPS = [10, 15, 20, 30, 45, 60] as const;
const AN_HOUR = 60;

interface BusyMenuProps {
  agent: Agent;
  kitchen: OrderSettings;
  size?: 'md' | 'lg';
}

/** How far the kitchen is behind: told to callers from their next word on. */
export function BusyMenu({ agent, kitchen: { busy_minutes, busy_until }, size = 'md' }: BusyMenuProps) {
  const busy = useSetBusy(agent.id);
  const until = busy_until ? ` until ${formatTime(busy_until, agent.timezone)}` : '';
  const name = busy_minutes > 0 ? `Busy, +${busy_minutes} min${until}` : 'Busy mode';
  return (
    <Menu
      label="Busy mode"
      caption="Callers are told at once. It ends by itself after an hour."
      actions={[
        ...STEPS.map((minutes) => ({
          text: `+${minutes} minutes`,
          onAction: () => busy.mutate({ minutes, for_minutes: AN_HOUR }),
        })),
        ...(busy_minutes > 0
          ? [{ text: 'Not busy any more', onAction: () => busy.mutate({ minutes: 0, for_minutes: null }) }]
          : []),
      ]}
      trigger={(props) => (
        <Button {...props} size={size} variant={busy_minutes > 0 ? 'lamp' : 'secondary'} loading={busy.isPending}>
          <Timer />
          <span>{name}</span>
        </Button>
      )}
    />
  );
}
