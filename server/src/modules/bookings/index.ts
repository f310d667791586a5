export { listAppointments } from './bookings.ts';
export { closeFeedsOf, serveCalendar } from './feed.ts';
export { bookingKept } from './kept.ts';
export { bookedIn, newestBookingsOf } from './queries.ts';
export { bookingRoutes } from './routes.ts';
export { personRoutes, serviceRoutes } from './staff/routes.ts';
export { type Staff, staffOf } from './staff/staff.ts';
export { bookingTools } from './tools.ts';
