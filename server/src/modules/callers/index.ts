export { isBlocked } from './block.ts';
export { findCallerName } from './callers.ts';
export { asCarried, digitsIn, digitsOf, sameNumber } from './phones.ts';
export { callerRoutes } from './routes.ts';
