import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp } from '../server/src/app.ts';
import { readConfig } from '../server/src/config.ts';
import { openFiles } from '../server/src/files/files.ts';
import { openLog } from '../server/src/log.ts';
import { seedBusinesses } from './seed/businesses.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'attendant-demo-'));
const config = readConfig({
  ...process.env,
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  STORAGE_URL: '',
  SMTP_URL: '',
  DRAIN_S: '2',
});
const app = await startApp(config, openLog(process.env.LOG_LEVEL ?? 'warn'));

let stopping = false;
const stop = async () => {
  if (stopping) return;
  stopping = true;
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
};
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());

console.log('Calling up two weeks of business…');
const account = await seedBusinesses(app, openFiles({ dataDir, storageUrl: undefined }));
console.log(`
The demo is ready: ${config.publicUrl}/signin

  E-mail    ${account.email}
  Password  ${account.password}

Everything is thrown away when it stops (Ctrl-C). To ring the pizzeria from another terminal:
  DATA_DIR=${dataDir} npm run call -- --agent <id in the address of its page> --say "a large margherita please"
`);
