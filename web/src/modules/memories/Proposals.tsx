import type { Agent } from '@attendant/contract/agents';
import type { Memory } from '@attendant/contract/memories';
import { Link } from '@tanstack/react-router';
import { formatDateTime } from '../../kit/form/format.ts';
import { Button } from '../../kit/frame/Button.tsx';
import { Card } from '../../kit/part/Card.tsx';
import styles from './MemoriesPage.module.css';
import { useApproveProposal, useDismissProposal, useProposals } from './proposals.ts';

interface ProposalsProps {
  agent: Agent;
  onApprove: (proposal: Memory) => void;
}

/** What calls left open, and words of callers for dishes; each waits until somebody takes it or does not want it. */
export function Proposals({ agent, onApprove }: ProposalsProps) {
  const { data: proposals } = useProposals(agent.id);
  const dismiss = useDismissProposal(agent.id);
  const approve = useApproveProposal(agent.id);
  if (!proposals || proposals.length === 0) return null;
  return (
    <Card
      bare
      level={3}
      id="proposals"
      className={styles.proposals}
      title="Proposed lessons"
      note="From calls that left something open. The agent uses none before you approve it."
    >
      <ul className="ruled">
        {proposals.map((proposal) => (
          <li key={proposal.id}>
            <div>
              <p>{proposal.content}</p>
              <p className="small t3 num">
                {formatDateTime(proposal.created_at, agent.timezone)}
                {proposal.conversation_id && (
                  <>
                    {', '}
                    <Link
                      className="link"
                      to="/app/agents/$id/conversations"
                      params={{ id: agent.id }}
                      search={{ conversation: proposal.conversation_id }}
                    >
                      conversation
                    </Link>
                  </>
                )}
              </p>
            </div>
            <span className={styles.decide}>
              {proposal.alias === null ? (
                <Button size="sm" onClick={() => onApprove(proposal)}>
                  Write and Approve
                </Button>
              ) : (
                <Button
                  size="sm"
                  loading={approve.isPending && approve.variables === proposal.id}
                  onClick={() => approve.mutate(proposal.id)}
                >
                  Add to Menu
                </Button>
              )}
              <Button
                size="sm"
                variant="ghost"
                loading={dismiss.isPending && dismiss.variables === proposal.id}
                onClick={() => dismiss.mutate(proposal.id)}
              >
                Dismiss
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
