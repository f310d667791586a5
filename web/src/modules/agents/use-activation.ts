import type { Agent } from '@attendant/contract/agents';
import { confirmed } from '../../kit/frame/confirm.ts';
import { useChangeAgent } from './agents.ts';

/** Switches an agent on or off. Off is asked about first: callers would meet silence. Without an agent there is nothing to do. */
export function useActivation(agent: Agent | undefined) {
  const { mutate, isPending } = useChangeAgent(agent?.id ?? '', 'Failed to update agent status');
  async function act() {
    if (!agent) return;
    const sure =
      !agent.active ||
      (await confirmed({
        variant: 'warning',
        title: `Deactivate ${agent.name}?`,
        message: 'It stops answering calls until it is activated again.',
        confirmText: 'Deactivate',
      }));
    if (sure) mutate({ active: !agent.active });
  }
  return { text: agent?.active ? 'Deactivate' : 'Activate', act: () => void act(), isPending };
}
