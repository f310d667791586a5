import type { Agent } from '@attendant/contract/agents';
import type { OrderSettings } from '@attendant/contract/orders/settings';
import { allows } from '@attendant/contract/permissions';
import { ListChecks, Plus, Settings2, Undo2, Volume2, VolumeX } from 'lucide-react';
import { Button, IconButton } from '../../kit/frame/Button.tsx';
import { BusyMenu } from './kitchen/BusyMenu.tsx';
import { useOpened } from './use-opened.ts';
import { KitchenSettings, NewOrderDialog } from './windows.ts';

interface BoardToolsProps {
  agent: Agent;
  kitchen: OrderSettings;
  canMove: boolean;
  size?: 'md' | 'lg';
  /** What pressing Undo takes back; null when there is nothing. */
  undo: { text: string; run: () => void } | null;
  /** What it is called. */
  undoWord?: string;
  allDay: boolean;
  onAllDay: () => void;
  sound: boolean;
  onSound: () => void;
}

/** What is done with the board as a whole; the same above the page's and the kitchen's view. */
export function BoardTools({
  agent,
  kitchen,
  canMove,
  size = 'md',
  undo,
  undoWord = 'Undo',
  ...tools
}: BoardToolsProps) {
  const canChange = allows(agent.my_role, 'orders.change');
  const settings = useOpened();
  const newOrder = useOpened();
  return (
    <>
      {canChange && (
        <Button size={size} onClick={newOrder.open}>
          <Plus />
          <span>New order</span>
        </Button>
      )}
      {canMove && (
        <Button size={size} disabled={!undo} title={undo?.text} onClick={undo?.run}>
          <Undo2 />
          <span>{undoWord}</span>
        </Button>
      )}
      <Button size={size} aria-pressed={tools.allDay} onClick={tools.onAllDay}>
        <ListChecks />
        <span>All day</span>
      </Button>
      {canMove && <BusyMenu agent={agent} kitchen={kitchen} size={size} />}
      <IconButton bordered label="Sound for new orders" aria-pressed={tools.sound} onClick={tools.onSound}>
        {tools.sound ? <Volume2 size={18} /> : <VolumeX size={18} />}
      </IconButton>
      {canChange && (
        <IconButton bordered label="Order settings" onClick={settings.open}>
          <Settings2 size={18} />
        </IconButton>
      )}
      {settings.openings > 0 && (
        <KitchenSettings
          key={`settings ${settings.openings}`}
          agentId={agent.id}
          kitchen={kitchen}
          isOpen={settings.isOpen}
          onClose={settings.close}
        />
      )}
      {newOrder.openings > 0 && (
        <NewOrderDialog
          key={`order ${newOrder.openings}`}
          agent={agent}
          isOpen={newOrder.isOpen}
          onClose={newOrder.close}
        />
      )}
    </>
  );
}
