// `npm start`: works on a fresh clone with nothing but the machine's own Node and npm, so it is plain JavaScript.
import { install, onSignals, runNode, webBuild } from './bootstrap.mjs';

install();
webBuild();
// What the recogniser frees goes back to the system at once: glibc learns to keep it otherwise, up to 32 MB apiece.
const environment = { MALLOC_MMAP_THRESHOLD_: '131072', ...process.env };
// The room for what is young grows to 100 MB and back by itself otherwise, in each thread.
onSignals(runNode(['--max-semi-space-size=16', 'server/src/main.ts', ...process.argv.slice(2)], environment));
