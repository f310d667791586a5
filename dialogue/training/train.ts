/** `npm run train`: makes `src/heard/intent/model.bin` from the examples beside this file. The same examples make the same file. */
import { writeFileSync } from 'node:fs';
import { packModel } from '../src/heard/intent/model.ts';
import { intentNames, madeOf, makeExamples } from './examples.ts';
import { chanceOf } from './grammar.ts';
import { learn } from './learn.ts';

/** How many models are made, of which the mean is kept. */
const DRAWN = 4;

const chance = chanceOf(7);
const intents = intentNames();
const drawn = Array.from({ length: DRAWN }, () => makeExamples(intents, chance));
const known = new Set(drawn.flatMap((one) => [...one.known]));
const examples = drawn.map((one) => one.examples);
const file = packModel({ ...learn(examples, intents, known, chance), madeOf: madeOf() });
writeFileSync(new URL('../src/heard/intent/model.bin', import.meta.url), file);
console.log(
  `${intents.length} intents, ${examples.flat().length} sentences, ${known.size} words, ${file.length} bytes`,
);
