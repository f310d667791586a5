// `npm run doctor`: what is wrong with this installation, in plain words. With the settings of the server.
import { install, onSignals, runNode } from './bootstrap.mjs';

install();
onSignals(runNode(['server/src/doctor/main.ts']));
