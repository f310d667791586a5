import { allows } from '@attendant/contract/permissions';
import { Maximize2, Volume2, VolumeX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { problemText } from '../../api/problem.ts';
import { Button, IconButton } from '../../kit/Button.tsx';
import { cx } from '../../kit/cx.ts';
import { formatDay, formatLongDay, todayIn } from '../../kit/format.ts';
import { ErrorPanel } from '../../kit/States.tsx';
import { UpdatedAgo } from '../../kit/UpdatedAgo.tsx';
import { useFullWindow } from '../../kit/use-full-window.ts';
import { useNow } from '../../kit/use-now.ts';
import { useWakeLock } from '../../kit/use-wake-lock.ts';
import { useCurrentAgent } from '../agents/current-agent.ts';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import { chime } from './chime.ts';
import { KitchenBar } from './KitchenBar.tsx';
import { OrderBoard } from './OrderBoard.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import styles from './OrdersPage.module.css';
import { useOrders } from './orders.ts';
import { useArrivals, useSound } from './use-arrivals.ts';

const AGE_STEP_MS = 10_000;

export function OrdersPage() {
  const agent = useCurrentAgent();
  const now = useNow(AGE_STEP_MS);
  const day = todayIn(agent.timezone, new Date(now));
  const { orders, error, refetch, dataUpdatedAt } = useOrders(agent.id, day);
  const { sound, toggle } = useSound();
  const { main, maximized, setMaximized } = useMaximized();
  const [news, setNews] = useState('');
  const arrived = useArrivals(orders, day, (fresh) => {
    if (sound) chime();
    setNews(`New order from ${fresh.map((order) => order.customer_name || 'Unknown').join(', ')}`);
  });

  return (
    <main
      className={cx('wrap main', maximized && styles.max)}
      id="main"
      ref={main}
      data-maximized={maximized || undefined}
    >
      {maximized && <KitchenBar agent={agent} sound={sound} onSound={toggle} onMinimize={() => setMaximized(false)} />}
      <h2 className="sr">Orders, {formatLongDay(day)}</h2>
      <div className={styles.head} hidden={maximized}>
        <OrderSummary orders={orders} />
        <div className={cx('toolbar', styles.tools)}>
          <span className="small t3 num">
            Today, {formatDay(day)}
            <span className="only-d">
              {dataUpdatedAt > 0 && '. '}
              <UpdatedAgo at={dataUpdatedAt} />
            </span>
          </span>
          <SoundButton sound={sound} onToggle={toggle} />
          <Button onClick={() => setMaximized(true)}>
            <Maximize2 strokeWidth={1.75} aria-hidden="true" />
            Maximize
          </Button>
        </div>
      </div>
      {orders ? (
        <OrderBoard
          agent={agent}
          orders={orders}
          now={now}
          arrived={arrived}
          canMove={allows(agent.my_role, 'orders.change')}
          say={setNews}
        />
      ) : error ? (
        <div className={styles.failed}>
          <ErrorPanel title="Failed to fetch orders" onRetry={() => void refetch()}>
            {problemText(error, 'Please try again.')}
          </ErrorPanel>
        </div>
      ) : (
        <BoardSkeleton />
      )}
      <output className="sr">{news}</output>
    </main>
  );
}

const SoundButton = ({ sound, onToggle }: { sound: boolean; onToggle: () => void }) => (
  <IconButton bordered label="Sound for new orders" aria-pressed={sound} onClick={onToggle}>
    {sound ? <Volume2 size={18} strokeWidth={1.75} /> : <VolumeX size={18} strokeWidth={1.75} />}
  </IconButton>
);

/** The board alone in the window and the screen kept lit, until Escape (C-164). */
function useMaximized() {
  const main = useRef<HTMLElement>(null);
  const [maximized, setMaximized] = useState(false);
  useFullWindow(main, maximized);
  useWakeLock(maximized);
  useEffect(() => {
    if (!maximized) return;
    const restore = (event: KeyboardEvent) => {
      // An open window takes Escape first.
      if (event.key === 'Escape' && !document.querySelector('[role="dialog"]')) setMaximized(false);
    };
    addEventListener('keydown', restore);
    return () => removeEventListener('keydown', restore);
  }, [maximized]);
  return { main, maximized, setMaximized };
}
