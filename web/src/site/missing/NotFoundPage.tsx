import { Link, useCanGoBack, useNavigate } from '@tanstack/react-router';
import { useSession } from '../../api/live/use-session.ts';
import { Button, ButtonLink } from '../../kit/frame/Button.tsx';
import { useCountdown } from '../../kit/hook/use-countdown.ts';
import { BRAND } from '../../kit/look/brand-name.ts';
import { SiteFrame } from '../shell/SiteFrame.tsx';
import { CallDropped } from './CallDropped.tsx';
import styles from './NotFoundPage.module.css';

const REDIRECT_SECONDS = 3;
const RING = 44;

export function NotFoundPage() {
  const { isAuthenticated } = useSession();
  return (
    <div className={styles.page}>
      <SiteFrame brand={BRAND}>
        <Message place={isAuthenticated ? 'My Agents' : 'Home'} to={isAuthenticated ? '/app/agents' : '/'} />
        <CallDropped />
        <HelpLinks />
      </SiteFrame>
    </div>
  );
}

function Message({ place, to }: { place: string; to: '/' | '/app/agents' }) {
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();
  const left = useCountdown(REDIRECT_SECONDS, () => void navigate({ to, replace: true }));
  return (
    <div className={`wrap site ${styles.top}`}>
      <p className={styles.big} aria-hidden="true">
        404
      </p>
      <div className={styles.say}>
        <h1 className="display-2">
          <span className="sr">404. </span>Nobody picks up at this address.
        </h1>
        <p className="lead" aria-live="polite">
          {left === null
            ? 'You stay here until you choose where to go.'
            : `Taking you to ${place} in ${left} ${left === 1 ? 'second' : 'seconds'}.`}
        </p>
        <div className={styles.actions}>
          <ButtonLink variant="primary" size="lg" to={to} replace>
            {left !== null && <CountdownRing share={left / REDIRECT_SECONDS} />}
            Go to {place}
          </ButtonLink>
          <Button
            size="lg"
            onClick={() => (canGoBack || cameFromAPage() ? history.back() : void navigate({ to, replace: true }))}
          >
            Go Back
          </Button>
        </div>
      </div>
    </div>
  );
}

/** The router knows its own document only; the public pages are others, and so is a page that led here. */
const cameFromAPage = () =>
  ('navigation' in globalThis && navigation.canGoBack) || (document.referrer !== '' && history.length > 1);

const CountdownRing = ({ share }: { share: number }) => (
  <svg className={styles.ring} viewBox="0 0 18 18" aria-hidden="true">
    <circle cx="9" cy="9" r="7" />
    <circle cx="9" cy="9" r="7" strokeDashoffset={RING * (1 - share)} />
  </svg>
);

const HelpLinks = () => (
  <nav className={`wrap site ${styles.links}`} aria-label="Help links">
    <Link to="/">Home</Link>
    <Link to="/app/agents">My Agents</Link>
    <Link to="/app/agents/create">Create Agent</Link>
    <Link to="/pricing">Pricing</Link>
    <Link to="/signin">Sign In</Link>
    <Link to="/signup">Sign Up</Link>
  </nav>
);
