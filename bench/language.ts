/**
 * How well it understands how people talk: `npm run bench:language [-- SET …]`. Callers who know what they want talk with
 * the assistant by the product's own tools, on a database of their own; judged is what was saved. Sets are named by the
 * beginning of their names. With `LLM_MODEL` and its settings the language model answers instead of the built-in
 * assistant. `--calls FOLDER` holds the calls of a folder of your own (`shops.json`, its menus, `calls.jsonl`),
 * `--half dev|held` takes half of our own sets, `--failures` prints what was said where it went wrong, `--json FILE` keeps
 * every verdict, `--only TEXT` takes the cases whose id has it, `--limits` lowers what the tests allow to what it is today.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../server/src/database/open.ts';
import { shopsOf } from './language/calls/call.ts';
import { callSet } from './language/calls/calls.ts';
import { openEars } from './language/ears.ts';
import { openHouse } from './language/house.ts';
import { checkedOf, lowerLimit } from './language/judging/limits.ts';
import { headOf, lossOf, rowOf } from './language/judging/report.ts';
import type { Case, Judged, LanguageSet } from './language/judging/verdict.ts';
import { ownSets } from './language/own.ts';
import { everySet } from './language/sets.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    calls: { type: 'string' },
    failures: { type: 'boolean', default: false },
    half: { type: 'string' },
    json: { type: 'string' },
    limits: { type: 'boolean', default: false },
    only: { type: 'string' },
    spoken: { type: 'boolean', default: false },
  },
});

const dataDir = mkdtempSync(join(tmpdir(), 'attendant-language-'));
const database = await openDatabase({ url: undefined, dataDir });
const model = Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('LLM_')));
const house = await openHouse(
  database,
  { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', DRAIN_S: '0', ...model },
  ...(values.calls ? [shopsOf(values.calls)] : []),
);
const setsOf = (of: typeof house): LanguageSet[] => (values.calls ? [callSet(of, values.calls)] : everySet(of));
const ears = values.spoken ? await openEars() : null;
const kept: Record<string, Judged[]> = {};
try {
  console.log(
    `Answers: ${house.answering}${model.LLM_MODEL ? '' : ' (no LLM_MODEL is set, so no language model is measured)'}\n`,
  );
  console.log(headOf());
  const spoken = ears ? setsOf({ ...house, ears }) : [];
  for (const set of values.limits ? ownSets(house) : setsOf(house)) {
    if (positionals.length > 0 && !positionals.some((name) => set.name.toLowerCase().startsWith(name.toLowerCase())))
      continue;
    const judged = await hold(values.limits ? checkedOf(set) : set.cases());
    if (judged.length === 0) continue;
    show(set.name, judged);
    if (values.limits) lowerLimit(set.name, judged);
    const aloud = spoken.find(({ name }) => name === set.name);
    if (!aloud) continue;
    const heard = await hold(aloud.cases());
    show(`${set.name}, spoken`, heard);
    console.log(lossOf(judged, heard));
  }
} finally {
  await ears?.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}
async function hold(cases: readonly Case[]): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const one of cases) {
    if (values.half && one.half !== null && one.half !== values.half) continue;
    if (values.only && !one.id.includes(values.only)) continue;
    judged.push(await one.hold());
  }
  return judged;
}

function show(name: string, judged: Judged[]): void {
  kept[name] = judged;
  console.log(rowOf(name, judged));
  if (values.failures) for (const one of judged.filter(({ verdict }) => verdict !== 'right')) showFailure(one);
}

if (values.json) writeFileSync(values.json, JSON.stringify(kept, null, 1));

function showFailure({ id, verdict, why, transcript, unconsented }: Judged): void {
  console.log(`\n${id}: ${verdict}${unconsented ? ', WITHOUT CONSENT' : ''}: ${why}\n${transcript}`);
}
