// `npm start`: works on a fresh clone with nothing but the machine's own Node and npm, so it is plain JavaScript.
import { install, onSignals, runNode, webBuild } from './bootstrap.mjs';

install();
webBuild();
onSignals(runNode(['server/src/main.ts', ...process.argv.slice(2)]));
