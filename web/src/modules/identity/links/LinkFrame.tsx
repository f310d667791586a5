import type { ReactNode } from 'react';
import { Logo, ThemeToggle } from '../../../kit/frame/Brand.tsx';
import { ButtonLink } from '../../../kit/frame/Button.tsx';
import { ErrorPanel, Skeleton, Waiting } from '../../../kit/frame/States.tsx';
import { BRAND, FOOTER_YEAR } from '../../../kit/look/brand-name.ts';
import styles from './LinkFrame.module.css';

interface LinkFrameProps {
  title: string;
  subtitle?: ReactNode;
  children: ReactNode;
}

/** One card in the middle: what a mailed link opens. */
export const LinkFrame = ({ title, subtitle, children }: LinkFrameProps) => (
  <Page>
    <section className={styles.card}>
      <h1 className="display-3">{title}</h1>
      {subtitle && <p className="read t2">{subtitle}</p>}
      {children}
    </section>
  </Page>
);

/** While a link is looked at. */
export const LinkChecking = () => (
  <Page>
    <Waiting label="Checking the link" className={styles.card}>
      <Skeleton width="60%" height={30} />
      <Skeleton width="85%" height={14} />
      <Skeleton width="100%" height={46} />
      <Skeleton width="100%" height={46} />
    </Waiting>
  </Page>
);

interface RefusedProps {
  title?: string;
  children: ReactNode;
  action?: ReactNode;
}

/** A link that opens nothing. */
export const LinkRefused = ({ title = 'Invalid Action', children, action }: RefusedProps) => (
  <Page>
    <div className={styles.refused}>
      <ErrorPanel level={1} title={title} action={action ?? <ButtonLink to="/app">Continue to App</ButtonLink>}>
        {children}
      </ErrorPanel>
    </div>
  </Page>
);

const Page = ({ children }: { children: ReactNode }) => (
  <div className={styles.page}>
    <header className={styles.top}>
      <Logo to="/" aria-label={`${BRAND} home`} />
      <ThemeToggle />
    </header>
    <main className={styles.main} id="main">
      {children}
    </main>
    <p className="micro t3">
      © {FOOTER_YEAR} {BRAND}. All rights reserved
    </p>
  </div>
);
