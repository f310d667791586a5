import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LinkRefused } from './LinkFrame.tsx';
import { OpenedLink } from './OpenedLink.tsx';
import { ResetByLink } from './ResetByLink.tsx';
import { SignInByLink } from './SignInByLink.tsx';
import { VerifyByLink } from './VerifyByLink.tsx';

const route = getRouteApi('/auth/action');
const DEAD = 'The action link is invalid or has expired. Please try again.';
const NO_SIGN_IN = 'Invalid sign-in link.';

const MODES: Readonly<Record<string, (code: string) => ReactNode>> = {
  resetPassword: (code) => (
    <OpenedLink code={code} purposes={['PASSWORD_RESET']} refusal={DEAD}>
      {(link) => <ResetByLink link={link} code={code} />}
    </OpenedLink>
  ),
  verifyEmail: (code) => (
    <OpenedLink code={code} purposes={['VERIFY_EMAIL']} refusal={DEAD}>
      {(link) => <VerifyByLink link={link} code={code} refusal={DEAD} />}
    </OpenedLink>
  ),
  signIn: (code) => (
    <OpenedLink code={code} purposes={['EMAIL_SIGNIN', 'INVITATION']} refusal={NO_SIGN_IN}>
      {(link) => <SignInByLink link={link} code={code} refusal={NO_SIGN_IN} missing="Email address is required." />}
    </OpenedLink>
  ),
};

/** Where mailed links lead. */
export function ActionPage() {
  const { mode, oobCode } = route.useSearch();
  const open = mode && Object.hasOwn(MODES, mode) ? MODES[mode] : undefined;
  if (!mode) return <LinkRefused>Invalid action link.</LinkRefused>;
  if (!open) return <LinkRefused>Unsupported action mode.</LinkRefused>;
  if (!oobCode) return <LinkRefused>Missing verification code.</LinkRefused>;
  return <div key={oobCode}>{open(oobCode)}</div>;
}
