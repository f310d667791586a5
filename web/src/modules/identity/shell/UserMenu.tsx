import type { Profile } from '@attendant/contract/identity';
import { useNavigate } from '@tanstack/react-router';
import { ChevronDown, KeyRound, LogOut, ShieldCheck, ShieldUser } from 'lucide-react';
import { useState } from 'react';
import { session } from '../../../api/client.ts';
import { ADMIN_HOME } from '../../../api/door/redirect.ts';
import { isAdmin } from '../../../api/roles.ts';
import { Avatar } from '../../../kit/frame/Avatar.tsx';
import { later } from '../../../kit/window/later.tsx';
import { Menu } from '../../../kit/window/Menu.tsx';
import type { MenuAction } from '../../../kit/window/MenuPopover.tsx';
import styles from './AppShell.module.css';

const ChangePasswordDialog = later(() => import('../password/ChangePasswordDialog.tsx'));

const SIGN_OUT: MenuAction = {
  text: 'Sign Out',
  phone: true,
  icon: <LogOut />,
  onAction: () => void session.signOut(),
};

export function UserMenu({ user }: { user: Profile }) {
  const navigate = useNavigate();
  const [changing, setChanging] = useState<'no' | 'yes' | 'closed'>('no');
  const password: MenuAction = {
    text: user.has_password ? 'Change Password' : 'Set Password',
    icon: <KeyRound />,
    // Who has none cannot prove it: a mailed link does.
    onAction: () => (user.has_password ? setChanging('yes') : void navigate({ to: '/password-reset' })),
  };
  const security: MenuAction = {
    text: 'Sign-in and Security',
    icon: <ShieldCheck />,
    onAction: () => void navigate({ to: '/app/security' }),
  };
  const administration: MenuAction = {
    text: 'Administration',
    icon: <ShieldUser />,
    onAction: () => void navigate({ to: ADMIN_HOME }),
  };
  const name = user.name || user.email;
  return (
    <>
      <Menu
        label="Account"
        caption={user.email}
        actions={[...(isAdmin(user) ? [administration] : []), password, security, SIGN_OUT]}
        trigger={(props) => (
          <button type="button" {...props} className={styles.user}>
            <Avatar id={user.id} name={name} shape="round" letters={2} />
            <span className={styles.name} aria-hidden="true">
              {name}
            </span>
            <span className="sr">Account menu, {name}</span>
            <ChevronDown />
          </button>
        )}
      />
      {changing !== 'no' && (
        <ChangePasswordDialog email={user.email} isOpen={changing === 'yes'} onClose={() => setChanging('closed')} />
      )}
    </>
  );
}
