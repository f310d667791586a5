// `npm run backup -- FILE`, `npm run restore -- FILE`: with the settings of the server. See docs/operations.md.
import { install, onSignals, runNode } from './bootstrap.mjs';

install();
onSignals(runNode(['server/src/backup/main.ts', ...process.argv.slice(2)]));
