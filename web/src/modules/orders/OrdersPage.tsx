import type { Agent } from '@attendant/contract/agents';
import { allows } from '@attendant/contract/permissions';
import { Maximize2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { problemText } from '../../api/door/problem.ts';
import { todayIn } from '../../kit/form/format.ts';
import { Button } from '../../kit/frame/Button.tsx';
import { ErrorPanel } from '../../kit/frame/States.tsx';
import { UpdatedAgo } from '../../kit/frame/UpdatedAgo.tsx';
import { useNow } from '../../kit/frame/use-now.ts';
import { useFullWindow } from '../../kit/hook/use-full-window.ts';
import { useWakeLock } from '../../kit/hook/use-wake-lock.ts';
import { cx } from '../../kit/look/cx.ts';
import { type RangeChoice, rangeOf, rangeText } from '../../kit/part/day-range.ts';
import { RangeBar } from '../../kit/part/RangeBar.tsx';
import { CsvButton } from '../agents/CsvButton.tsx';
import { useCurrentAgent } from '../agents/current-agent.ts';
import { BoardNotices } from './BoardNotices.tsx';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import { BoardTools } from './BoardTools.tsx';
import { summaryOf } from './board.ts';
import { chime } from './chime.ts';
import { AllDay } from './kitchen/AllDay.tsx';
import { KitchenBar } from './kitchen/KitchenBar.tsx';
import { useKitchen, useOrderStatistics } from './kitchen/kitchen.ts';
import { StationSelect, useStation } from './kitchen/StationSelect.tsx';
import { linesAt, partAt } from './kitchen/stations.ts';
import { Tickets } from './kitchen/Tickets.tsx';
import { useKitchenView } from './kitchen/use-kitchen-view.ts';
import { useMaking } from './kitchen/use-making.ts';
import { Ways } from './kitchen/Ways.tsx';
import { OrderBoard } from './OrderBoard.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import styles from './OrdersPage.module.css';
import { useOrders } from './orders.ts';
import { useArrivals, useSound } from './use-arrivals.ts';
import { useMoves } from './use-moves.ts';
import { fetchWindows } from './windows.ts';

const AGE_STEP_MS = 10_000;
const MAXIMIZED = 'orders.maximized';

/** Another agent's board begins anew: what is chosen on one is not meant for the next. */
export function OrdersPage() {
  const agent = useCurrentAgent();
  return <Orders key={agent.id} agent={agent} />;
}

function Orders({ agent }: { agent: Agent }) {
  const canMove = allows(agent.my_role, 'orders.move');
  const now = useNow(AGE_STEP_MS);
  const [choice, setChoice] = useState<RangeChoice>('today');
  const today = todayIn(agent.timezone, new Date(now));
  const range = rangeOf(choice, today);
  const { orders: moved, days, isPlaceholderData, ...query } = useOrders(agent.id, range, today);
  const { orders, waiting, make } = useMaking(agent.id, moved, query.waiting);
  const maySum = allows(agent.my_role, 'agent.read');
  const statistics = useOrderStatistics(agent.id, range, today, maySum);
  const kitchen = useKitchen(agent.id);
  const { sound, toggle } = useSound();
  const { main, maximized, maximize, minimize } = useMaximized(agent.id);
  const [allDay, setAllDay] = useState(false);
  const [news, setNews] = useState('');
  const isLoaded = orders !== undefined;
  useEffect(() => {
    if (isLoaded) fetchWindows();
  }, [isLoaded]);
  const { move, undo } = useMoves(agent.id, isLoaded, setNews);
  const at = useStation(agent.id, kitchen);
  const view = useKitchenView(orders ?? [], at.station, { move, make });
  const isWall = maximized && view.stage !== 'board';
  const station = isWall ? view.station : null;
  // What is still shown of other days is no news.
  const arrived = useArrivals(isPlaceholderData ? undefined : orders, days, (fresh) => {
    const ours = fresh.filter((order) => linesAt(order, station).length > 0);
    if (ours.length === 0) return;
    if (sound) chime();
    setNews(`New order from ${ours.map((order) => order.customer_name || 'Unknown').join(', ')}`);
  });
  const tools = { agent, kitchen, canMove, undo, allDay, sound, onSound: toggle, onAllDay: () => setAllDay(!allDay) };

  return (
    <main
      className={cx('wrap main', styles.page, maximized && styles.max, isWall && styles.wall)}
      id="main"
      ref={main}
      data-maximized={maximized || undefined}
    >
      {maximized && (
        <KitchenBar
          agent={agent}
          stage={view.stage}
          counts={view.counts}
          onStage={view.choose}
          ways={
            <>
              {isWall && view.stage === 'make' && <StationSelect {...at} />}
              {isWall && kitchen.pickup && kitchen.delivery && <Ways way={view.way} onChoose={view.setWay} />}
            </>
          }
          onMinimize={minimize}
        >
          <BoardTools {...tools} size="lg" {...(isWall && { undo: view.recall, undoWord: 'Recall' })} />
        </KitchenBar>
      )}
      <h2 className="sr">Orders, {rangeText(range)}</h2>
      <div className={styles.head} hidden={maximized}>
        {maySum ? <OrderSummary figures={statistics ?? (orders && summaryOf(orders))} choice={choice} /> : <span />}
        <RangeBar
          {...{ choice, today }}
          isFetching={query.isFetching}
          onChoose={setChoice}
          onRefresh={() => void query.refetch()}
        >
          {maySum && <CsvButton agentId={agent.id} list="orders" range={range} />}
        </RangeBar>
      </div>
      <div className={cx('toolbar', styles.tools)} hidden={maximized}>
        <span className="small t3 num only-d">
          <UpdatedAgo at={query.dataUpdatedAt} />
        </span>
        {!maximized && <BoardTools {...tools} />}
        <Button onClick={maximize}>
          <Maximize2 />
          <span>Maximize</span>
        </Button>
      </div>
      {isLoaded && (
        <BoardNotices waiting={waiting.size} sound={sound} heardAt={query.dataUpdatedAt} timezone={agent.timezone} />
      )}
      {orders && allDay && <AllDay orders={orders.map((order) => partAt(order, station))} now={now} />}
      {orders && isWall ? (
        <Tickets
          {...{ agent, kitchen, station, now, arrived, waiting, canMove }}
          stage={view.stage}
          orders={view.tickets}
          onDone={view.done}
        />
      ) : orders ? (
        <OrderBoard {...{ agent, kitchen, orders, now, arrived, waiting, canMove }} onMove={move} />
      ) : query.error ? (
        <div className={styles.failed}>
          <ErrorPanel title="Failed to fetch orders" onRetry={() => void query.refetch()}>
            {problemText(query.error, 'Please try again.')}
          </ErrorPanel>
        </div>
      ) : (
        <BoardSkeleton />
      )}
      <output className="sr">{news}</output>
    </main>
  );
}

/** The board alone in the window and the screen kept lit, also after a reload, until Escape. */
function useMaximized(agentId: string) {
  const main = useRef<HTMLElement>(null);
  const pressed = useRef<Element>(null);
  const [maximized, setMaximized] = useState(() => sessionStorage.getItem(MAXIMIZED) === agentId);
  const maximize = () => {
    pressed.current = document.activeElement;
    setMaximized(true);
  };
  useFullWindow(main, maximized);
  useWakeLock(maximized);
  useEffect(() => {
    if (!maximized) return;
    sessionStorage.setItem(MAXIMIZED, agentId);
    const restore = (event: KeyboardEvent) => {
      // An open window takes Escape first.
      if (event.key === 'Escape' && !document.querySelector('[role="dialog"], [role="menu"]')) setMaximized(false);
    };
    addEventListener('keydown', restore);
    return () => {
      sessionStorage.removeItem(MAXIMIZED);
      removeEventListener('keydown', restore);
      // What had the focus went away with the bar of the kitchen.
      if (document.activeElement === document.body && pressed.current instanceof HTMLElement) pressed.current.focus();
    };
  }, [agentId, maximized]);
  return { main, maximized, maximize, minimize: () => setMaximized(false) };
}
