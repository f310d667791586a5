/** Makes the model of how callers speak, which the built-in ears listen with. The same sentences make the same file. */
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { BEGIN, END, ON_MENU, UNKNOWN } from '../../../voice/src/providers/moonshine/language-model.ts';
import { menuWords, spelt } from '../../../voice/src/providers/moonshine/wording.ts';
import { chanceOf } from '../grammar.ts';
import { learnCallers } from './learn.ts';
import { readCorpora, readDishes, readNameAnswers } from './sentences.ts';

const corpora = [...readCorpora(chanceOf(23)), ...readNameAnswers()];
const menu = new Set(readDishes().flatMap(menuWords));
const isMark = (word: string) => word.startsWith('<');
const wordsOf = (sentence: string) =>
  sentence
    .split(/\s+/)
    .flatMap((word) => (isMark(word) ? [word] : spelt(word).map((one) => (menu.has(one) ? ON_MENU : one))));
const arpa = learnCallers(corpora, wordsOf, { begin: BEGIN, end: END, unknown: UNKNOWN });
const file = gzipSync(arpa, { level: 9 });
writeFileSync(new URL('../../../voice/src/providers/moonshine/callers.arpa.gz', import.meta.url), file);
console.log(`${corpora.flatMap(({ sentences }) => sentences).length} sentences, ${file.length} bytes`);
