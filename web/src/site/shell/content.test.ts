import { TRIAL_DAYS_MARKETING } from '@attendant/contract/constants';
import { PLANS } from '@attendant/contract/site/plans';
import { expect, it } from 'vitest';
import { PRICE_FROM } from '../home/home-content.ts';
import { QUESTIONS } from '../pricing/pricing-content.ts';
import { TRIAL } from './content.ts';
import { planPrice } from './money.ts';

it('the texts say what the constants say', () => {
  expect(TRIAL).toBe(`${TRIAL_DAYS_MARKETING}-day free trial`);
  expect(QUESTIONS.map(([, answer]) => answer).join()).toContain(`${TRIAL_DAYS_MARKETING} days`);
  expect(PRICE_FROM).toBe(`from ${planPrice(PLANS.starter.basePrice)}/month`);
});
