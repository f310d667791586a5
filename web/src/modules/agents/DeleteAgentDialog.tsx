import type { Agent } from '@attendant/contract/agents';
import { DELETED_KEPT_DAYS } from '@attendant/contract/deleted-agents';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { client } from '../../api/client.ts';
import { problemText } from '../../api/problem.ts';
import { useOneMutation } from '../../api/use-one-mutation.ts';
import { Banner } from '../../kit/Banner.tsx';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { TextField } from '../../kit/Input.tsx';
import { toast } from '../../kit/toast.ts';
import styles from './DangerCard.module.css';

interface DeleteAgentProps {
  agent: Agent;
  isOpen: boolean;
  onClose: () => void;
}

/** Deletes an agent once its name is typed: nobody does that by accident. */
export default function DeleteAgentDialog({ agent, isOpen, onClose }: DeleteAgentProps) {
  const formId = useId();
  const [typed, setTyped] = useState('');
  const remove = useRemoveAgent(agent);
  const close = () => !remove.isPending && onClose();
  const matches = typed.trim() === agent.name.trim();
  function submit(event: FormEvent) {
    event.preventDefault();
    if (matches) remove.mutate();
  }
  return (
    <Dialog
      title={`Delete ${agent.name}?`}
      isOpen={isOpen}
      onClose={close}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="danger" disabled={!matches} loading={remove.isPending}>
            Delete Agent
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.ask} noValidate onSubmit={submit}>
        {remove.error && <Banner tone="danger">{problemText(remove.error, 'Failed to delete the agent.')}</Banner>}
        <p>
          It stops answering its number at once. For {DELETED_KEPT_DAYS} days owners can restore it from the list of
          agents; then it is erased with its conversations, menu and orders.
        </p>
        <TextField
          label={`Type ${agent.name} to confirm`}
          autoFocus
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </Dialog>
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
