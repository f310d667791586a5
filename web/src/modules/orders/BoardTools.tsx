import type { Agent } from '@attendant/contract/agents';
import type { OrderSettings } from '@attendant/contract/order-settings';
import { ListChecks, Settings2, Undo2, Volume2, VolumeX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button, IconButton } from '../../kit/Button.tsx';
import { BusyMenu } from './kitchen/BusyMenu.tsx';

const KitchenSettings = lazy(() => import('./kitchen/KitchenSettings.tsx'));

interface BoardToolsProps {
  agent: Agent;
  kitchen: OrderSettings;
  canMove: boolean;
  size?: 'md' | 'lg';
  /** What pressing Undo takes back; null when there is nothing. */
  undo: { text: string; run: () => void } | null;
  allDay: boolean;
  onAllDay: () => void;
  sound: boolean;
  onSound: () => void;
}

/** What is done with the board as a whole; the same above the page's and the kitchen's view. */
export function BoardTools({ agent, kitchen, canMove, size = 'md', undo, ...tools }: BoardToolsProps) {
  const [openings, setOpenings] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpenings(openings + 1);
    setOpen(true);
  };
  return (
    <>
      {canMove && (
        <Button size={size} disabled={!undo} title={undo?.text} onClick={undo?.run}>
          <Undo2 strokeWidth={1.75} aria-hidden="true" />
          Undo
        </Button>
      )}
      <Button size={size} aria-pressed={tools.allDay} onClick={tools.onAllDay}>
        <ListChecks strokeWidth={1.75} aria-hidden="true" />
        All day
      </Button>
      {canMove && <BusyMenu agent={agent} kitchen={kitchen} size={size} />}
      <IconButton bordered label="Sound for new orders" aria-pressed={tools.sound} onClick={tools.onSound}>
        {tools.sound ? <Volume2 size={18} strokeWidth={1.75} /> : <VolumeX size={18} strokeWidth={1.75} />}
      </IconButton>
      {canMove && (
        <IconButton bordered label="Order settings" onClick={open}>
          <Settings2 size={18} strokeWidth={1.75} />
        </IconButton>
      )}
      {openings > 0 && (
        <Suspense>
          <KitchenSettings
            key={openings}
            agentId={agent.id}
            kitchen={kitchen}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
