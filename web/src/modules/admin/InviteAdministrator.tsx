import { EmailAddress } from '@attendant/contract/identity';
import { UserPlus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { isProblem, problemText } from '../../api/door/problem.ts';
import { TextField } from '../../kit/form/Input.tsx';
import { Button } from '../../kit/frame/Button.tsx';
import { toast } from '../../kit/frame/toast.ts';
import styles from './AdministratorsPage.module.css';
import { useInviteAdministrator } from './administrators.ts';

export function InviteAdministrator() {
  const invite = useInviteAdministrator();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  function submit(event: FormEvent) {
    event.preventDefault();
    if (invite.isPending) return;
    const email = EmailAddress.safeParse(typed);
    setError(email.error?.issues[0]?.message);
    if (!email.success) return;
    invite.mutate(email.data, {
      onSuccess: (made) => {
        toast.success(made.granted ? `${made.email} is an administrator` : `Invitation sent to ${made.email}`);
        setTyped('');
      },
      onError: (failed) => !isProblem(failed, 401) && setError(problemText(failed, 'Failed to send invitation email.')),
    });
  }
  return (
    <form className={styles.invite} noValidate onSubmit={submit}>
      <TextField
        label="Email of a new administrator"
        type="email"
        autoComplete="off"
        value={typed}
        error={error}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" loading={invite.isPending}>
        <UserPlus />
        Invite
      </Button>
    </form>
  );
}
