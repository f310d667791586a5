export { findMember, ownersOf, peopleOf } from './queries.ts';
export { memberRoutes } from './routes.ts';
