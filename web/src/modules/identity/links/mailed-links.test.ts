import type { Profile } from '@attendant/contract/identity';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Problem } from '../../../api/door/problem.ts';

type Call = (input?: object) => Promise<object>;
const identity = vi.hoisted(() => ({
  exchangeInvitation: vi.fn<Call>(),
  emailLinkSignIn: vi.fn<Call>(),
  linkPassword: vi.fn<Call>(),
}));
const auth = vi.hoisted(() => ({ login: vi.fn<Call>() }));
const session = vi.hoisted(() => ({
  state: { user: null as Pick<Profile, 'firebase_uid'> | null },
  signIn: vi.fn<(answer: object, remember: boolean) => void>(),
  revalidate: vi.fn<() => Promise<void>>(),
}));
vi.mock('../../../api/client.ts', () => ({ client: { identity }, session }));
vi.mock('../../../api/door/this-session.ts', () => ({ session }));
vi.mock('../../../api/door/door.ts', () => ({ door: auth }));
const { maySetPassword, newPasswordText, setFirstPassword, wayIn, wayInText } = await import('./mailed-links.ts');

const link = {
  requestType: 'EMAIL_SIGNIN',
  email_masked: 'j***@park.example',
  agent_id: null,
  made_here: false,
  needs_email: true,
};
const metadata = { creationTime: '2026-11-20T18:30:00.000Z', lastSignInTime: null };
const known = { display_name: 'June Park', metadata };
const proof = {
  ...known,
  uid: 'june',
  email: 'june@park.example',
  id_token: 'proof',
  has_password: false,
  agent_id: null,
};

beforeEach(() => {
  vi.resetAllMocks();
  session.state.user = { firebase_uid: 'june' };
  identity.exchangeInvitation.mockResolvedValue({ oobCode: 'fresh' });
  identity.emailLinkSignIn.mockResolvedValue(proof);
  auth.login.mockResolvedValue({ access_token: 'token' });
});

describe('the way in by a mailed link', () => {
  it('signs in with the proof of the link', async () => {
    await wayIn(link, 'code')('june@park.example');
    expect(identity.emailLinkSignIn).toHaveBeenCalledWith({ email: 'june@park.example', oobCode: 'code' });
    expect(auth.login).toHaveBeenCalledWith({
      email: 'june@park.example',
      firebase_uid: 'june',
      email_verified: true,
      name: 'June Park',
      phone_number: null,
      photo_url: null,
      provider: 'emailLink',
      metadata,
      id_token: 'proof',
      remember: false,
    });
    expect(session.signIn).toHaveBeenCalledWith({ access_token: 'token' }, false);
  });

  it('uses neither an invitation nor a code twice when the sign-in has to be tried again', async () => {
    auth.login.mockRejectedValueOnce(new Problem('down', 503));
    const enter = wayIn({ ...link, requestType: 'INVITATION' }, 'invitation');
    await expect(enter('june@park.example')).rejects.toThrow('down');
    await enter('june@park.example');
    expect(identity.exchangeInvitation).toHaveBeenCalledTimes(1);
    expect(identity.emailLinkSignIn.mock.calls).toEqual([[{ email: 'june@park.example', oobCode: 'fresh' }]]);
    expect(session.signIn).toHaveBeenCalledTimes(1);
  });

  it('lets a first password be set once, and by nobody else', async () => {
    await wayIn(link, 'code')('june@park.example');
    expect(maySetPassword()).toBe(true);
    session.state.user = { firebase_uid: 'maria' };
    expect(maySetPassword()).toBe(false);
    await setFirstPassword('lost crown', 'June Park');
    expect(identity.linkPassword).toHaveBeenCalledWith({
      password: 'lost crown',
      displayName: 'June Park',
      id_token: 'proof',
    });
    session.state.user = { firebase_uid: 'june' };
    expect(maySetPassword()).toBe(false);
  });
});

describe('what a refusal says', () => {
  const problem = (status: number, code: string) => new Problem('From the server', status, { code });
  it.each([
    [problem(400, 'auth/invalid-action-code'), 'Invalid sign-in link.'],
    [problem(400, 'auth/expired-action-code'), 'Invalid sign-in link.'],
    [problem(401, 'auth/invalid-id-token'), 'Authentication failed. No access token received.'],
    [problem(500, 'failed'), 'Failed to complete authentication. Please try again.'],
    [new Error('bug'), 'Failed to complete authentication. Please try again.'],
  ])('%o', (error, text) => expect(wayInText(error, 'Invalid sign-in link.')).toBe(text));

  it('knows a proof that is too old', () => {
    expect(newPasswordText('Failed')(problem(401, 'auth/requires-recent-login'))).toContain('Forgot password?');
    expect(newPasswordText('Failed')(problem(500, 'failed'))).toBe('Failed');
  });
});
