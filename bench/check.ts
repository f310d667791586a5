/** Whether a ratio fell by more than a fifth since it was last kept: `npm run bench:check`. Nothing is written. */
import { EVERY } from './results/list.ts';
import { fallen } from './results/ratios.ts';
import { run } from './results/run.ts';
import { keptResults } from './results/write.ts';

const kept = keptResults();
for (const benchmark of EVERY) {
  const before = kept[benchmark.name]?.ratios;
  if (!before) continue;
  const { ratios, failed = 'It told no ratios.' } = await run(benchmark, []);
  const wrong = ratios ? fallen(before, ratios) : [`${benchmark.name}: ${failed}`];
  for (const line of wrong) console.error(line);
  if (wrong.length > 0) process.exitCode = 1;
}
