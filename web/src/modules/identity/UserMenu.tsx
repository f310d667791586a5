import type { Profile } from '@attendant/contract/identity';
import { ChevronDown, LogOut } from 'lucide-react';
import { session } from '../../api/client.ts';
import { Avatar } from '../../kit/Avatar.tsx';
import { Menu } from '../../kit/Menu.tsx';
import styles from './AppShell.module.css';

const SIGN_OUT = {
  text: 'Sign Out',
  icon: <LogOut strokeWidth={1.75} aria-hidden="true" />,
  onAction: () => void session.signOut(),
};

export function UserMenu({ user }: { user: Profile }) {
  const name = user.name || user.email;
  return (
    <Menu
      label="Account"
      caption={user.email}
      actions={[SIGN_OUT]}
      trigger={(props) => (
        <button type="button" {...props} className={styles.user}>
          <Avatar id={user.id} name={name} shape="round" letters={2} />
          <span className="only-d" aria-hidden="true">
            {name}
          </span>
          <span className="sr">Account menu, {name}</span>
          <ChevronDown strokeWidth={1.75} aria-hidden="true" />
        </button>
      )}
    />
  );
}
