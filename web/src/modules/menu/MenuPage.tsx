import type { MenuItem } from '@attendant/contract/menu';
import { ClipboardPaste, Plus } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { problemText } from '../../api/door/problem.ts';
import { Button, ButtonLink, type ButtonVariant } from '../../kit/frame/Button.tsx';
import { EmptyState, ErrorPanel, Skeleton, Waiting } from '../../kit/frame/States.tsx';
import { Filters } from '../../kit/part/Filters.tsx';
import { later } from '../../kit/window/later.tsx';
import { useAllowed, useCurrentAgent } from '../agents/current-agent.ts';
import { MenuImport } from './import/MenuImport.tsx';
import { menuTitle } from './list.ts';
import { MenuActions } from './MenuActions.tsx';
import { MenuItems } from './MenuItems.tsx';
import styles from './MenuPage.module.css';
import { useCategories, useMenu } from './menu.ts';

const ArrangeDialog = later(() => import('./ArrangeDialog.tsx'));
const ItemDialog = later(() => import('./item/ItemDialog.tsx'));

export function MenuPage() {
  const agent = useCurrentAgent();
  const mayChange = useAllowed('menu.change');
  const { items, error, refetch } = useMenu(agent.id);

  if (!items && error) {
    return (
      <Frame>
        <ErrorPanel title="Failed to get menu items" onRetry={() => void refetch()}>
          {problemText(error, 'Please try again.')}
        </ErrorPanel>
      </Frame>
    );
  }
  if (!items) return <MenuSkeleton />;
  return (
    <Frame>
      <Menu agentId={agent.id} items={items} mayChange={mayChange} />
    </Frame>
  );
}

interface MenuProps {
  agentId: string;
  items: readonly MenuItem[];
  mayChange: boolean;
}

function Menu({ agentId, items, mayChange }: MenuProps) {
  const categories = useCategories(agentId, items);
  const { form, add, edit } = useItemForm(agentId, categories);
  const [isArranging, setArranging] = useState(false);
  const isEmpty = items.length === 0;
  const addButton = (variant: ButtonVariant) => (
    <Button variant={variant} onClick={add}>
      <Plus />
      Add Item
    </Button>
  );
  return (
    <>
      <MenuImport agentId={agentId}>
        {(importButton) => (
          <>
            <div className="pagehead">
              <Counts items={items} />
              <MenuActions
                agentId={agentId}
                importButton={mayChange && !isEmpty && importButton({})}
                arrange={mayChange && !isEmpty ? () => setArranging(true) : null}
              >
                {mayChange && !isEmpty && addButton('primary')}
              </MenuActions>
            </div>
            {isEmpty ? (
              <EmptyState
                title="No menu items yet"
                action={
                  mayChange && (
                    <span className={styles.first}>
                      <ButtonLink variant="primary" to="/app/agents/$id/menu/import" params={{ id: agentId }}>
                        <ClipboardPaste />
                        Paste a Menu
                      </ButtonLink>
                      {importButton({})}
                      {addButton('secondary')}
                    </span>
                  )
                }
              >
                Paste the text of your web page, bring a PDF or a CSV file, or add what you sell one by one.
              </EmptyState>
            ) : (
              <MenuItems {...{ agentId, items, categories, mayChange }} onEdit={edit} />
            )}
          </>
        )}
      </MenuImport>
      {form}
      {isArranging && (
        <ArrangeDialog {...{ agentId, categories }} isOpen={isArranging} onClose={() => setArranging(false)} />
      )}
    </>
  );
}

/** The dialog for one item, and what opens it. */
function useItemForm(agentId: string, categories: readonly string[]) {
  const [item, setItem] = useState<MenuItem | null>(null);
  const [openings, setOpenings] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const open = useCallback((of: MenuItem | null) => {
    setItem(of);
    setOpenings((before) => before + 1);
    setOpen(true);
  }, []);
  const add = useCallback(() => open(null), [open]);
  // A press must not wait for it.
  useEffect(() => ItemDialog.fetchAhead(), []);
  // A form begins anew each time, and stays as it is while it fades.
  const form = openings > 0 && (
    <ItemDialog key={openings} {...{ agentId, item, categories, isOpen }} category="" onClose={() => setOpen(false)} />
  );
  return { form, add, edit: open };
}

function Counts({ items }: { items: readonly MenuItem[] }) {
  const off = items.filter((item) => !item.available).length;
  return (
    <div>
      <h2 className="title-2" tabIndex={-1}>
        {menuTitle(items)}
      </h2>
      {items.length > 0 && (
        <p className="small t3">{off > 0 ? `${off} marked unavailable` : 'Everything can be ordered'}</p>
      )}
    </div>
  );
}

const Frame = ({ children }: { children: ReactNode }) => (
  <main className="wrap main" id="main">
    {children}
  </main>
);

const MenuSkeleton = () => (
  <Frame>
    <Waiting label="Loading menu">
      <Skeleton width={180} height={20} />
      <Filters search={<Skeleton width={340} height={36} radius={8} />} />
      <div className={styles.items}>
        {[0, 1, 2, 3, 4, 5].map((at) => (
          <Skeleton key={at} height={148} radius={12} />
        ))}
      </div>
    </Waiting>
  </Frame>
);
