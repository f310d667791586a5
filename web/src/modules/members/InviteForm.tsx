import { EmailAddress } from '@attendant/contract/identity';
import type { AgentRole } from '@attendant/contract/permissions';
import { Mail, UserPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { isProblem } from '../../api/door/problem.ts';
import { TextField } from '../../kit/form/Input.tsx';
import { Button } from '../../kit/frame/Button.tsx';
import { Segmented } from '../../kit/frame/Segmented.tsx';
import { checkedBy } from '../../kit/part/checked-by.ts';
import { fieldOf } from '../../kit/part/field-of.ts';
import styles from './MembersCard.module.css';
import { useInvite, type Way } from './members.ts';
import { RoleSelect } from './RoleSelect.tsx';

const MESSAGE_MS = 5_000;
const HINTS: Readonly<Record<Way, string>> = {
  invite: 'They get a mail, and come in once they accept.',
  add: 'They are in at once, and set a password by mail.',
};
const Form = z.object({ email: EmailAddress, role: z.string() });

export function InviteForm({ agentId }: { agentId: string }) {
  const invite = useInvite(agentId);
  const { isSuccess, isError, reset: forget } = invite;
  const form = useForm({
    resolver: checkedBy(Form),
    defaultValues: { email: '', role: 'editor' },
  });
  useEffect(() => {
    if (!isSuccess && !isError) return;
    const timer = setTimeout(forget, MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [isSuccess, isError, forget]);
  const [way, setWay] = useState<Way>('invite');
  const submit = form.handleSubmit(({ email, role }) =>
    invite.mutate({ way, email, role: role as AgentRole }, { onSuccess: () => form.reset() }),
  );
  return (
    <form className={styles.invite} noValidate onSubmit={(event) => void submit(event)}>
      <div className={styles.ways}>
        <Segmented
          label="How they come in"
          value={way}
          onChange={setWay}
          options={[
            ['invite', 'By invitation'],
            ['add', 'At once'],
          ]}
        />
      </div>
      <TextField
        label={way === 'invite' ? 'Email to invite' : 'Email to add'}
        type="email"
        autoComplete="off"
        placeholder="name@business.com"
        {...fieldOf(form)('email')}
      />
      <RoleSelect aria-label="Role of the invited" {...form.register('role')} />
      <Button className={styles.send} type="submit" loading={invite.isPending}>
        {way === 'invite' ? <Mail /> : <UserPlus />}
        {way === 'invite' ? 'Invite' : 'Add User'}
      </Button>
      <p className={`small t2 ${styles.hint}`}>{HINTS[way]}</p>
      <output className={isError ? styles.failed : styles.done}>
        {isSuccess && invite.data}
        {isError && !isProblem(invite.error, 401) && invite.error.message}
      </output>
    </form>
  );
}
