/** What random tests begin with: another in each run, told at its end and where one fails; SEED=… brings a run back. */
export const SEED = Number(process.env.SEED);
