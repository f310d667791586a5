import { createRoute } from '@tanstack/react-router';
import { only, page, root, text } from './root-route.ts';

const arrival = (search: Record<string, unknown>): { message?: string; email?: string; reason?: string } => ({
  message: text(search.message),
  email: text(search.email),
  reason: text(search.reason),
});

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/signin',
  staticData: { title: 'Sign In' },
  beforeLoad: only('signed-out'),
  validateSearch: arrival,
  component: page(() => import('./modules/identity/sign-in/SignInPage.tsx'), 'SignInPage'),
});

const signUp = createRoute({
  getParentRoute: () => root,
  path: '/signup',
  staticData: { title: 'Sign Up' },
  beforeLoad: only('signed-out'),
  validateSearch: (search: Record<string, unknown>): { email?: string } => ({ email: text(search.email) }),
  component: page(() => import('./modules/identity/sign-up/SignUpPage.tsx'), 'SignUpPage'),
});

const passwordReset = createRoute({
  getParentRoute: () => root,
  path: '/password-reset',
  staticData: { title: 'Reset Password' },
  validateSearch: (search: Record<string, unknown>): { token?: string } => ({ token: text(search.token) }),
  component: page(() => import('./modules/identity/links/PasswordResetPage.tsx'), 'PasswordResetPage'),
});

const action = createRoute({
  getParentRoute: () => root,
  path: '/auth/action',
  staticData: { title: 'Account Action' },
  validateSearch: (search: Record<string, unknown>): { mode?: string; oobCode?: string } => ({
    mode: text(search.mode),
    oobCode: text(search.oobCode),
  }),
  component: page(() => import('./modules/identity/links/ActionPage.tsx'), 'ActionPage'),
});

const completeSignIn = createRoute({
  getParentRoute: () => root,
  path: '/auth/complete-signin',
  staticData: { title: 'Complete Sign-In' },
  validateSearch: (search: Record<string, unknown>): { oobCode?: string } => ({ oobCode: text(search.oobCode) }),
  component: page(() => import('./modules/identity/links/CompleteSignInPage.tsx'), 'CompleteSignInPage'),
});

const setPassword = createRoute({
  getParentRoute: () => root,
  path: '/auth/set-password',
  staticData: { title: 'Set Password' },
  component: page(() => import('./modules/identity/links/SetPasswordPage.tsx'), 'SetPasswordPage'),
});

const adminSignIn = createRoute({
  getParentRoute: () => root,
  path: '/admin/signin',
  staticData: { title: 'Admin Sign In' },
  beforeLoad: only('not-yet-admins'),
  validateSearch: arrival,
  component: page(() => import('./modules/identity/AdminSignInPage.tsx'), 'AdminSignInPage'),
});

const adminSignUp = createRoute({
  getParentRoute: () => root,
  path: '/admin/signup',
  staticData: { title: 'Admin Sign Up' },
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
