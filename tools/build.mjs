// `npm run build`: the web app, when its sources changed.
import { install, webBuild } from './bootstrap.mjs';

install();
webBuild();
