// `npm run demo`: the whole product with two example businesses, on a data folder that is thrown away at the end.
import { install, onSignals, runNode, webBuild } from './bootstrap.mjs';

install();
webBuild();
onSignals(runNode(['tools/demo.ts']));
