export { isBlocked } from './block.ts';
export { findCallerName } from './callers.ts';
export { callerRoutes } from './routes.ts';
