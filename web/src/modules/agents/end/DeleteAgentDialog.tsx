import type { Agent } from '@attendant/contract/agents';
import { DELETED_KEPT_DAYS } from '@attendant/contract/agents/deleted';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { client } from '../../../api/client.ts';
import { useOneMutation } from '../../../api/use-one-mutation.ts';
import { toast } from '../../../kit/frame/toast.ts';
import { TypedNameDialog } from './TypedNameDialog.tsx';

interface DeleteAgentProps {
  agent: Agent;
  isOpen: boolean;
  onClose: () => void;
}

export default function DeleteAgentDialog({ agent, isOpen, onClose }: DeleteAgentProps) {
  const removal = useRemoveAgent(agent);
  return (
    <TypedNameDialog
      title={`Delete ${agent.name}?`}
      name={agent.name}
      act="Delete Agent"
      failed="Failed to delete the agent."
      {...{ removal, isOpen, onClose }}
    >
      It stops answering its number at once. For {DELETED_KEPT_DAYS} days owners can restore it from the list of agents;
      then it is erased with its conversations, menu and orders. There it can be erased at once, too.
    </TypedNameDialog>
  );
}

function useRemoveAgent({ id, name }: Agent) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  return useOneMutation({
    mutationFn: () => client.agents.remove({ id }),
    onSuccess: async () => {
      toast.success(`${name} was deleted`, `You can restore it for ${DELETED_KEPT_DAYS} days.`);
      await navigate({ to: '/app/agents', ignoreBlocker: true });
      await cache.invalidateQueries({ queryKey: ['agents'] });
    },
  });
}
