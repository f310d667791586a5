import { onAgent } from '../../http/context.ts';
import { endpoints } from '../../http/endpoints.ts';
import { availability, bookSlot, cancelAppointment, changeAppointment, listAppointments } from './bookings.ts';
import { closeFeed, feedSince, openFeed } from './feed.ts';
import type { Invitations } from './letters.ts';

const { bookings } = endpoints;

export const bookingRoutes = (invitations: Invitations) => ({
  availability: bookings.availability.handler(({ input, context }) =>
    availability(context.db, onAgent(context), input.date),
  ),
  list: bookings.list.handler(({ input: { id: _, ...query }, context }) =>
    listAppointments(context.db, onAgent(context), query),
  ),
  create: bookings.create.handler(({ input: { id: _, ...wanted }, context }) =>
    context.db.transaction().execute((tx) => bookSlot(tx, onAgent(context), wanted, invitations)),
  ),
  update: bookings.update.handler(({ input: { id: _, appointmentId, ...changes }, context }) =>
    context.db
      .transaction()
      .execute((tx) => changeAppointment(tx, onAgent(context), appointmentId, changes, invitations)),
  ),
  cancel: bookings.cancel.handler(({ input: { appointmentId }, context }) =>
    context.db.transaction().execute((tx) => cancelAppointment(tx, onAgent(context), appointmentId, invitations)),
  ),
  feed: bookings.feed.handler(({ context }) => feedSince(context.db, onAgent(context))),
  openFeed: bookings.openFeed.handler(({ context }) =>
    context.db.transaction().execute((tx) => openFeed(tx, onAgent(context), invitations.publicUrl)),
  ),
  closeFeed: bookings.closeFeed.handler(({ context }) =>
    context.db.transaction().execute((tx) => closeFeed(tx, onAgent(context))),
  ),
});
