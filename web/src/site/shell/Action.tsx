import type { ComponentProps } from 'react';
import buttons from '../../kit/look/Button.module.css';
import { cx } from '../../kit/look/cx.ts';

interface Look {
  variant?: 'primary' | 'secondary';
  size?: 'md' | 'lg';
  block?: boolean;
}

const look = ({ variant = 'secondary', size = 'md', block }: Look, more?: string) =>
  cx(buttons.button, buttons[variant], buttons[size], block && buttons.block, more);

/** The kit's button as a plain link: the kit's own brings the router, which the public pages do without. */
export const ActionLink = ({ variant, size, block, className, children, ...rest }: ComponentProps<'a'> & Look) => (
  <a {...rest} className={look({ variant, size, block }, className)}>
    {children}
  </a>
);

interface SubmitProps extends ComponentProps<'button'>, Look {
  loading?: boolean;
}

export const Action = ({ variant, size, block, loading, className, children, ...rest }: SubmitProps) => (
  <button
    type="button"
    {...rest}
    aria-busy={loading || undefined}
    aria-disabled={loading || undefined}
    className={look({ variant, size, block }, cx(loading && buttons.loading, className))}
  >
    {loading && <span className={buttons.spin} aria-hidden="true" />}
    {children}
  </button>
);
