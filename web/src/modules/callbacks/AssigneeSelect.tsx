import type { Agent } from '@attendant/contract/agents';
import { SelectControl } from '../../kit/pick/SelectControl.tsx';
import { useMembers } from '../members/members.ts';
import styles from './CallbacksPage.module.css';
import type { Waiter } from './inbox.ts';

interface AssigneeSelectProps {
  agent: Agent;
  waiter: Waiter;
  /** Of the caller. */
  who: string;
  onPick: (changes: { assigned_to: string | null }) => void;
}

/** Who sees to it; nothing where there is nobody to choose from. */
export function AssigneeSelect({ agent, waiter: { assignee }, who, onPick }: AssigneeSelectProps) {
  const people = (useMembers(agent.id).data ?? []).flatMap(({ user_id: id, name, email }) =>
    id === null ? [] : [{ id, name: name || email }],
  );
  // Somebody who left the agent meanwhile.
  if (assignee && !people.some(({ id }) => id === assignee.user_id))
    people.push({ id: assignee.user_id, name: assignee.name });
  if (people.length < 2) return null;
  return (
    <SelectControl
      className={styles.assignee}
      aria-label={`Who calls ${who} back`}
      value={assignee?.user_id ?? ''}
      onChange={({ target }) => onPick({ assigned_to: target.value || null })}
    >
      <option value="">Anybody</option>
      {people.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectControl>
  );
}
