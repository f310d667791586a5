export { closeFeedsOf, serveCalendar } from './feed.ts';
export { bookingRoutes } from './routes.ts';
export { bookingTools } from './tools.ts';
