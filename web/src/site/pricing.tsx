import { PricingPage } from './pricing/PricingPage.tsx';
import { wake } from './shell/wake.tsx';

wake(<PricingPage />, '/pricing');
