import type { ReactNode, RefObject } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { cx } from '../look/cx.ts';
import styles from './Menu.module.css';

export interface MenuAction {
  text: string;
  icon?: ReactNode;
  danger?: boolean;
  onAction: () => void;
}

interface PopoverProps {
  label: string;
  caption?: ReactNode;
  actions: readonly MenuAction[];
  triggerRef: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

export default function MenuPopover({ label, caption, actions, triggerRef, onClose }: PopoverProps) {
  return (
    <Popover
      isOpen
      aria-label={label}
      placement="bottom end"
      className={styles.popover ?? ''}
      triggerRef={triggerRef}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      {caption && <div className={styles.caption}>{caption}</div>}
      <Menu aria-label={label} className={styles.menu ?? ''} autoFocus="first" onClose={onClose}>
        {actions.map(({ text, icon, danger, onAction }) => (
          <MenuItem
            key={text}
            textValue={text}
            onAction={onAction}
            className={cx(styles.item, danger && styles.danger)}
          >
            {icon}
            {text}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  );
}
