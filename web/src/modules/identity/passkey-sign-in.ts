import { startAuthentication } from '@simplewebauthn/browser';
import { door } from '../../api/door/door.ts';
import { session } from '../../api/door/this-session.ts';
import { logIn } from './sign-in/sign-in.ts';

/** The device says which account, and that its owner unlocked it. */
export async function signInByPasskey(remember: boolean): Promise<void> {
  const made = await startAuthentication({ optionsJSON: await door.askForPasskey() });
  const { clientDataJSON, authenticatorData, signature, userHandle } = made.response;
  const proof = await door.showPasskey({
    id: made.id,
    rawId: made.rawId,
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  });
  const nothing = { creationTime: null, lastSignInTime: null };
  const known = { ...proof, email_verified: true, metadata: nothing };
  session.signIn(await logIn(known, 'passkey', remember), remember);
}
