import { lazy, type ReactNode, type Ref, Suspense, useRef, useState } from 'react';

export interface MenuAction {
  text: string;
  icon?: ReactNode;
  danger?: boolean;
  onAction: () => void;
}

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
const MenuPopover = lazy(load);
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
      {isOpen && (
        <Suspense>
          <MenuPopover {...{ label, caption, actions }} triggerRef={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
