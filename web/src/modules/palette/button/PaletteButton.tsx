import type { Profile } from '@attendant/contract/identity';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../../kit/form/PressButton.tsx';
import { later } from '../../../kit/window/later.tsx';
import { Kbd } from './Kbd.tsx';
import styles from './PaletteButton.module.css';

const CommandPalette = later(() => import('../CommandPalette.tsx'));

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

/** Opens the palette, as ⌘K and Ctrl K do. */
export function PaletteButton({ user }: { user: Profile }) {
  const [opened, setOpened] = useState<'no' | 'yes' | 'closed'>('no');
  const open = () => setOpened('yes');
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      // What is open wants an answer first.
      if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) setOpened('yes');
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button type="button" className={`${styles.jump} only-d`} aria-keyshortcuts="Control+K Meta+K" onClick={open}>
        <Search />
        Search or jump to
        <Kbd>{isMac ? '⌘K' : 'Ctrl K'}</Kbd>
      </button>
      <span className="only-m">
        <IconButton label="Search" onClick={open}>
          <Search size={18} />
        </IconButton>
      </span>
      {opened !== 'no' && <CommandPalette user={user} isOpen={opened === 'yes'} onClose={() => setOpened('closed')} />}
    </>
  );
}
