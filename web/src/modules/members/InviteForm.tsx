import { EmailAddress } from '@attendant/contract/identity';
import type { AgentRole } from '@attendant/contract/permissions';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Mail, UserPlus } from 'lucide-react';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { isProblem } from '../../api/door/problem.ts';
import { TextField } from '../../kit/form/Input.tsx';
import { Button } from '../../kit/frame/Button.tsx';
import { fieldOf } from '../../kit/part/field-of.ts';
import styles from './MembersCard.module.css';
import { useInvite, type Way } from './members.ts';
import { RoleSelect } from './RoleSelect.tsx';

const MESSAGE_MS = 5_000;
const Form = z.object({ email: EmailAddress, role: z.string() });

export function InviteForm({ agentId }: { agentId: string }) {
  const invite = useInvite(agentId);
  const { isSuccess, isError, reset: forget } = invite;
  const form = useForm({
    resolver: standardSchemaResolver(Form),
    defaultValues: { email: '', role: 'editor' },
  });
  useEffect(() => {
    if (!isSuccess && !isError) return;
    const timer = setTimeout(forget, MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [isSuccess, isError, forget]);
  const submit = (way: Way) =>
    form.handleSubmit(({ email, role }) =>
      invite.mutate({ way, email, role: role as AgentRole }, { onSuccess: () => form.reset() }),
    );
  const busy = (way: Way) => invite.isPending && invite.variables.way === way;
  return (
    <form className={styles.invite} noValidate onSubmit={(event) => void submit('invite')(event)}>
      <TextField
        label="Email to invite"
        type="email"
        autoComplete="off"
        placeholder="name@business.com"
        {...fieldOf(form)('email')}
      />
      <RoleSelect aria-label="Role of the invited" {...form.register('role')} />
      <span className={styles.ways}>
        <Button type="submit" loading={busy('invite')} disabled={busy('add')}>
          <Mail />
          Invite
        </Button>
        <Button loading={busy('add')} disabled={busy('invite')} onClick={() => void submit('add')()}>
          <UserPlus />
          Add User
        </Button>
      </span>
      <p className={`small t2 ${styles.hint}`}>
        Invited people come in once they accept. Added people are in at once, and set a password by mail.
      </p>
      <output className={isError ? styles.failed : styles.done}>
        {isSuccess && invite.data}
        {isError && !isProblem(invite.error, 401) && invite.error.message}
      </output>
    </form>
  );
}
