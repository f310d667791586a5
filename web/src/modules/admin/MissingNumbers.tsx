import type { Agent } from '@attendant/contract/agents';
import { PHONE_FORMAT, usPhone } from '@attendant/contract/fields/phones';
import { type FormEvent, useState } from 'react';
import { isProblem, problemText } from '../../api/door/problem.ts';
import { TextField } from '../../kit/form/Input.tsx';
import { Button } from '../../kit/frame/Button.tsx';
import { toast } from '../../kit/frame/toast.ts';
import { useAssignNumber, useWithoutNumber } from './agents.ts';
import styles from './MissingNumbers.module.css';

/** Agents that nobody can call yet, each with a field for its number. */
export function MissingNumbers() {
  const { data: agents } = useWithoutNumber();
  if (!agents?.length) return null;
  return (
    <details className={`card ${styles.numbers}`}>
      <summary>
        {agents.length} {agents.length === 1 ? 'agent has' : 'agents have'} no phone number
      </summary>
      <ul>
        {agents.map((agent) => (
          <Row key={agent.id} agent={agent} />
        ))}
      </ul>
    </details>
  );
}

function Row({ agent }: { agent: Agent }) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const assign = useAssignNumber(agent.id);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (assign.isPending || typed.trim() === '') return;
    const number = usPhone(typed);
    setError(number ? undefined : PHONE_FORMAT);
    if (!number) return;
    assign.mutate(number, {
      onSuccess: () => toast.success(`${agent.name} has its number`),
      onError: (failed) => !isProblem(failed, 401) && setError(problemText(failed, 'Failed to assign the number.')),
    });
  }
  return (
    <li>
      <span className={styles.name}>
        <b className="strong trunc">{agent.name}</b>
        <span className="small t2 trunc">{agent.business_name}</span>
      </span>
      <form noValidate onSubmit={submit}>
        <TextField
          label={<span className="sr">Phone number of {agent.name}</span>}
          type="tel"
          placeholder="+1XXXXXXXXXX"
          value={typed}
          error={error}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" disabled={!typed.trim()} loading={assign.isPending}>
          Assign
        </Button>
      </form>
    </li>
  );
}
