import type { Tx } from '../../database/open.ts';
import { type Letter, ours, words } from '../../mail/index.ts';
import { type Bound, issueCode } from './codes/codes.ts';
import type { Deps } from './deps.ts';

export type Sender = Pick<Deps, 'config' | 'post'>;

/** The page that a mailed code is used on. */
function link({ config }: Sender, mode: 'resetPassword' | 'verifyEmail' | 'signIn', agentId?: string | null) {
  const url = new URL('/auth/action', config.publicUrl);
  url.searchParams.set('mode', mode);
  if (agentId) url.searchParams.set('agent_id', agentId);
  return { url: url.href, codeAs: 'oobCode' };
}

/** Sends a letter whose link carries a new code, bound to what the letter is about. */
async function sendWithCode(tx: Tx, sender: Sender, kind: string, bound: Bound, letter: Letter): Promise<void> {
  const { hash: codeHash } = await issueCode(tx, bound);
  await sender.post.queue(tx, { kind, to: bound.email, letter, codeHash });
}

export const sendVerification = (tx: Tx, sender: Sender, account: { uid: string; email: string }) =>
  sendWithCode(
    tx,
    sender,
    'verify',
    { purpose: 'VERIFY_EMAIL', email: account.email, identityUid: account.uid },
    {
      title: words`Confirm your email address`,
      paragraphs: [
        words`An account with ${ours(sender.config.brandName)} was made for this address.`,
        words`Please confirm that it is yours. The link works for three days.`,
      ],
      button: { label: words`Confirm email address`, ...link(sender, 'verifyEmail') },
      footnote: words`Did you not sign up? Then do not use the link; without it nobody can act in your name.`,
    },
  );

export const sendPasswordReset = (tx: Tx, sender: Sender, account: { uid: string; email: string }) =>
  sendWithCode(
    tx,
    sender,
    'password-reset',
    { purpose: 'PASSWORD_RESET', email: account.email, identityUid: account.uid },
    {
      title: words`Set a new password`,
      paragraphs: [words`You asked to set a new password. The link works once, within the next hour.`],
      button: { label: words`Set new password`, ...link(sender, 'resetPassword') },
      footnote: words`Did you not ask for this? Then nothing has to be done: your password stays as it is.`,
    },
  );

interface SignInLink {
  email: string;
  uid: string | null;
  agentId: string | null;
  role: string | null;
}

export const sendSignInLink = (tx: Tx, sender: Sender, { email, uid, agentId, role }: SignInLink) =>
  sendWithCode(
    tx,
    sender,
    'sign-in',
    { purpose: 'EMAIL_SIGNIN', email, identityUid: uid, agentId, role },
    {
      title: words`Sign in to ${ours(sender.config.brandName)}`,
      paragraphs: [words`Here is your link to sign in. It works once, within the next ten minutes.`],
      button: { label: words`Sign in`, ...link(sender, 'signIn', agentId) },
      footnote: words`Did you not ask for this? Then nothing has to be done. Do not pass the link on to anybody.`,
    },
  );

export const sendPasswordChanged = (tx: Tx, sender: Sender, email: string) => {
  const letter: Letter = {
    title: words`Your password was changed`,
    paragraphs: [
      words`The password of your account with ${ours(sender.config.brandName)} was just changed, and you were signed out on other devices.`,
    ],
    button: { label: words`Was this not you? Set a new password`, url: `${sender.config.publicUrl}/password-reset` },
  };
  return sender.post.queue(tx, { kind: 'password-changed', to: email, letter });
};

export interface AgentInvitation {
  email: string;
  agentId: string;
  agentName: string;
  role: string;
  invitedBy: { id: string; name: string };
}

/** Invites an address to an agent: the link is exchanged for a sign-in code within seven days. */
export const sendInvitation = (
  tx: Tx,
  sender: Sender,
  { email, agentId, agentName, role, invitedBy }: AgentInvitation,
) =>
  sendWithCode(
    tx,
    sender,
    'invitation',
    { purpose: 'INVITATION', email, agentId, role, createdBy: invitedBy.id },
    {
      title: words`${invitedBy.name} invites you to ${agentName}`,
      paragraphs: [
        words`${invitedBy.name} wants you to look after the voice agent ${agentName} together.`,
        words`Accept the invitation to see its calls and what they brought. It stays open for seven days.`,
      ],
      button: { label: words`Accept invitation`, ...link(sender, 'signIn', agentId) },
      footnote: words`You do not know ${invitedBy.name}? Then you can ignore this mail.`,
    },
  );

/** Tells somebody for whom an account was just made: the link leads to setting its password. */
export const sendSetUp = (tx: Tx, sender: Sender, { email, agentId, agentName, role, invitedBy }: AgentInvitation) =>
  sendWithCode(
    tx,
    sender,
    'account-added',
    { purpose: 'INVITATION', email, agentId, role, createdBy: invitedBy.id },
    {
      title: words`${invitedBy.name} added you to ${agentName}`,
      paragraphs: [
        words`${invitedBy.name} gave you access to the voice agent ${agentName}.`,
        words`Set a password, and you see its calls and what they brought. The link works once, within seven days.`,
      ],
      button: { label: words`Set a password`, ...link(sender, 'signIn', agentId) },
      footnote: words`You do not know ${invitedBy.name}? Then you can ignore this mail.`,
    },
  );

/** Tells somebody with an account that they may use an agent now. */
export const sendAccessAdded = (tx: Tx, sender: Sender, { email, agentId, agentName, invitedBy }: AgentInvitation) => {
  const letter: Letter = {
    title: words`You can now use ${agentName}`,
    paragraphs: [words`${invitedBy.name} gave you access to the voice agent ${agentName}.`],
    button: { label: words`Open ${agentName}`, url: `${sender.config.publicUrl}/app/agent/${agentId}` },
  };
  return sender.post.queue(tx, { kind: 'access-added', to: email, letter });
};

/** Invites an address to become an administrator. */
export const sendAdminInvitation = (tx: Tx, sender: Sender, email: string, invitedBy: { id: string; name: string }) =>
  sendWithCode(
    tx,
    sender,
    'admin-invitation',
    { purpose: 'INVITATION', email, role: 'admin', createdBy: invitedBy.id },
    {
      title: words`${invitedBy.name} invites you to administer ${ours(sender.config.brandName)}`,
      paragraphs: [words`Set up your administrator account with this link. It stays open for seven days.`],
      button: { label: words`Set up account`, url: `${sender.config.publicUrl}/admin/signup`, codeAs: 'invitation' },
      footnote: words`You do not know ${invitedBy.name}? Then you can ignore this mail.`,
    },
  );
