import { readConfig } from '../config.ts';
import { examine, report } from './doctor.ts';

/** `npm run doctor`: with the settings of the server. Ends with 1 where something does not work. */
async function main(): Promise<void> {
  const findings = await examine(readConfig(process.env));
  console.log(`\n${report(findings)}\n`);
  const isWrong = findings.some(([, { state }]) => state === 'wrong');
  process.exit(isWrong ? 1 : 0);
}

main().catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
