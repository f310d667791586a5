import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../look/cx.ts';
import styles from './Toggle.module.css';

interface ToggleProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  children?: ReactNode;
}

export const Checkbox = ({ children, className, ...input }: ToggleProps) => (
  <label className={cx(styles.check, className)}>
    <input type="checkbox" {...input} />
    <Check strokeWidth={3} />
    <span>{children}</span>
  </label>
);

/** The label names what happens while it is on: 'Answering calls'. Without a label give an `aria-label`. */
export const Switch = ({ children, className, ...input }: ToggleProps) => (
  <label className={cx(styles.switch, className)}>
    {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the checkbox itself tells whether it is checked */}
    <input type="checkbox" role="switch" {...input} />
    {children}
  </label>
);
