export { closeFeedsOf, serveCalendar } from './feed.ts';
export { bookingKept } from './kept.ts';
export { newestBookingsOf } from './queries.ts';
export { bookingRoutes } from './routes.ts';
export { bookingTools } from './tools.ts';
