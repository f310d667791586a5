/** Test files that have a process of their own, as globs. */

/** What loads weights or speaks to servers; the rest of voice is pure. */
export const LOADED = [
  'voice/src/built-in*.test.ts',
  'voice/src/audio/echo.test.ts',
  'voice/src/providers/deepgram/**/*.test.ts',
  'voice/src/providers/{flite/flite,silero/silero}.test.ts',
  'voice/src/providers/moonshine/{moonshine,human-speech,names,sentences}.test.ts',
];

/** What puts something else in the place of a module: another file would be given it, or have loaded what it replaces. */
export const MOCKED = [
  'dialogue/src/read-once.test.ts',
  'web/src/guard.test.ts',
  'web/src/modules/identity/links/mailed-links.test.ts',
  'web/src/modules/identity/password/password-policy.test.ts',
];
