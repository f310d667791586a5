import './kit/look/ramps.css';
import './kit/look/tokens.css';
import './kit/look/type.css';
import './kit/look/base.css';
import './kit/look/parts.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { API_URL, session } from './api/client.ts';
import { rememberRedirect, signInFor } from './api/door/redirect.ts';
import { EXPIRED_EVENT, type Expiry, SIGNED_OUT_EVENT } from './api/door/session.ts';
import { router } from './router.ts';
import { reportNavigation } from './site/navigation.ts';

console.info(API_URL, import.meta.env.MODE);

addEventListener(EXPIRED_EVENT, (event) => {
  // Whoever opens a mailed link has come because of it, and it works without a session.
  if (!(event as CustomEvent<Expiry>).detail.redirect || location.pathname.startsWith('/auth/')) return;
  rememberRedirect(location.pathname + location.search + location.hash);
  void router.navigate({ to: signInFor(location.pathname), search: { reason: 'expired' } });
});
addEventListener(SIGNED_OUT_EVENT, () => {
  if (/^\/(app|admin)/.test(location.pathname)) void router.navigate({ to: signInFor(location.pathname) });
});

reportNavigation(router);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

session
  .start()
  .catch((error: unknown) => console.warn('The session could not be restored', error))
  .finally(() => {
    createRoot(root).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  });
