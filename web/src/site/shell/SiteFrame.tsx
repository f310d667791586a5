import type { ReactNode } from 'react';
import buttons from '../../kit/look/Button.module.css';
import { FOOTER_YEAR } from '../../kit/look/brand-name.ts';
import { cx } from '../../kit/look/cx.ts';
import { HomeLink } from '../../kit/look/HomeLink.tsx';
import { currentTheme, setTheme } from '../../kit/look/theme.ts';
import { ActionLink } from './Action.tsx';
import { Icon } from './Icon.tsx';
import styles from './SiteFrame.module.css';

interface FrameProps {
  brand: string;
  here?: 'home' | 'pricing';
  children: ReactNode;
}

/**
 * Header and footer of the public pages. Their links are plain ones: each public page is a document of its own,
 * ready before any script is.
 */
export const SiteFrame = ({ brand, here, children }: FrameProps) => (
  <>
    <a className="sr" href="#main">
      Skip to content
    </a>
    <header className={styles.head}>
      <div className="wrap site">
        <HomeLink brand={brand} />
        <nav className={cx(styles.nav, 'ms')} aria-label="Main">
          <a href="/pricing" aria-current={here === 'pricing' ? 'page' : undefined}>
            Pricing
          </a>
        </nav>
        <ThemeSwitch />
        <ActionLink href="/signin">Sign In</ActionLink>
      </div>
    </header>
    <main id="main" tabIndex={-1}>
      {children}
    </main>
    <footer className={styles.foot}>
      <div className="wrap site">
        <HomeLink brand={brand} />
        <a className="ms" href="/pricing">
          Pricing
        </a>
        <a href="/signin">Sign In</a>
        {/* A page that was built last year keeps its year until it is built again. */}
        <span className="t3" suppressHydrationWarning>
          © {FOOTER_YEAR} {brand}. All rights reserved
        </span>
      </div>
    </footer>
  </>
);

/** Both icons are in the page and the theme shows one: what is prerendered cannot know the visitor's choice. */
const ThemeSwitch = () => (
  <button
    type="button"
    className={cx(buttons.icon, buttons.md, styles.theme)}
    aria-label="Switch between light and dark"
    title="Switch between light and dark"
    onClick={() => setTheme(currentTheme() === 'dark' ? 'light' : 'dark')}
  >
    <Icon name="moon" />
    <Icon name="sun" />
  </button>
);
