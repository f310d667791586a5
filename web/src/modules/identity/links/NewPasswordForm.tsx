import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { isProblem } from '../../../api/door/problem.ts';
import { TextField } from '../../../kit/form/Input.tsx';
import { checkedBy } from '../../../kit/part/checked-by.ts';
import { fieldOf } from '../../../kit/part/field-of.ts';
import { AuthForm } from '../password/AuthForm.tsx';
import { PasswordPair } from '../password/PasswordPair.tsx';
import { recheckPolicy } from '../password/password-policy.ts';
import type { NewPasswordFields, NewPasswordSchema } from './link-forms.ts';

interface NewPasswordProps {
  label: string;
  withName?: boolean;
  /** Its rules, with what is said when they are broken. */
  schema: NewPasswordSchema;
  submitText: string;
  /** What is said when the server refuses. */
  refusal: (error: unknown) => string;
  send: (fields: NewPasswordFields) => Promise<void>;
  children?: ReactNode;
}

/** A password and its repetition, with the name of whoever is new. */
export function NewPasswordForm({ label, withName, schema, submitText, refusal, send, children }: NewPasswordProps) {
  const { form, failure, submit } = useNewPassword(schema, refusal, send);
  const field = fieldOf(form);
  return (
    <AuthForm {...{ form, failure }} onSubmit={submit} act={submitText} after={children}>
      {withName && <TextField label="Full Name" autoComplete="name" controlSize="lg" {...field('name')} />}
      <PasswordPair
        label={label}
        password={field('password', { deps: ['confirm'] })}
        confirm={field('confirm')}
        typed={form.watch('password')}
      />
    </AuthForm>
  );
}

function useNewPassword(
  schema: NewPasswordSchema,
  refusal: NewPasswordProps['refusal'],
  send: NewPasswordProps['send'],
) {
  const [failure, setFailure] = useState('');
  const form = useForm<NewPasswordFields>({
    resolver: checkedBy(schema),
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
      const weak = refused.password ?? refused.newPassword ?? refused.new_password;
      if (weak) form.setError('password', { message: weak });
      else if (refused.displayName) form.setError('name', { message: refused.displayName });
      else setFailure(refusal(error));
    }
  }
  return { form, failure, submit };
}
