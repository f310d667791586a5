export { createAttendant, type Server, type Session } from './attendant.ts';
export type { Calls } from './calls.ts';
export { isProblem, isSilence, Problem } from './problem.ts';
export { type Account, signIn } from './sign-in.ts';
