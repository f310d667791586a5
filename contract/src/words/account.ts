import type { WordsOf } from './about.ts';

/** Accounts: signing in, sessions, what proves who somebody is, and what becomes of their data. */
export const accountWords: WordsOf<
  'auth' | 'identity' | 'sessions' | 'passkeys' | 'authenticator' | 'privacy' | 'audit'
> = {
  auth: {
    login:
      'Begins a session. With a password, or with the identity record and a fresh id_token. The refresh token comes in the body and as a cookie.',
    signUp: 'Makes an account. With a password or a fresh id_token; a mail asks to confirm the address.',
    completeSignUp: 'Accepts an invitation to an agent. The address must have been confirmed and be the invited one.',
    refresh:
      'Answers with new tokens. Each refresh token is good once; one that is used again ends its session. Left out, the one of the cookie is taken.',
    logout: 'Ends the session of a refresh token. Left out, that of the cookie.',
    me: 'The account of whoever asks. With their tenants and the end of the trial.',
    requestPasswordReset:
      'Mails a link to set a new password. The answer is the same whether or not there is an account.',
    confirmPasswordReset: 'Sets a new password with the token of the mail. All sessions end.',
    listAdmins: 'The administrators. With those who are invited to be one.',
    inviteAdmin: 'Makes somebody an administrator. At once who has an account, by mail who has none.',
    revokeAdmin: 'Takes the rights of an administrator away. Their account stays.',
    withdrawAdmin: 'Withdraws the invitation of an administrator. What was mailed opens nothing any more.',
  },
  identity: {
    signUp: 'Takes an address and a password. The account is made with the id_token of the answer.',
    signIn: 'Checks an address and a password. Answers with an id_token, which begins a session at /auth/login.',
    signOut: 'Lets a client forget who was signed in. Sessions and their tokens end with /auth/logout.',
    reauthenticate: 'Proves again who is signed in. Answers with the fresh id_token that sensitive changes ask for.',
    changePassword: 'Changes the password. All other sessions end; asks for a fresh id_token.',
    requestCode: 'Mails a one-time link. To reset a password, confirm an address or sign in without a password.',
    checkCode: 'Says what a one-time code is for. Without using it up.',
    exchangeInvitation: 'Turns the code of an invitation into a code to sign in with. That one lives ten minutes.',
    resetPassword: 'Sets a new password with the code of a mail. All sessions end.',
    verifyEmail:
      'Confirms an address. What was made before the proof (password, sessions, secrets) ends with it, unless it comes from the browser that made the account or holds its password.',
    emailLinkSignIn: 'Signs in with the code of a mail. Makes the account where an invitation led to it.',
    linkPassword: 'Gives an account without a password one. Asks for a fresh id_token.',
    passwordPolicy: 'What passwords must be like. Common ones are refused, whatever their length.',
  },
  sessions: {
    list: 'Where the account is signed in. Sessions that have ended are not among them.',
    end: 'Ends one session. Its tokens are refused from the next request on.',
    endOthers: 'Ends all sessions but the one that asks. Answers with how many.',
  },
  passkeys: {
    list: 'The passkeys of the account. Without their secrets, which never leave the device.',
    begin: 'Begins to add a passkey. Answers with what the browser is asked for (WebAuthn); asks for a fresh id_token.',
    add: 'Keeps a passkey that the browser has made. For the challenge that was asked for before, once.',
    remove: 'Removes a passkey. It signs nobody in any more.',
    ask: 'Begins to sign in with a passkey. Answers with what the browser is asked for (WebAuthn).',
    signIn: 'Signs in with a passkey. Answers with an id_token, which begins a session at /auth/login.',
  },
  authenticator: {
    state: 'Whether an authenticator app is set up. With the number of recovery codes that are left.',
    begin: 'A new secret for an authenticator app. It counts from its first code on; asks for a fresh id_token.',
    confirm: 'Switches the app on with its first code. Answers with recovery codes, shown this once.',
    remove: 'Switches the app off. Its recovery codes go too; asks for a fresh id_token.',
  },
  privacy: {
    exportCaller: 'All that is kept of a number, as a ZIP. JSON files, one for each table, and the sound beside them.',
    exportAgent: 'All that is kept of an agent, as a ZIP. JSON files, one for each table, with uploads and sound.',
    eraseAgent:
      'Erases a deleted agent now. With everything of it, for good; its name is asked for, and no conversation may be going on.',
    exportTenant:
      'All that is kept of an organisation, as a ZIP. For its owner: everything of its agents that are their own.',
    eraseTenant:
      "Erases all agents of an organisation now, and its name. Refused while one is somebody else's, or a conversation is going on; asks for a fresh id_token and the name.",
    exportAccount: 'All that is kept of the account, as a ZIP. JSON files, one for each table.',
    eraseAccount:
      'Erases the account of whoever asks. Refused while they are the only owner of an agent; asks for a fresh id_token and the address.',
  },
  audit: {
    all: 'Who did what, on all agents and accounts. The latest first.',
    ofAgent: 'Who did what on the agent. The latest first.',
    download: 'The same as a CSV file. The latest ten thousand.',
    downloadOfAgent: 'The log of the agent as a CSV file. The latest ten thousand.',
  },
};
