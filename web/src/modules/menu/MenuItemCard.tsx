import type { MenuItem } from '@attendant/contract/menu';
import { Clock, Flame, Hourglass, Pencil, Star, Tag, Trash2 } from 'lucide-react';
import { memo, useRef, useState } from 'react';
import { capital, formatDayOf, formatMoney, formatTime } from '../../kit/form/format.ts';
import { Checkbox, Switch } from '../../kit/form/Toggle.tsx';
import { Badge } from '../../kit/frame/Badge.tsx';
import { IconButton } from '../../kit/frame/Button.tsx';
import { cx } from '../../kit/look/cx.ts';
import { useCurrentAgent } from '../agents/current-agent.ts';
import { ruleText } from './item/item-form.ts';
import { allergenText } from './list.ts';
import styles from './MenuItemCard.module.css';
import { useChangePrice, useToggleAvailability } from './menu.ts';
import { PriceInput } from './PriceInput.tsx';

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
        <Price agentId={agentId} item={item} mayChange={actions !== null} />
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

interface PartProps {
  agentId: string;
  item: MenuItem;
  mayChange: boolean;
}

/** Pressed, it is typed where it stands. */
function Price({ agentId, item, mayChange }: PartProps) {
  const [isTyping, setTyping] = useState(false);
  const change = useChangePrice(agentId, item);
  const button = useRef<HTMLButtonElement>(null);
  if (!mayChange) return <span className={styles.price}>{formatMoney(item.price)}</span>;
  function done(price: number | null, byKey: boolean) {
    setTyping(false);
    if (price !== null && price !== item.price) change.mutate(price);
    if (byKey) requestAnimationFrame(() => button.current?.focus());
  }
  if (isTyping) return <PriceInput item={item} onDone={done} />;
  return (
    <button
      ref={button}
      type="button"
      className={cx(styles.price, styles.editable)}
      aria-label={`Price of ${item.name}, ${formatMoney(item.price)}. Change`}
      title="Change the price"
      onClick={() => setTyping(true)}
    >
      {formatMoney(change.isPending ? change.variables : item.price)}
    </button>
  );
}

function Availability({ agentId, item, mayChange }: PartProps) {
  const { timezone } = useCurrentAgent();
  const toggle = useToggleAvailability(agentId, item.id);
  const { sold_out_until: until } = item;
  const back = until && `Back ${formatDayOf(until, timezone)}, ${formatTime(until, timezone)}`;
  const word = item.available ? 'Available' : (back ?? 'Unavailable');
  if (!mayChange) return <span>{word}</span>;
  return (
    <>
      <Switch
        checked={item.available}
        aria-label={`Available, ${item.name}`}
        onChange={(event) => toggle.mutate({ itemId: item.id, available: event.target.checked })}
      >
        {word}
      </Switch>
      {!item.available && (
        <button
          type="button"
          className={cx('link', styles.until)}
          aria-label={until ? `${item.name} until I say` : `${item.name} until tomorrow`}
          onClick={() => toggle.mutate({ itemId: item.id, available: false, ...(!until && { until: 'tomorrow' }) })}
        >
          {until ? 'Until I say' : 'Until tomorrow'}
        </button>
      )}
    </>
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
