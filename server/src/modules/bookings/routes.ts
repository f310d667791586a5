import { commit, onAgent } from '../../http/context.ts';
import { endpoints } from '../../http/endpoints.ts';
import { bookSlot, cancelAppointment, changeAppointment, countAppointments, listAppointments } from './bookings.ts';
import { closeFeed, feedSince, openFeed } from './feed.ts';
import { availability } from './free.ts';
import type { Invitations } from './letters.ts';
import { outsideHours } from './outside-hours.ts';

const { bookings } = endpoints;

export const bookingRoutes = (invitations: Invitations) => ({
  availability: bookings.availability.handler(({ input: { id: _, ...wanted }, context }) =>
    availability(context.db, onAgent(context), wanted),
  ),
  list: bookings.list.handler(({ input: { id: _, ...query }, context }) =>
    listAppointments(context.db, onAgent(context), query),
  ),
  counts: bookings.counts.handler(({ input: { id: _, ...days }, context }) =>
    countAppointments(context.db, onAgent(context), days),
  ),
  create: bookings.create.handler(({ input: { id: _, ...wanted }, context }) =>
    commit(context, (tx, actor) => bookSlot(tx, actor, wanted, invitations)),
  ),
  update: bookings.update.handler(({ input: { id: _, appointmentId, ...changes }, context }) =>
    context.db
      .transaction()
      .execute((tx) => changeAppointment(tx, onAgent(context), appointmentId, changes, invitations)),
  ),
  cancel: bookings.cancel.handler(({ input: { appointmentId }, context }) =>
    commit(context, (tx, actor) => cancelAppointment(tx, actor, appointmentId, invitations)),
  ),
  outsideHours: bookings.outsideHours.handler(({ input: { id: _, ...hours }, context }) =>
    outsideHours(context.db, onAgent(context), hours),
  ),
  feed: bookings.feed.handler(({ context }) => feedSince(context.db, onAgent(context))),
  openFeed: bookings.openFeed.handler(({ context }) =>
    commit(context, (tx, actor) => openFeed(tx, actor, invitations.publicUrl)),
  ),
  closeFeed: bookings.closeFeed.handler(({ context }) => commit(context, (tx, actor) => closeFeed(tx, actor))),
});
