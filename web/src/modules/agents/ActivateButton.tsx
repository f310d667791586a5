import type { Agent } from '@attendant/contract/agents';
import { Ellipsis } from 'lucide-react';
import { Button, IconButton } from '../../kit/Button.tsx';
import { confirmed } from '../../kit/confirm.ts';
import { Menu } from '../../kit/Menu.tsx';
import { useChangeAgent } from './agents.ts';

/** Switching off is asked for first: callers would meet silence. */
export function ActivateButton({ agent }: { agent: Agent }) {
  const change = useChangeAgent(agent.id, 'Failed to update agent status');
  const text = agent.active ? 'Deactivate' : 'Activate';
  async function act() {
    const sure =
      !agent.active ||
      (await confirmed({
        variant: 'warning',
        title: `Deactivate ${agent.name}?`,
        message: 'It stops answering calls until it is activated again.',
        confirmText: 'Deactivate',
      }));
    if (sure) change.mutate({ active: !agent.active });
  }
  return (
    <>
      <Button className="only-d" onClick={() => void act()} disabled={change.isPending}>
        {text}
      </Button>
      <span className="only-m">
        <Menu
          label="More"
          actions={[{ text, onAction: () => void act() }]}
          trigger={(props) => (
            <IconButton {...props} label="More actions" bordered>
              <Ellipsis size={18} strokeWidth={1.75} />
            </IconButton>
          )}
        />
      </span>
    </>
  );
}
