/**
 * Every benchmark: `npm run bench`, or one by its name, with what its own command takes: `npm run bench -- api --rounds 9`.
 * What it said goes to `bench/RESULTS.md`, its ratios to `bench/results.json`, which `npm run bench:check` holds later runs
 * against.
 */
import { EVERY } from './results/list.ts';
import { run } from './results/run.ts';
import { keepResult } from './results/write.ts';

const [name, ...more] = process.argv.slice(2);
const chosen = name === undefined ? EVERY : EVERY.filter((one) => one.name === name);
if (chosen.length === 0) {
  console.error(`There is no ${name}. There are: ${EVERY.map((one) => one.name).join(', ')}.`);
  process.exitCode = 1;
}
for (const benchmark of chosen) {
  console.log(`\n# ${benchmark.name}: ${benchmark.about}\n`);
  const ran = await run(benchmark, more);
  if (ran.failed === undefined) keepResult(benchmark.name, ran);
  else {
    console.error(`${benchmark.name}: ${ran.failed} Nothing of it was kept.`);
    process.exitCode = 1;
  }
}
