import { defineConfig } from 'vitest/config';

/** Tests that need no database and no model: thousands of mutants are run past them. */
export default defineConfig({
  test: {
    env: { SEED: '1' },
    isolate: false,
    // Mutants that hang are ended by the tool; what is only slow beside others is no fault.
    testTimeout: 60_000,
    include: [
      'contract/src/**/*.test.ts',
      'voice/src/turns/*.test.ts',
      'voice/src/conversation*.test.ts',
      'server/src/modules/bookings/{slots,calendar}.test.ts',
      'server/src/modules/identity/proof/passwords.test.ts',
    ],
  },
});
