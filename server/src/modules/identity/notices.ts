import type { Tx } from '../../database/open.ts';
import { type Letter, ours, words } from '../../mail/index.ts';
import type { Sender } from './letters.ts';
import type { Device } from './sessions/device.ts';

/** Tells whoever proved an address what ended with that. */
export const sendAccessEnded = (tx: Tx, { config, post }: Sender, email: string) => {
  const letter: Letter = {
    title: words`This account is yours now`,
    paragraphs: [
      words`An account with ${ours(config.brandName)} had been made for this address before anybody showed that the address is theirs. You just did.`,
      words`To be safe, what was set up before has ended: the password, every sign-in, and private calendar addresses.`,
      words`Agents and colleagues that were added before are still there: please check who may use your agents.`,
    ],
    button: { label: words`Set a password`, url: `${config.publicUrl}/password-reset` },
    footnote: words`Did you make the account yourself, on another device? Then nothing bad has happened: set a password, if you have not yet, and sign in again.`,
  };
  return post.queue(tx, { kind: 'access-ended', to: email, letter });
};

/** A mail an hour or two tells; more would be a flood from whoever signs in by a program. */
const MOST_PER_HOUR = 5;

export const sendNewDevice = (tx: Tx, { config, post }: Sender, email: string, { name, address }: Device) => {
  const letter: Letter = {
    title: words`New sign-in to ${ours(config.brandName)}`,
    paragraphs: [
      words`Your account was just used from a device that it was not used from before.`,
      words`Device: ${name}`,
      words`Network address: ${ours(address)}`,
      words`Was it you? Then nothing has to be done.`,
    ],
    button: { label: words`See where you are signed in`, url: `${config.publicUrl}/app/security` },
    footnote: words`Was it not you? Sign the device out there, and change your password.`,
  };
  return post.queue(tx, { kind: 'new-device', to: email, letter, mostPerHour: MOST_PER_HOUR });
};

const CHANGES = {
  'passkey-added': words`A passkey was added`,
  'passkey-removed': words`A passkey was removed`,
  'authenticator-added': words`Codes of an app are asked for now`,
  'authenticator-removed': words`Codes of an app are no longer asked for`,
};

/** Tells of a change in how somebody signs in: whoever made it in their name must not be alone in knowing. */
export const sendSecurityChanged = (tx: Tx, { config, post }: Sender, email: string, change: keyof typeof CHANGES) => {
  const letter: Letter = {
    title: CHANGES[change],
    paragraphs: [words`This was just changed for your account with ${ours(config.brandName)}.`],
    button: { label: words`See how you sign in`, url: `${config.publicUrl}/app/security` },
    footnote: words`Was it not you? Set a new password at once, and sign out everywhere.`,
  };
  return post.queue(tx, { kind: change, to: email, letter, mostPerHour: MOST_PER_HOUR });
};

/** The last mail to somebody: it is forgotten as soon as it has gone out. */
const ACCOUNT_ERASED = 'account-erased';

export const sendAccountErased = (tx: Tx, { config, post }: Sender, email: string) => {
  const letter: Letter = {
    title: words`Your account was erased`,
    paragraphs: [
      words`Your account with ${ours(config.brandName)} is gone, as you asked: your name, how you signed in, and everything that said who you are.`,
      words`Backups that were made before still hold it until they are replaced.`,
    ],
    footnote: words`Was it not you? Then somebody knew your password. Use another one wherever you have the same.`,
  };
  return post.queue(tx, { kind: ACCOUNT_ERASED, to: email, letter });
};
