/** Makes the model of how callers speak, which the built-in ears listen with. The same sentences make the same file. */
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { BEGIN, END, ON_MENU, UNKNOWN } from '../../../voice/src/providers/moonshine/language-model.ts';
import { menuWords, spelt } from '../../../voice/src/providers/moonshine/wording.ts';
import { chanceOf } from '../grammar.ts';
import { learnCallers } from './learn.ts';
import { readCorpora, readDishes } from './sentences.ts';

const corpora = readCorpora(chanceOf(23));
const menu = new Set(readDishes().flatMap(menuWords));
const wordsOf = (sentence: string) => spelt(sentence).map((word) => (menu.has(word) ? ON_MENU : word));
const arpa = learnCallers(corpora, wordsOf, { begin: BEGIN, end: END, unknown: UNKNOWN });
const file = gzipSync(arpa, { level: 9 });
writeFileSync(new URL('../../../voice/src/providers/moonshine/callers.arpa.gz', import.meta.url), file);
console.log(`${corpora.flatMap(({ sentences }) => sentences).length} sentences, ${file.length} bytes`);
