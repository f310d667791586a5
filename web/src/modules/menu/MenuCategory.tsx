import type { MenuItem } from '@attendant/contract/menu';
import { Clock, Flame, Hourglass, Star, Tag } from 'lucide-react';
import { Badge } from '../../kit/Badge.tsx';
import { cx } from '../../kit/cx.ts';
import { formatMoney } from '../../kit/format.ts';
import { Switch } from '../../kit/Toggle.tsx';
import { allergenText, type Category } from './list.ts';
import styles from './MenuPage.module.css';
import { useToggleAvailability } from './menu.ts';

interface MenuCategoryProps {
  agentId: string;
  category: Category;
  mayChange: boolean;
}

/** One chapter of the menu, set like a printed one: the name, a dotted line, the price. */
export const MenuCategory = ({ agentId, category: { name, items }, mayChange }: MenuCategoryProps) => (
  <section className={styles.category} aria-label={name}>
    <header>
      <h3>{name}</h3>
      <span className="t3 small">
        {items.length} {items.length === 1 ? 'item' : 'items'}
      </span>
    </header>
    <ul className={styles.items}>
      {items.map((item) => (
        <Item key={item.id} agentId={agentId} item={item} mayChange={mayChange} />
      ))}
    </ul>
  </section>
);

interface ItemProps {
  agentId: string;
  item: MenuItem;
  mayChange: boolean;
}

function Item({ agentId, item, mayChange }: ItemProps) {
  const allergens = allergenText(item.allergens);
  return (
    <li className={cx(styles.item, !item.available && styles.out)}>
      <div className={styles.top}>
        <h4>{item.name}</h4>
        <span className={styles.price}>{formatMoney(item.price)}</span>
        {item.description && <p className={styles.description}>{item.description}</p>}
      </div>
      <div className={styles.tags}>
        {item.flags.map((flag) => (
          <Flag key={flag} flag={flag} />
        ))}
        {allergens && <span className={styles.allergens}>{allergens}</span>}
      </div>
      <div className={styles.foot}>
        <Availability agentId={agentId} item={item} mayChange={mayChange} />
        {item.prep_time !== null && (
          <span className={cx(styles.time, 'num')}>
            <Clock strokeWidth={1.75} aria-hidden="true" />
            {item.prep_time} min
          </span>
        )}
      </div>
    </li>
  );
}

function Availability({ agentId, item, mayChange }: ItemProps) {
  const toggle = useToggleAvailability(agentId, item.id);
  const word = item.available ? 'Available' : 'Unavailable';
  if (!mayChange) return <span>{word}</span>;
  return (
    <Switch
      checked={item.available}
      aria-label={`Available, ${item.name}`}
      onChange={(event) => toggle.mutate({ itemId: item.id, available: event.target.checked })}
    >
      {word}
    </Switch>
  );
}

const FLAGS = {
  popular: ['pine', Flame],
  special: ['lit', Star],
  new: ['info', Tag],
  limited: ['warning', Hourglass],
} as const;

function Flag({ flag }: { flag: keyof typeof FLAGS }) {
  const [tone, Icon] = FLAGS[flag];
  return (
    <Badge tone={tone} className={styles.flag}>
      <Icon strokeWidth={1.75} aria-hidden="true" />
      {flag.charAt(0).toUpperCase() + flag.slice(1)}
    </Badge>
  );
}
