import type { ComponentProps, ReactNode } from 'react';
import styles from '../look/Button.module.css';
import './glyph.css';
import { cx } from '../look/cx.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'danger-quiet' | 'lamp' | 'inverse';

export interface Look {
  variant?: ButtonVariant;
  size?: 'sm' | 'md' | 'lg';
  block?: boolean;
}

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Shows a spinner, keeps the width and takes no press. */
  loading?: boolean;
  /** What stands there while loading; otherwise the label stays. */
  loadingText?: string;
}

export const look = ({ variant = 'secondary', size = 'md', block }: Look, more?: string, loading?: boolean) =>
  cx(styles.button, styles[variant], styles[size], block && styles.block, loading && styles.loading, more);

export function Button({ variant, size, block, loading, loadingText, className, children, ...rest }: ButtonProps) {
  const act = loading ? (event: { preventDefault(): void }) => event.preventDefault() : rest.onClick;
  return (
    <button
      type="button"
      {...rest}
      onClick={act}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      className={look({ variant, size, block }, className, loading)}
    >
      {loading && <Spinner />}
      {loading && loadingText ? loadingText : children}
    </button>
  );
}

const Spinner = () => <span className={styles.spin} aria-hidden="true" />;

interface IconButtonProps extends ComponentProps<'button'> {
  /** Its name: an icon alone says nothing to a screen reader. */
  label: string;
  size?: 'sm' | 'md';
  bordered?: boolean;
  children: ReactNode;
}

export const IconButton = ({ label, size = 'md', bordered, className, children, ...rest }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    {...rest}
    className={cx(styles.icon, styles[size], bordered && styles.bordered, className)}
  >
    {children}
  </button>
);
