import { EmailAddress } from '@attendant/contract/identity';
import type { AgentRole } from '@attendant/contract/permissions';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { UserPlus } from 'lucide-react';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { isProblem } from '../../api/problem.ts';
import { Button } from '../../kit/Button.tsx';
import { TextField } from '../../kit/Input.tsx';
import styles from './MembersCard.module.css';
import { useInvite } from './members.ts';
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
  const submit = form.handleSubmit(({ email, role }) =>
    invite.mutate({ email, role: role as AgentRole }, { onSuccess: () => form.reset() }),
  );
  return (
    <form className={styles.invite} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="Email to invite"
        type="email"
        autoComplete="off"
        placeholder="name@business.com"
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
      <RoleSelect aria-label="Role of the invited" {...form.register('role')} />
      <Button type="submit" loading={invite.isPending}>
        <UserPlus strokeWidth={1.75} aria-hidden="true" />
        Invite
      </Button>
      <output className={isError ? styles.failed : styles.done}>
        {isSuccess && invite.data}
        {isError && !isProblem(invite.error, 401) && invite.error.message}
      </output>
    </form>
  );
}
