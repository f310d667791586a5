import { PricingPage } from './PricingPage.tsx';
import { wake } from './wake.tsx';

wake(<PricingPage />, '/pricing');
