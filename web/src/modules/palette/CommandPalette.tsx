import type { Profile } from '@attendant/contract/identity';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { SearchField } from 'react-aria-components/SearchField';
import { Kbd } from './button/Kbd.tsx';
import styles from './CommandPalette.module.css';
import { useCommands } from './use-commands.tsx';

interface PaletteProps {
  user: Profile;
  isOpen: boolean;
  onClose: () => void;
}

/** Jumps to an agent, a page or an action by a few letters of its name. */
export default function CommandPalette({ user, isOpen, onClose }: PaletteProps) {
  return (
    <ModalOverlay
      className={styles.scrim ?? ''}
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <Modal className={styles.palette ?? ''}>
        <Dialog aria-label="Search or jump to" className={styles.dialog ?? ''}>
          <Finder user={user} onClose={onClose} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Finder({ user, onClose }: Omit<PaletteProps, 'isOpen'>) {
  const [typed, setTyped] = useState('');
  const groups = useCommands(typed, user);
  return (
    <Autocomplete inputValue={typed} onInputChange={setTyped}>
      <SearchField aria-label="Search or jump to" className={styles.field ?? ''} autoFocus>
        <Search size={18} />
        {/* The field's own Escape only empties it. */}
        <Input
          placeholder="Search or jump to"
          className={styles.input ?? ''}
          onKeyDown={({ key }) => key === 'Escape' && onClose()}
        />
      </SearchField>
      <Menu
        aria-label="Found"
        className={styles.found ?? ''}
        onClose={onClose}
        renderEmptyState={() => <p className={styles.none}>Nothing found</p>}
      >
        {groups.map(({ name, commands }) => (
          <MenuSection key={name}>
            <Header className={styles.caption ?? ''}>{name}</Header>
            {commands.map(({ id, text, icon, note, act }) => (
              <MenuItem key={id} id={id} textValue={text} className={styles.item ?? ''} onAction={act}>
                {icon}
                <span className="trunc">{text}</span>
                {note && <span className={styles.note}>{note}</span>}
              </MenuItem>
            ))}
          </MenuSection>
        ))}
      </Menu>
      <p className={`${styles.hints} only-d`} aria-hidden="true">
        <span>
          <Kbd>↑</Kbd>
          <Kbd>↓</Kbd>Move
        </span>
        <span>
          <Kbd>↵</Kbd>Open
        </span>
        <span className="ms">
          <Kbd>esc</Kbd>Close
        </span>
      </p>
    </Autocomplete>
  );
}
