import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { isProblem } from '../../../api/door/problem.ts';
import { Banner } from '../../../kit/form/Banner.tsx';
import { TextField } from '../../../kit/form/Input.tsx';
import { Button } from '../../../kit/frame/Button.tsx';
import { PasswordPair } from '../password/PasswordPair.tsx';
import { recheckPolicy } from '../password/password-policy.ts';
import { type NewPasswordFields, newPasswordForm } from './link-forms.ts';
import { newPasswordText } from './mailed-links.ts';

interface NewPasswordProps {
  label: string;
  withName?: boolean;
  submitText: string;
  /** What is said when the server refuses. */
  refusal: string;
  send: (fields: NewPasswordFields) => Promise<void>;
  children?: ReactNode;
}

/** A password and its repetition, with the name of whoever is new. */
export function NewPasswordForm({ label, withName = false, submitText, refusal, send, children }: NewPasswordProps) {
  const { form, failure, submit } = useNewPassword(withName, refusal, send);
  const { errors, isValid, isSubmitting } = form.formState;
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      {failure && <Banner tone="danger">{failure}</Banner>}
      {withName && (
        <TextField
          label="Full Name"
          autoComplete="name"
          controlSize="lg"
          error={errors.name?.message}
          {...form.register('name')}
        />
      )}
      <PasswordPair
        label={label}
        password={form.register('password', { deps: ['confirm'] })}
        confirm={form.register('confirm')}
        typed={form.watch('password')}
        errors={errors}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        disabled={!isValid && !isSubmitting}
        loading={isSubmitting}
      >
        {submitText}
      </Button>
      {children}
    </form>
  );
}

function useNewPassword(withName: boolean, refusal: string, send: NewPasswordProps['send']) {
  const [failure, setFailure] = useState('');
  const [schema] = useState(() => newPasswordForm(withName));
  const form = useForm<NewPasswordFields>({
    resolver: standardSchemaResolver(schema),
    mode: 'onTouched',
    defaultValues: { name: '', password: '', confirm: '' },
  });
  async function submit(fields: NewPasswordFields) {
    setFailure('');
    try {
      await send(fields);
    } catch (error) {
      recheckPolicy(error);
      const refused = isProblem(error, 422) ? error.fields : {};
      const weak = refused.password ?? refused.newPassword;
      if (weak) form.setError('password', { message: weak });
      else if (refused.displayName) form.setError('name', { message: refused.displayName });
      else setFailure(newPasswordText(error, refusal));
    }
  }
  return { form, failure, submit };
}
