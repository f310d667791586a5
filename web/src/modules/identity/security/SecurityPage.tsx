import { AccountCard } from './AccountCard.tsx';
import { AuthenticatorCard } from './AuthenticatorCard.tsx';
import { PasskeysCard } from './PasskeysCard.tsx';
import styles from './Security.module.css';
import { SessionsCard } from './SessionsCard.tsx';
import { TenantCards } from './TenantCards.tsx';

/** How one signs in, where one is signed in, and the end of it. */
export const SecurityPage = () => (
  <main className="wrap main" id="main">
    <div className="pagehead">
      <div>
        <h1 className="title-1">Sign-in and security</h1>
        <p className="t2">How you sign in, and where you are signed in.</p>
      </div>
    </div>
    <div className={styles.cards}>
      <SessionsCard />
      <PasskeysCard />
      <AuthenticatorCard />
      <TenantCards />
      <AccountCard />
    </div>
  </main>
);
