export { isBlocked } from './block.ts';
export { findCallerName } from './callers.ts';
export { callerKept } from './kept.ts';
export { callerRoutes } from './routes.ts';
