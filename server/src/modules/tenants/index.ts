export { tenantKept } from './kept.ts';
export {
  belongsTo,
  createTenant,
  homeTenant,
  removeTenant,
  tenantsOf,
  tenantsOnlyOf,
  tenantsShown,
  trialEndOf,
  unnameTenant,
} from './tenants.ts';
