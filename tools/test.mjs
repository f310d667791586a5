// `npm test`: works on a fresh clone with nothing but the machine's own Node and npm, so it is plain JavaScript.
import { install, onSignals, runNode } from './bootstrap.mjs';

install();
onSignals(runNode(['tools/test.ts', ...process.argv.slice(2)]));
