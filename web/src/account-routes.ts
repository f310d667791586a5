import { createRoute } from '@tanstack/react-router';
import { only, page, root, screen, text } from './root-route.ts';

const arrival = (search: Record<string, unknown>): { message?: string; email?: string; reason?: string } => ({
  message: text(search.message),
  email: text(search.email),
  reason: text(search.reason),
});

const signIn = createRoute({
  ...screen(root, '/signin', 'Sign In'),
  beforeLoad: only('signed-out'),
  validateSearch: arrival,
  component: page(() => import('./modules/identity/sign-in/SignInPage.tsx'), 'SignInPage'),
});

const signUp = createRoute({
  ...screen(root, '/signup', 'Sign Up'),
  beforeLoad: only('signed-out'),
  validateSearch: (search: Record<string, unknown>): { email?: string } => ({ email: text(search.email) }),
  component: page(() => import('./modules/identity/sign-up/SignUpPage.tsx'), 'SignUpPage'),
});

const passwordReset = createRoute({
  ...screen(root, '/password-reset', 'Reset Password'),
  validateSearch: (search: Record<string, unknown>): { token?: string } => ({ token: text(search.token) }),
  component: page(() => import('./modules/identity/links/PasswordResetPage.tsx'), 'PasswordResetPage'),
});

const action = createRoute({
  ...screen(root, '/auth/action', 'Account Action'),
  validateSearch: (search: Record<string, unknown>): { mode?: string; oobCode?: string } => ({
    mode: text(search.mode),
    oobCode: text(search.oobCode),
  }),
  component: page(() => import('./modules/identity/links/ActionPage.tsx'), 'ActionPage'),
});

const completeSignIn = createRoute({
  ...screen(root, '/auth/complete-signin', 'Complete Sign-In'),
  validateSearch: (search: Record<string, unknown>): { oobCode?: string } => ({ oobCode: text(search.oobCode) }),
  component: page(() => import('./modules/identity/links/CompleteSignInPage.tsx'), 'CompleteSignInPage'),
});

const setPassword = createRoute({
  ...screen(root, '/auth/set-password', 'Set Password'),
  component: page(() => import('./modules/identity/links/SetPasswordPage.tsx'), 'SetPasswordPage'),
});

const adminSignIn = createRoute({
  ...screen(root, '/admin/signin', 'Admin Sign In'),
  beforeLoad: only('not-yet-admins'),
  validateSearch: arrival,
  component: page(() => import('./modules/identity/AdminSignInPage.tsx'), 'AdminSignInPage'),
});

const adminSignUp = createRoute({
  ...screen(root, '/admin/signup', 'Admin Sign Up'),
  beforeLoad: only('not-yet-admins'),
  validateSearch: (search: Record<string, unknown>): { invitation?: string } => ({
    invitation: text(search.invitation),
  }),
  component: page(() => import('./modules/identity/sign-up/AdminSignUpPage.tsx'), 'AdminSignUpPage'),
});

/** The doors into the app and what mailed links open. */
export const accountRoutes = [
  signIn,
  signUp,
  passwordReset,
  action,
  completeSignIn,
  setPassword,
  adminSignIn,
  adminSignUp,
] as const;
