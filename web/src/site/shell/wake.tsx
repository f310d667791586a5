import '../../kit/look/ramps.css';
import '../../kit/look/tokens.css';
import '../../kit/look/type.css';
import '../../kit/look/base.css';
import './fallback-fonts.css';
import { type ReactNode, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { reportPageView } from '../page-views.ts';

/** Wakes a prerendered page. The app's router and client stay out: all links are plain, the form is one request. */
export function wake(page: ReactNode, route: string): void {
  console.info(`${location.origin}/api`, import.meta.env.MODE);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  hydrateRoot(root, <StrictMode>{page}</StrictMode>);
  reportPageView(route);
}
