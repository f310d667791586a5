import type { MenuItem } from '@attendant/contract/menu';
import { Clock, Flame, Hourglass, Pencil, Star, Tag, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { capital, formatMoney } from '../../kit/form/format.ts';
import { Checkbox, Switch } from '../../kit/form/Toggle.tsx';
import { Badge } from '../../kit/frame/Badge.tsx';
import { IconButton } from '../../kit/frame/Button.tsx';
import { cx } from '../../kit/look/cx.ts';
import { ruleText } from './item/item-form.ts';
import { allergenText } from './list.ts';
import styles from './MenuItemCard.module.css';
import { useToggleAvailability } from './menu.ts';

export interface CardActions {
  onSelect: (id: string, selected: boolean) => void;
  onEdit: (item: MenuItem) => void;
  onRemove: (item: MenuItem) => void;
}

interface MenuItemCardProps {
  agentId: string;
  item: MenuItem;
  /** Null: whoever looks may not change the menu. */
  actions: CardActions | null;
  selected: boolean;
}

/** An item as on a printed menu: the name, a dotted line, the price. */
export const MenuItemCard = memo(function MenuItemCard({ agentId, item, actions, selected }: MenuItemCardProps) {
  const allergens = allergenText(item.allergens);
  return (
    <li className={cx(styles.item, !item.available && styles.out, selected && styles.selected)}>
      <div className={cx(styles.top, actions && styles.selectable)}>
        {actions && (
          <Checkbox
            className={styles.check}
            aria-label={`Select ${item.name}`}
            checked={selected}
            onChange={(event) => actions.onSelect(item.id, event.target.checked)}
          />
        )}
        <h4>{item.name}</h4>
        <span className={styles.price}>{formatMoney(item.price)}</span>
        {item.description && <p className={styles.description}>{item.description}</p>}
        {item.aliases.length > 0 && <p className={styles.group}>Callers also say: {item.aliases.join(', ')}</p>}
        {item.option_groups.map((group) => (
          <p key={group.name} className={styles.group}>
            {group.name}: {group.choices.map(({ name, available }) => (available ? name : `${name} (out)`)).join(', ')}{' '}
            <span className="t3">({ruleText(group).toLowerCase()})</span>
          </p>
        ))}
      </div>
      <div className={cx(styles.tags, actions && styles.selectable)}>
        {item.flags.map((flag) => (
          <Flag key={flag} flag={flag} />
        ))}
        {allergens && <span className={styles.allergens}>{allergens}</span>}
      </div>
      <div className={styles.foot}>
        <Availability agentId={agentId} item={item} mayChange={actions !== null} />
        {item.prep_time !== null && (
          <span className={cx(styles.time, 'num')}>
            <Clock />
            {item.prep_time} min
          </span>
        )}
        {actions && <Buttons item={item} actions={actions} />}
      </div>
    </li>
  );
});

const Buttons = ({ item, actions }: { item: MenuItem; actions: CardActions }) => (
  <span className={styles.buttons}>
    <IconButton label={`Edit ${item.name}`} onClick={() => actions.onEdit(item)}>
      <Pencil size={15} />
    </IconButton>
    <IconButton label={`Delete ${item.name}`} onClick={() => actions.onRemove(item)}>
      <Trash2 size={15} />
    </IconButton>
  </span>
);

function Availability({ agentId, item, mayChange }: { agentId: string; item: MenuItem; mayChange: boolean }) {
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
      <Icon />
      {capital(flag)}
    </Badge>
  );
}
