import { Banner } from '../../../kit/form/Banner.tsx';
import { PasswordField } from '../../../kit/form/Input.tsx';
import { FormWindow } from '../../../kit/window/FormWindow.tsx';
import { CHANGED, useChangePassword } from './use-change-password.ts';

interface ChangePasswordProps {
  email: string;
  isOpen: boolean;
  onClose: () => void;
}

export default function ChangePasswordDialog({ email, isOpen, onClose }: ChangePasswordProps) {
  const { form, failure, done, submit } = useChangePassword(email);
  const { errors, isValid, isSubmitting } = form.formState;
  return (
    <FormWindow
      title="Change Password"
      act="Change Password"
      isIncomplete={!isValid}
      isSaving={isSubmitting || done}
      savingText="Change Password"
      problem={failure}
      onSubmit={form.handleSubmit(submit)}
      {...{ isOpen, onClose }}
    >
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
    </FormWindow>
  );
}
