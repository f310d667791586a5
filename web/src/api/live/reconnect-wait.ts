const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** Doubles from one second to thirty, with up to a quarter of chance, so that a restart is not met by a crowd. */
export function reconnectWait(failures: number, chance = Math.random()): number {
  return Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS) * (1 + chance / 4);
}
