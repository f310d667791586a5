import { renderToString } from 'react-dom/server';
import { HomePage } from './home/HomePage.tsx';
import { PricingPage } from './pricing/PricingPage.tsx';
import { placesOf } from './shell/site-facts.ts';

/** The home page with and without what the operator may show: a demo number, an agent to talk with. */
const HOMES = {
  'home.html': {},
  'home-phone.html': { phone: true },
  'home-talk.html': { talk: true },
  'home-phone-talk.html': { phone: true, talk: true },
};

/** The public pages as they stand before any script has run. */
export const prerender = () => [
  ...Object.entries(HOMES).map(([file, has]) => ({
    shell: 'home.html',
    file,
    html: renderToString(<HomePage site={placesOf(has)} />),
  })),
  { shell: 'pricing.html', file: 'pricing.html', html: renderToString(<PricingPage site={placesOf()} />) },
];
