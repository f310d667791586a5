import { type ComponentProps, type FocusEvent, type ReactNode, useState } from 'react';
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
  return (
    <button
      type="button"
      {...rest}
      {...useHeld(rest, loading)}
      aria-busy={loading || undefined}
      className={look({ variant, size, block }, className, loading)}
    >
      {loading && <Spinner />}
      {loading && loadingText ? loadingText : children}
    </button>
  );
}

/**
 * A button whose last press leaves nothing to press for, as Undo, keeps the focus until it is left: it says that it is
 * disabled, and takes no press, but one that is disabled would drop whoever works by keys at the top of the page.
 */
function useHeld({ disabled, onClick, onFocus, onBlur, ...rest }: ComponentProps<'button'>, loading?: boolean) {
  const [hasFocus, setFocus] = useState(false);
  const isHeld = disabled === true && hasFocus;
  return {
    disabled: disabled && !hasFocus,
    'aria-disabled': loading || isHeld || rest['aria-disabled'],
    onClick: loading || isHeld ? (event: { preventDefault(): void }) => event.preventDefault() : onClick,
    onFocus: (event: FocusEvent<HTMLButtonElement>) => {
      setFocus(true);
      onFocus?.(event);
    },
    onBlur: (event: FocusEvent<HTMLButtonElement>) => {
      setFocus(false);
      onBlur?.(event);
    },
  };
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
    {...useHeld(rest)}
    className={cx(styles.icon, styles[size], bordered && styles.bordered, className)}
  >
    {children}
  </button>
);
