// `npm run dev`: the whole at one address, which follows edits of the server by starting anew and of the web app at once.
import { install, onSignals, runNode } from './bootstrap.mjs';

install();
onSignals(
  runNode(['--watch', '--watch-preserve-output', 'tools/dev.ts'], {
    NODE_ENV: 'development',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'debug',
    // An edit does not wait for calls.
    DRAIN_S: process.env.DRAIN_S ?? '1',
  }),
);
