import type { Agent } from '@attendant/contract/agents';
import { Ellipsis } from 'lucide-react';
import { Button, IconButton } from '../../kit/frame/Button.tsx';
import { Menu } from '../../kit/window/Menu.tsx';
import { useActivation } from './use-activation.ts';

export function ActivateButton({ agent }: { agent: Agent }) {
  const { text, act, isPending } = useActivation(agent);
  return (
    <>
      <Button className="only-d" onClick={act} disabled={isPending}>
        {text}
      </Button>
      <span className="only-m">
        <Menu
          label="More"
          actions={[{ text, onAction: act }]}
          trigger={(props) => (
            <IconButton {...props} label="More actions" bordered>
              <Ellipsis size={18} />
            </IconButton>
          )}
        />
      </span>
    </>
  );
}
