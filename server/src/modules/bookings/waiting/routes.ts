import { commit, onAgent } from '../../../http/context.ts';
import { endpoints } from '../../../http/endpoints.ts';
import type { Invitations } from '../letters.ts';
import { offerSlot, withdrawOffer } from './offer.ts';
import { addWaiting, bookWaiting, listWaiting, removeWaiting } from './waiting.ts';

const { waiting } = endpoints;

export const waitingRoutes = (invitations: Invitations) => ({
  list: waiting.list.handler(({ context }) => listWaiting(context.db, onAgent(context))),
  add: waiting.add.handler(({ input: { id: _, ...wanted }, context }) =>
    commit(context, (tx, actor) => addWaiting(tx, actor, wanted)),
  ),
  remove: waiting.remove.handler(({ input, context }) =>
    commit(context, (tx, actor) => removeWaiting(tx, actor, input.waitingId)),
  ),
  offer: waiting.offer.handler(({ input: { id: _, waitingId, ...slot }, context }) =>
    commit(context, (tx, actor) => offerSlot(tx, actor, waitingId, slot)),
  ),
  withdraw: waiting.withdraw.handler(({ input, context }) =>
    commit(context, (tx, actor) => withdrawOffer(tx, actor, input.waitingId)),
  ),
  book: waiting.book.handler(({ input: { id: _, waitingId, ...slot }, context }) =>
    commit(context, (tx, actor) => bookWaiting(tx, actor, waitingId, slot, invitations)),
  ),
});
