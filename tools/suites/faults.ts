/**
 * `npm run check:faults [database|starts|drain|backup|growth|rolling|uncaught|disk|providers]`: what happens when a part of the house dies, stops or fills up. Real processes, killed for
 * real, on a server started as a user starts it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runExamples } from './examples.ts';
import { FAULTS } from './fault-checks.ts';
import { backupFaults } from './faults/backup.ts';
import { databaseFaults } from './faults/database.ts';
import { diskFaults } from './faults/disk.ts';
import { drainFaults } from './faults/drain.ts';
import { growthFaults } from './faults/growth.ts';
import { rollingFaults } from './faults/rolling.ts';
import { startFaults } from './faults/starts.ts';
import { uncaughtFaults } from './faults/uncaught.ts';
import { openReport } from './report.ts';

const [, , only] = process.argv;
const isWanted = (part: string) => only === undefined || only === part;
const report = openReport('faults');
const folder = mkdtempSync(join(tmpdir(), 'attendant-faults-'));
try {
  if (isWanted('database')) await databaseFaults(report, join(folder, 'database'));
  if (isWanted('starts')) await startFaults(report, join(folder, 'starts'));
  if (isWanted('drain')) await drainFaults(report, join(folder, 'drain'));
  if (isWanted('backup')) await backupFaults(report, join(folder, 'backup'));
  if (isWanted('growth')) await growthFaults(report, join(folder, 'growth'));
  if (isWanted('rolling')) await rollingFaults(report, join(folder, 'rolling'));
  if (isWanted('uncaught')) await uncaughtFaults(report, join(folder, 'uncaught'));
  if (isWanted('disk')) await diskFaults(report, join(folder, 'disk'));
  if (isWanted('providers')) runExamples(report, FAULTS);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
report.end();
