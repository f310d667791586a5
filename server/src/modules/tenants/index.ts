export { belongsTo, createTenant, homeTenant, tenantsOf } from './tenants.ts';
