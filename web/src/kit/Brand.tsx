import { createLink } from '@tanstack/react-router';
import { Moon, Sun } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import styles from './Brand.module.css';
import { IconButton } from './Button.tsx';
import { BRAND } from './brand-name.ts';
import { cx } from './cx.ts';
import { currentTheme, setTheme } from './theme.ts';

const Mark = ({ className, compact, ...rest }: ComponentProps<'a'> & { compact?: boolean }) => (
  <a {...rest} className={cx(styles.logo, className)}>
    <svg viewBox="0 0 26 26" aria-hidden="true">
      <circle fill="var(--logo-b)" cx="13" cy="5.4" r="2.9" />
      <path fill="var(--logo-a)" d="M3.6 18.6a9.4 9.4 0 0 1 18.8 0z" />
      <rect fill="var(--logo-a)" x="1.6" y="20.4" width="22.8" height="3" rx="1.5" />
    </svg>
    <span className={compact ? 'only-d' : undefined}>{BRAND}</span>
  </a>
);

/** The bell and the name; `compact` leaves the bell alone on phones. Give it an `aria-label` that says where it leads. */
export const Logo = createLink(Mark);

export function ThemeToggle() {
  const [theme, set] = useState(currentTheme);
  const change = () => {
    const next = theme === 'dark' ? 'light' : 'dark';
    setTheme(next);
    set(next);
  };
  return (
    <IconButton label="Switch between light and dark" onClick={change}>
      {theme === 'dark' ? <Sun size={18} strokeWidth={1.75} /> : <Moon size={18} strokeWidth={1.75} />}
    </IconButton>
  );
}
