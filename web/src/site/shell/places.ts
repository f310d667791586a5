/** Places in the prerendered pages that the server fills in; server/src/http/site-pages.ts knows the same words. */
export const BRAND_PLACE = '{{brand_name}}';
export const DEMO_PLACE = '{{demo_phone}}';
export const FACTS_ID = 'site-facts';
