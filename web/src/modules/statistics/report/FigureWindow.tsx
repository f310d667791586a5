import { Link } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { Loaded } from '../../../kit/part/Loaded.tsx';
import { Dialog } from '../../../kit/window/Dialog.tsx';
import styles from './Reports.module.css';

/** A window with what a figure is made of. */
export interface FigureWindowProps<Filter> {
  /** Stays the last one while the window fades. */
  filter: Filter;
  isOpen: boolean;
  onClose: () => void;
}

interface Made<Item> {
  items: readonly Item[];
  total: number;
}

interface FrameProps<Item> extends Omit<FigureWindowProps<{ title: string }>, 'filter'> {
  title: string;
  query: ComponentProps<typeof Loaded<Made<Item>>>['query'];
  /** What they are called, in messages and for how many. */
  noun: string;
  failed: string;
  countOf: (total: number) => string;
  children: (item: Item) => ReactNode;
}

export const FigureWindow = <Item extends { id: string }>({
  query,
  noun,
  failed,
  countOf,
  ...frame
}: FrameProps<Item>) => (
  <Dialog wide title={frame.title} isOpen={frame.isOpen} onClose={frame.onClose}>
    <Loaded query={query} loading={`Loading ${noun}`} failed={failed} height={200}>
      {({ items, total }) => (
        <>
          <p className="small t2">
            {countOf(total)}
            {items.length < total && `, the newest ${items.length} of them here`}
          </p>
          <ul className={styles.sold}>
            {items.map((item) => (
              <li key={item.id}>{frame.children(item)}</li>
            ))}
          </ul>
        </>
      )}
    </Loaded>
  </Dialog>
);

/** ', conversation' as a link to it; nothing where it came from none. */
export const FromConversation = ({ agentId, id }: { agentId: string; id: string | null }) =>
  id !== null && (
    <>
      {', '}
      <Link className="link" to="/app/agents/$id/conversations" params={{ id: agentId }} search={{ conversation: id }}>
        conversation
      </Link>
    </>
  );
