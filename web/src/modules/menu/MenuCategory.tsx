import type { MenuItem } from '@attendant/contract/menu';
import { Checkbox } from '../../kit/form/Toggle.tsx';
import type { Category } from './list.ts';
import { type CardActions, MenuItemCard } from './MenuItemCard.tsx';
import styles from './MenuPage.module.css';

interface MenuCategoryProps {
  agentId: string;
  category: Category;
  /** The first so many of its items are shown. */
  most: number;
  selected: ReadonlySet<string>;
  actions: (CardActions & { onSelectAll: (items: readonly MenuItem[], selected: boolean) => void }) | null;
}

/** One chapter of the menu. */
export function MenuCategory({ agentId, category: { name, items }, most, selected, actions }: MenuCategoryProps) {
  const count = `${items.length} ${items.length === 1 ? 'item' : 'items'}`;
  return (
    <section className={styles.category} aria-label={name}>
      <header>
        <h3>{name}</h3>
        <span className="t3 small">{count}</span>
        {actions && items.length > 1 && (
          <Checkbox
            className={styles.all}
            aria-label={`Select all of ${name}`}
            checked={items.every(({ id }) => selected.has(id))}
            onChange={(event) => actions.onSelectAll(items, event.target.checked)}
          >
            Select all
          </Checkbox>
        )}
      </header>
      <ul className={styles.items}>
        {items.slice(0, most).map((item) => (
          <MenuItemCard
            key={item.id}
            agentId={agentId}
            item={item}
            actions={actions}
            selected={selected.has(item.id)}
          />
        ))}
      </ul>
    </section>
  );
}
