import type { Agent } from '@attendant/contract/agents';
import type { Conversation } from '@attendant/contract/conversations';
import { allows } from '@attendant/contract/permissions';
import { useNavigate } from '@tanstack/react-router';
import { Download, Trash2 } from 'lucide-react';
import { doConfirmed } from '../../api/do-confirmed.ts';
import { IconButton } from '../../kit/frame/Button.tsx';
import { useDownloadCall, useRemoveConversation } from './conversations.ts';

interface ThreadActionsProps {
  agent: Agent;
  conversation: Conversation;
  isHeard: boolean;
}

/** What can be done with the whole of it. */
export function ThreadActions({ agent, conversation: { id, status }, isHeard }: ThreadActionsProps) {
  const navigate = useNavigate();
  const download = useDownloadCall(id);
  const { mutateAsync } = useRemoveConversation(agent.id);
  const isOver = status !== 'in_progress';
  const remove = () =>
    doConfirmed({
      title: 'Delete Conversation',
      message: 'Its words and its sound are gone for good. An order that came of it stays.',
      action: () => mutateAsync(id),
      done: () => navigate({ to: '.', search: {} }),
    });
  return (
    <>
      {isHeard && (
        <IconButton
          label="Download the whole call"
          aria-busy={download.isPending || undefined}
          onClick={() => void (download.isPending || download.mutate())}
        >
          <Download size={18} />
        </IconButton>
      )}
      {isOver && allows(agent.my_role, 'conversations.delete') && (
        <IconButton label="Delete conversation" onClick={remove}>
          <Trash2 size={18} />
        </IconButton>
      )}
    </>
  );
}
