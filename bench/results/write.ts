import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import * as z from 'zod/mini';
import { EVERY } from './list.ts';
import { Ratios } from './ratios.ts';
import type { Ran } from './run.ts';

/** The last run of each benchmark stays until it is run again. */

const FILE = new URL('../results.json', import.meta.url);
const PAGE = new URL('../RESULTS.md', import.meta.url);

const Kept = z.record(
  z.string(),
  z.object({ machine: z.string(), at: z.string(), load: z.string(), printed: z.string(), ratios: z.nullable(Ratios) }),
);
export type Kept = z.infer<typeof Kept>;

export function keptResults(): Kept {
  try {
    return Kept.parse(JSON.parse(readFileSync(FILE, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}

const GB = 2 ** 30;
const machine = () =>
  `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / GB)} GB, Node ${process.versions.node}`;

export function keepResult(name: string, { at, load, printed, ratios }: Ran): void {
  const results = keptResults();
  const told = `${load.before.toFixed(1)} before, ${load.after.toFixed(1)} after`;
  results[name] = { machine: machine(), at: at.toISOString(), load: told, printed: printed.trim(), ratios };
  writeFileSync(FILE, `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(PAGE, pageOf(results));
}

function pageOf(results: Kept): string {
  const parts = EVERY.flatMap(({ name, about, command }) => {
    const result = results[name];
    if (!result) return [];
    const { machine: where, at, load, printed } = result;
    const body = printed.includes('|---') ? printed : `\`\`\`text\n${printed}\n\`\`\``;
    return `## ${name}: ${about}\n\n\`node ${command.join(' ')}\`, ${at.slice(0, 16).replace('T', ' ')} UTC, ${where}, load average ${load}.\n\n${body}\n`;
  });
  return `# Results\n\nWritten by \`npm run bench\`: what each benchmark said when it was last run. What the figures mean stands in [docs/benchmarks.md](../docs/benchmarks.md).\n\n${parts.join('\n')}`;
}
