import { renderToString } from 'react-dom/server';
import { HomePage } from './HomePage.tsx';
import { PricingPage } from './PricingPage.tsx';
import { placesOf } from './site-facts.ts';

/** The public pages as they stand before any script has run; the home page with and without a demo number. */
export const prerender = () => [
  { shell: 'home.html', file: 'home-demo.html', html: renderToString(<HomePage site={placesOf(true)} />) },
  { shell: 'home.html', file: 'home.html', html: renderToString(<HomePage site={placesOf(false)} />) },
  { shell: 'pricing.html', file: 'pricing.html', html: renderToString(<PricingPage site={placesOf(false)} />) },
];
