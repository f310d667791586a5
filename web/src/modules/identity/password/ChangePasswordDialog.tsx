import { Banner } from '../../../kit/form/Banner.tsx';
import { PasswordField } from '../../../kit/form/Input.tsx';
import { fieldOf } from '../../../kit/part/field-of.ts';
import { FormWindow } from '../../../kit/window/FormWindow.tsx';
import { CHANGED, useChangePassword } from './use-change-password.ts';

interface ChangePasswordProps {
  email: string;
  isOpen: boolean;
  onClose: () => void;
}

export default function ChangePasswordDialog({ email, isOpen, onClose }: ChangePasswordProps) {
  const { form, failure, done, submit } = useChangePassword(email);
  const { isValid, isSubmitting } = form.formState;
  const field = fieldOf(form);
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
        {...field('current', { deps: ['password'] })}
      />
      <PasswordField label="New Password" autoComplete="new-password" {...field('password', { deps: ['confirm'] })} />
      <PasswordField label="Confirm New Password" autoComplete="new-password" {...field('confirm')} />
    </FormWindow>
  );
}
