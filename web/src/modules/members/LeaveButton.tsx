import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { useSession } from '../../api/live/use-session.ts';
import { tellFailure } from '../../api/tell-failure.ts';
import { Button } from '../../kit/frame/Button.tsx';
import { confirmed } from '../../kit/frame/confirm.ts';

const FAILURE = 'You could not leave this agent.';

/** Gives up one's own place; the last owner is refused. */
export function LeaveButton({ agentId, agentName }: { agentId: string; agentName: string }) {
  const { user } = useSession();
  const navigate = useNavigate();
  const cache = useQueryClient();
  async function leave() {
    if (!user) return;
    try {
      const left = await confirmed({
        variant: 'danger',
        title: `Leave ${agentName}?`,
        message: 'You can no longer see it, until somebody adds you again.',
        confirmText: 'Leave',
        action: () => client.members.remove({ id: agentId, userId: user.id }),
      });
      if (!left) return;
      await navigate({ to: '/app/agents', ignoreBlocker: true });
      await cache.invalidateQueries({ queryKey: ['agents', 'list'] });
    } catch (error) {
      tellFailure(FAILURE, error);
    }
  }
  return (
    <Button size="sm" onClick={() => void leave()}>
      Leave
    </Button>
  );
}
