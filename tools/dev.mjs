// `npm run dev`: the server and the web app, both reloading when their files change. Open the address that Vite prints.

import { join } from 'node:path';
import { install, onSignals, root, runNode } from './bootstrap.mjs';

install();
const server = runNode(['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
  NODE_ENV: 'development',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'debug',
});
const web = runNode([
  join(root, 'node_modules/vite/bin/vite.js'),
  'web',
  '--config',
  'web/vite.config.ts',
  '--clearScreen',
  'false',
]);
web.on('exit', () => server.kill('SIGTERM'));
onSignals(server);
process.on('exit', () => web.kill('SIGTERM'));
