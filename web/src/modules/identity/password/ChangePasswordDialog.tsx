import { useId } from 'react';
import { Banner } from '../../../kit/form/Banner.tsx';
import { PasswordField } from '../../../kit/form/Input.tsx';
import { Button } from '../../../kit/frame/Button.tsx';
import { Dialog } from '../../../kit/window/Dialog.tsx';
import styles from './ChangePasswordDialog.module.css';
import { CHANGED, useChangePassword } from './use-change-password.ts';

interface ChangePasswordProps {
  email: string;
  isOpen: boolean;
  onClose: () => void;
}

export default function ChangePasswordDialog({ email, isOpen, onClose }: ChangePasswordProps) {
  const id = useId();
  const { form, failure, done, submit } = useChangePassword(email);
  const { errors, isValid, isSubmitting } = form.formState;
  const busy = isSubmitting || done;
  const buttons = (
    <>
      <Button disabled={busy} onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" form={id} variant="primary" disabled={!isValid && !busy} loading={busy}>
        Change Password
      </Button>
    </>
  );
  return (
    <Dialog title="Change Password" isOpen={isOpen} onClose={onClose} footer={buttons}>
      <form
        id={id}
        noValidate
        className={styles.form}
        onSubmit={(event) => void (busy ? event.preventDefault() : form.handleSubmit(submit)(event))}
      >
        {failure && <Banner tone="danger">{failure}</Banner>}
        {done && <Banner tone="success">{CHANGED}</Banner>}
        {/* Lets password keepers know whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField
          label="Current Password"
          autoComplete="current-password"
          autoFocus
          error={errors.current?.message}
          {...form.register('current', { deps: ['password'] })}
        />
        <PasswordField
          label="New Password"
          autoComplete="new-password"
          error={errors.password?.message}
          {...form.register('password', { deps: ['confirm'] })}
        />
        <PasswordField
          label="Confirm New Password"
          autoComplete="new-password"
          error={errors.confirm?.message}
          {...form.register('confirm')}
        />
      </form>
    </Dialog>
  );
}
