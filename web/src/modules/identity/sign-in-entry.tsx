import '../../kit/look/ramps.css';
import '../../kit/look/tokens.css';
import '../../kit/look/type.css';
import '../../kit/look/base.css';
import '../../kit/look/parts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { takeRedirect } from '../../api/door/redirect.ts';
import { session } from '../../api/door/this-session.ts';
import { reportPageView } from '../../site/page-views.ts';
import { fetchAppAhead } from './sign-in/fetch-app-ahead.ts';
import { SignInPage } from './sign-in/SignInPage.tsx';

console.info(`${location.origin}/api`, import.meta.env.MODE);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

// Gone back to after signing in, it would still be as it was left.
addEventListener('pageshow', (event) => event.persisted && location.reload());

session
  .start()
  .catch((error: unknown) => console.warn('The session could not be restored', error))
  .finally(() => {
    if (session.state.user?.email) return location.replace(takeRedirect() ?? '/app/agents');
    createRoot(root).render(
      <StrictMode>
        <SignInPage />
      </StrictMode>,
    );
    reportPageView('/signin');
    addEventListener('input', () => void fetchAppAhead(), { once: true });
  });
