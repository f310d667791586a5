import type { KeyboardEventHandler, ReactNode, RefObject } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { cx } from '../look/cx.ts';
import styles from './Overlay.module.css';

interface OverlayProps {
  /** Where what stands in it does not say its name itself. */
  label?: string;
  placement?: 'bottom start' | 'bottom end';
  className?: string | undefined;
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
  onKeyDownCapture?: KeyboardEventHandler;
  children: ReactNode;
}

/** What opens beside the thing that was pressed, and closes when something else is. */
export const Overlay = ({
  label,
  placement = 'bottom end',
  className,
  triggerRef,
  onClose,
  onKeyDownCapture,
  children,
}: OverlayProps) => (
  <Popover
    isOpen
    aria-label={label}
    placement={placement}
    className={cx(styles.overlay, className)}
    triggerRef={triggerRef}
    onOpenChange={(open) => (open ? undefined : onClose())}
  >
    {onKeyDownCapture ? <div {...{ onKeyDownCapture }}>{children}</div> : children}
  </Popover>
);
