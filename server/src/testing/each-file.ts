import { afterAll } from 'vitest';
import { endAll } from './ends.ts';

/** Read anew before each test file, also where files share what they have loaded. */

afterAll(endAll);
