import type { ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem as AriaMenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { cx } from './cx.ts';
import styles from './Menu.module.css';

interface MenuProps {
  label: string;
  /** A React Aria button: `import { Button } from 'react-aria-components/Button'`. */
  trigger: ReactNode;
  caption?: ReactNode;
  children: ReactNode;
}

/** A button that opens a list of actions, with arrows, typing ahead and Escape. */
export const Menu = ({ label, trigger, caption, children }: MenuProps) => (
  <MenuTrigger>
    {trigger}
    <Popover placement="bottom end" className={styles.popover ?? ''}>
      {caption && <div className={styles.caption}>{caption}</div>}
      <AriaMenu aria-label={label} className={styles.menu ?? ''}>
        {children}
      </AriaMenu>
    </Popover>
  </MenuTrigger>
);

interface ItemProps {
  onAction: () => void;
  danger?: boolean;
  /** What is typed to reach it. */
  text: string;
  icon?: ReactNode;
}

export const MenuItem = ({ onAction, danger, text, icon }: ItemProps) => (
  <AriaMenuItem onAction={onAction} textValue={text} className={cx(styles.item, danger && styles.danger)}>
    {icon}
    {text}
  </AriaMenuItem>
);
