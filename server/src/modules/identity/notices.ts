import type { Tx } from '../../database/open.ts';
import { type Letter, ours, words } from '../../mail/index.ts';
import type { Sender } from './letters.ts';

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
