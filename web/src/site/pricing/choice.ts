import type { Billing, PlanName, Volume } from '@attendant/contract/site/plans';

/** What the visitor has chosen; everything on the page is counted from it. */
export interface Choice {
  plan: PlanName;
  billing: Billing;
  volume: Volume;
}
