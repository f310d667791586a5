import { EmailAddress } from '@attendant/contract/identity';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { getRouteApi, Link, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { takeRedirect } from '../../api/redirect.ts';
import { Banner } from '../../kit/Banner.tsx';
import { BRAND } from '../../kit/Brand.tsx';
import { Button } from '../../kit/Button.tsx';
import { PasswordField, TextField } from '../../kit/Input.tsx';
import { Checkbox } from '../../kit/Toggle.tsx';
import styles from './AuthFrame.module.css';
import { AuthFrame } from './AuthFrame.tsx';
import { plainMessage, signInText } from './auth-texts.ts';
import { type Credentials, signIn } from './sign-in.ts';

const route = getRouteApi('/signin');
const Form = z.object({
  email: EmailAddress,
  password: z.string().check(z.minLength(1, 'Password is required')),
  remember: z.boolean(),
});

/** Reads the address once and leaves it clean (ACC-03 to ACC-10). */
function useArrival() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const [arrival] = useState(() => ({
    message: plainMessage(search.message),
    email: plainMessage(search.email),
    expired: search.reason === 'expired',
  }));
  useEffect(() => {
    if (search.message ?? search.email ?? search.reason) void navigate({ to: '/signin', search: {}, replace: true });
  }, [search, navigate]);
  return arrival;
}

export function SignInPage() {
  const arrival = useArrival();
  const { form, failure, submit } = useSignIn(arrival.email);
  const { errors, isValid, isSubmitting } = form.formState;
  return (
    <AuthFrame
      title={arrival.expired ? 'Session Expired' : 'Welcome Back'}
      subtitle={arrival.expired ? 'Please sign in again to continue' : 'Sign in to your account'}
      alternative={
        <>
          New to {BRAND}?{' '}
          <Link className="link" to="/signup">
            Create an account
          </Link>
        </>
      }
    >
      <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        {failure && <Banner tone="danger">{failure}</Banner>}
        {!failure && arrival.message && <Banner tone="success">{arrival.message}</Banner>}
        {!failure && arrival.expired && (
          <Banner tone="warning" title="Session Expired">
            You will return to the page you were on.
          </Banner>
        )}
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          controlSize="lg"
          autoFocus={!arrival.email}
          error={errors.email?.message}
          {...form.register('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          controlSize="lg"
          autoFocus={Boolean(arrival.email)}
          error={errors.password?.message}
          {...form.register('password')}
        />
        <div className={styles.row}>
          <Checkbox {...form.register('remember')}>Remember me</Checkbox>
          <Link className="link" to="/password-reset">
            Forgot password?
          </Link>
        </div>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          disabled={!isValid && !isSubmitting}
          loading={isSubmitting}
        >
          Sign In
        </Button>
      </form>
    </AuthFrame>
  );
}

function useSignIn(email: string) {
  const router = useRouter();
  const [failure, setFailure] = useState('');
  const form = useForm<Credentials>({
    resolver: standardSchemaResolver(Form),
    mode: 'onTouched',
    defaultValues: { email, password: '', remember: false },
  });
  async function submit(credentials: Credentials) {
    setFailure('');
    try {
      await signIn(credentials);
    } catch (error) {
      setFailure(signInText(error));
      form.resetField('password');
      form.setFocus('email');
      return;
    }
    router.history.push(takeRedirect() ?? '/app/agents');
  }
  return { form, failure, submit };
}
