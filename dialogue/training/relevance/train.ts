/** Makes `src/heard/relevance/model.bin` from the businesses beside this file. The same lines make the same file. */
import { writeFileSync } from 'node:fs';
import { packRelevance } from '../../src/heard/relevance/model.ts';
import { sentencesOn } from '../examples.ts';
import { chanceOf } from '../grammar.ts';
import { learnRelevance } from './learn.ts';
import { linesMadeOf, readBusinesses, readMatters, readSenses } from './lines.ts';

/** What is said to be done, and what nobody writes a note for. */
const DEEDS = [
  'order',
  'book',
  'move-booking',
  'cancel-booking',
  'greeting',
  'goodbye',
  'yes',
  'no',
  'thanks',
  'message',
  'person',
  'robot',
  'name',
  'how-are-you',
  'able',
];
const EACH = 40;
/** What is no business of a shop has no end. */
const STRANGE = 1_500;

const chance = chanceOf(15);
const businesses = readBusinesses();
const deeds = [
  ...DEEDS.flatMap((intent) => sentencesOn(intent, EACH, chance)),
  ...sentencesOn('other', STRANGE, chance),
];
const file = packRelevance({
  ...learnRelevance(businesses, readMatters(), deeds, readSenses(), chance),
  madeOf: linesMadeOf(),
});
writeFileSync(new URL('../../src/heard/relevance/model.bin', import.meta.url), file);
const questions = businesses.reduce((sum, one) => sum + one.questions.length, 0);
console.log(`${businesses.length} businesses, ${questions} questions, ${file.length} bytes`);
