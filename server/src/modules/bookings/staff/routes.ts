import { commit, onAgent } from '../../../http/context.ts';
import { endpoints } from '../../../http/endpoints.ts';
import { outsideHoursOf } from '../outside-hours.ts';
import { addService, changeService, listServices, removeService } from './offered.ts';
import { addPerson, changePerson, listPersons, removePerson } from './persons.ts';

const { persons, services } = endpoints;

export const personRoutes = {
  list: persons.list.handler(({ context }) => listPersons(context.db, onAgent(context))),
  create: persons.create.handler(({ input: { id: _, ...fields }, context }) =>
    commit(context, (tx, actor) => addPerson(tx, actor, fields)),
  ),
  update: persons.update.handler(({ input: { id: _, personId, ...changes }, context }) =>
    commit(context, (tx, actor) => changePerson(tx, actor, personId, changes)),
  ),
  outsideHours: persons.outsideHours.handler(({ input: { id: _, personId, ...hours }, context }) =>
    outsideHoursOf(context.db, onAgent(context), personId, hours),
  ),
  remove: persons.remove.handler(({ input, context }) =>
    commit(context, (tx, actor) => removePerson(tx, actor, input.personId)),
  ),
};

export const serviceRoutes = {
  list: services.list.handler(({ context }) => listServices(context.db, onAgent(context))),
  create: services.create.handler(({ input: { id: _, ...fields }, context }) =>
    commit(context, (tx, actor) => addService(tx, actor, fields)),
  ),
  update: services.update.handler(({ input: { id: _, serviceId, ...changes }, context }) =>
    commit(context, (tx, actor) => changeService(tx, actor, serviceId, changes)),
  ),
  remove: services.remove.handler(({ input, context }) =>
    commit(context, (tx, actor) => removeService(tx, actor, input.serviceId)),
  ),
};
