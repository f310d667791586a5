import type { ReactNode, RefObject } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { cx } from '../look/cx.ts';
import styles from './Menu.module.css';
import overlay from './Overlay.module.css';
import { Overlay } from './Overlay.tsx';
import { tabOut } from './tab-out.ts';

export interface MenuAction {
  text: string;
  icon?: ReactNode;
  danger?: boolean;
  /** Only there: elsewhere a button of its own stands beside the menu. */
  phone?: boolean;
  onAction: () => void;
}

interface PopoverProps {
  label: string;
  caption?: ReactNode;
  actions: readonly MenuAction[];
  triggerRef: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/**
 * The menu's own `autoFocus` takes Enter on a button for a press of a screen reader, waits until nothing moves, and
 * gives up when the button has lost the focus by then: nothing had it, and Escape reached nobody.
 */
const focusAtOnce = (item: HTMLElement | null) => item?.focus({ preventScroll: true });

export default function MenuPopover({ label, caption, actions, triggerRef, onClose }: PopoverProps) {
  const isPhone = matchMedia('(max-width: 720px)').matches;
  return (
    <Overlay
      label={label}
      className={styles.popover}
      triggerRef={triggerRef}
      onClose={onClose}
      onKeyDownCapture={(event) => tabOut(event, triggerRef.current, onClose)}
    >
      {caption && <div className={styles.caption}>{caption}</div>}
      <Menu aria-label={label} className={styles.menu ?? ''} autoFocus="first" onClose={onClose}>
        {actions
          .filter(({ phone }) => isPhone || !phone)
          .map(({ text, icon, danger, onAction }, at) => (
            <MenuItem
              key={text}
              ref={at === 0 ? focusAtOnce : undefined}
              textValue={text}
              onAction={onAction}
              className={cx(overlay.item, styles.item, danger && styles.danger)}
            >
              {icon}
              {text}
            </MenuItem>
          ))}
      </Menu>
    </Overlay>
  );
}
