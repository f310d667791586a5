import type { DeletedAgent } from '@attendant/contract/agents/deleted';
import { client } from '../../../api/client.ts';
import { useChange } from '../../../api/use-change.ts';
import { toast } from '../../../kit/frame/toast.ts';
import { TypedNameDialog } from './TypedNameDialog.tsx';

interface EraseAgentProps {
  agent: DeletedAgent;
  isOpen: boolean;
  onClose: () => void;
}

export default function EraseAgentDialog({ agent, isOpen, onClose }: EraseAgentProps) {
  const removal = useEraseAgent(agent);
  return (
    <TypedNameDialog
      title={`Erase ${agent.name} now?`}
      name={agent.name}
      act="Erase for Good"
      failed="Failed to erase the agent."
      {...{ removal, isOpen, onClose }}
    >
      Its conversations with their sound, orders, bookings, callers, menu, files, mails and log are erased now. Nobody
      can bring them back.
    </TypedNameDialog>
  );
}

const useEraseAgent = ({ id, name }: DeletedAgent) =>
  useChange(() => client.privacy.eraseAgent({ id, name }), {
    touches: ['agents'],
    done: () => toast.success(`${name} is being erased`),
  });
