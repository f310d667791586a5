import { type Given, startApp } from './app.ts';
import { readConfig } from './config.ts';
import { isDiskFull } from './full-disk.ts';
import { openLog } from './log.ts';
import { warmUpBehind } from './modules/calls/index.ts';

/** Signals that arrive together (a terminal sends them to the whole process group) count as one. */
const SAME_SIGNAL_MS = 1_000;

/** Beyond the time that calls get: for their goodbyes, requests in flight, jobs and the database. */
const STOP_MS = 90_000;

async function start(given: Given): Promise<void> {
  const config = readConfig(process.env);
  const log = openLog(config.logLevel);
  const app = await startApp(config, log, given);
  const isEmpty = await app.isEmpty();

  let stoppingSince = 0;
  const stop = (signal: string) => {
    const now = Date.now();
    if (stoppingSince && now - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
    if (stoppingSince) return;
    stoppingSince = now;
    log.info({ signal, calls: app.callCount() }, 'stopping');
    setTimeout(
      () => {
        log.error('did not stop in time');
        process.exit(1);
      },
      config.drainSeconds * 1_000 + STOP_MS,
    ).unref();
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // What one client or call brings about must not end the others.
  process.on('uncaughtException', (error) => log.fatal({ err: error }, 'an error was not caught'));
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a promise was left alone'));

  console.log(`\nAttendant is ready: ${config.publicUrl}`);
  if (isEmpty) console.log(`Nobody has an account yet. Begin at ${config.publicUrl}/signup`);
  console.log('');
  // Not before: where the machine is slow, what waits for the database would be taken for given up.
  void warmUpBehind(log);
}

/** The process: starts with the settings of the environment, stops by a signal, and says why it cannot. */
export function run(given: Given = {}): void {
  start(given).catch((error: unknown) => {
    console.error(`\n${describe(error)}\n`);
    process.exit(1);
  });
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') {
    return 'The port is in use by another program. Stop it, or set PORT to another one.';
  }
  if (isDiskFull(error))
    return 'There is no room left on the disk of DATA_DIR or of the database. Make room, and start again.';
  return error.message;
}
