import { ORDERS_REFRESH_MS } from '@attendant/contract/constants';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Banner } from '../../kit/form/Banner.tsx';
import { formatTime } from '../../kit/form/format.ts';
import { useNow } from '../../kit/frame/use-now.ts';
import { ringing } from './chime.ts';
import styles from './OrdersPage.module.css';

const STEP_MS = 5_000;
/** Two refreshes that did not come, and a little patience. */
const LOST_MS = 2 * ORDERS_REFRESH_MS + STEP_MS;
/** The moment that a browser needs to make up its mind whether a page may sound. */
const BELL_MS = 1_500;

interface NoticesProps {
  /** How many moves wait for the connection. */
  waiting: number;
  sound: boolean;
  /** When the orders were last heard of, in milliseconds. */
  heardAt: number;
  timezone: string;
}

/** What a kitchen must know that a look at the board does not tell: a board that stands still looks like a quiet evening. */
export function BoardNotices({ waiting, sound, heardAt, timezone }: NoticesProps) {
  const now = useNow(STEP_MS);
  const isLost = now - Math.max(heardAt, useShownSince()) > LOST_MS;
  return (
    <div className={styles.notices}>
      {isLost && (
        <Banner tone="warning">
          No connection since {formatTime(new Date(heardAt), timezone)}. New orders are not shown until it is back.
        </Banner>
      )}
      {waiting > 0 && (
        <Banner tone="warning">
          No connection. {waiting === 1 ? 'One move is' : `${waiting} moves are`} kept and sent when it is back.
        </Banner>
      )}
      {sound && <SilentBell />}
    </div>
  );
}

/** A tab that was hidden does not ask, and is behind for a moment when it is shown again. */
function useShownSince(): number {
  const [since, setSince] = useState(Date.now);
  useEffect(() => {
    const onChange = () => document.visibilityState === 'visible' && setSince(Date.now());
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  return since;
}

/** The bell is on, and still nobody would hear it: after a reload browsers wait for a touch. */
function SilentBell() {
  const isOn = useSyncExternalStore(ringing.subscribe, ringing.isOn);
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), BELL_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!waited || isOn) return null;
  return (
    // Over the page: a line that comes by itself would push every ticket down.
    <div className={styles.bell}>
      <Banner>Press anywhere once to hear new orders.</Banner>
    </div>
  );
}
