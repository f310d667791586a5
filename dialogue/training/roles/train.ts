/** Makes `src/heard/roles/model.bin` from the lines beside this file. The same lines make the same file. */
import { writeFileSync } from 'node:fs';
import { packTagger } from '../../src/heard/roles/model.ts';
import { chanceOf } from '../grammar.ts';
import { learnRoles } from './learn.ts';
import { linesMadeOf, readLines } from './lines.ts';

const lines = readLines();
const file = packTagger({ ...learnRoles(lines, chanceOf(13)), madeOf: linesMadeOf() });
writeFileSync(new URL('../../src/heard/roles/model.bin', import.meta.url), file);
console.log(`${lines.length} lines, ${file.length} bytes`);
