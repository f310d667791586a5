/** What the public pages say. Claims and figures are the product owner's; the rest is ours to change. */

/** TRIAL_DAYS_MARKETING of the contract, whose constants would all come along. */
export const TRIAL = '14-day free trial';
