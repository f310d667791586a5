import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import styles from '../look/Brand.module.css';
import { BrandMark } from '../look/BrandMark.tsx';
import { BRAND } from '../look/brand-name.ts';
import { cx } from '../look/cx.ts';

export { ThemeToggle } from '../form/ThemeToggle.tsx';

const Mark = ({ className, compact, ...rest }: ComponentProps<'a'> & { compact?: boolean }) => (
  <a {...rest} className={cx(styles.logo, className)}>
    <BrandMark />
    <span className={compact ? 'only-d' : undefined}>{BRAND}</span>
  </a>
);

/** The bell and the name; `compact` leaves the bell alone on phones. Give it an `aria-label` that says where it leads. */
export const Logo = createLink(Mark);
