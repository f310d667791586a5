import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Banner } from '../../../kit/form/Banner.tsx';
import { Button } from '../../../kit/frame/Button.tsx';

interface AuthFormProps<Fields extends FieldValues> {
  form: UseFormReturn<Fields>;
  onSubmit: (fields: Fields) => unknown;
  failure: string;
  /** On its button. */
  act: string;
  /** It was sent; the next page is on its way. */
  done?: boolean;
  children: ReactNode;
  /** Below the button. */
  after?: ReactNode;
}

/** A form at a door: why it was refused, its fields, and one large button. */
export function AuthForm<Fields extends FieldValues>({ form, onSubmit, act, ...props }: AuthFormProps<Fields>) {
  const { isValid, isSubmitting } = form.formState;
  const busy = isSubmitting || props.done;
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
      {props.failure && <Banner tone="danger">{props.failure}</Banner>}
      {props.children}
      <Button type="submit" variant="primary" size="lg" block disabled={!isValid && !busy} loading={busy}>
        {act}
      </Button>
      {props.after}
    </form>
  );
}
