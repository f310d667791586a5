import { type ReactNode, type Ref, useRef, useState } from 'react';
import { later } from './later.tsx';
import type { MenuAction } from './MenuPopover.tsx';

/** To be spread on the button that opens the menu. */
interface MenuTriggerProps {
  ref: Ref<HTMLButtonElement>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: () => void;
  onPointerEnter: () => void;
  onFocus: () => void;
}

interface MenuProps {
  label: string;
  trigger: (props: MenuTriggerProps) => ReactNode;
  caption?: ReactNode;
  actions: readonly MenuAction[];
}

const load = () => import('./MenuPopover.tsx');
const MenuPopover = later(load);
const preload = () => void load();

/** A button that opens a list of actions. The list's code comes when somebody comes near the button. */
export function Menu({ label, trigger, caption, actions }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      {trigger({
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onClick: () => setOpen(!isOpen),
        onPointerEnter: preload,
        onFocus: preload,
      })}
      {isOpen && <MenuPopover {...{ label, caption, actions }} triggerRef={button} onClose={() => setOpen(false)} />}
    </>
  );
}
