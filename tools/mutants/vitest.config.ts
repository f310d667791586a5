import { defineConfig } from 'vitest/config';

/** Tests that need no database and no model: thousands of mutants are run past them. */
export default defineConfig({
  test: {
    env: { SEED: '1' },
    isolate: false,
    include: [
      'contract/src/**/*.test.ts',
      'voice/src/turns/*.test.ts',
      'voice/src/conversation*.test.ts',
      'server/src/modules/bookings/{slots,calendar}.test.ts',
      'server/src/modules/identity/proof/passwords.test.ts',
    ],
  },
});
