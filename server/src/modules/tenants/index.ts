export { tenantKept } from './kept.ts';
export {
  belongsTo,
  createTenant,
  homeTenant,
  removeTenant,
  tenantsOf,
  tenantsOnlyOf,
  unnameTenant,
} from './tenants.ts';
