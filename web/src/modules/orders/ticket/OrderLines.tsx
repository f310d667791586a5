import type { MenuItem } from '@attendant/contract/menu';
import { optionText } from '@attendant/contract/menu/options';
import { X } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { formatMoney } from '../../../kit/form/format.ts';
import { TextField } from '../../../kit/form/Input.tsx';
import { IconButton } from '../../../kit/frame/Button.tsx';
import { SearchPick } from '../../../kit/pick/SearchPick.tsx';
import { groupMenu } from '../../menu/list.ts';
import { useMenu } from '../../menu/menu.ts';
import { LineOptions } from './LineOptions.tsx';
import { lineOf, type OrderDraft, type OrderFields, priceOf, totalOf } from './order-form.ts';
import styles from './Ticket.module.css';

/** What stands on an order, line by line, and more of the menu to put on it. */
export function OrderLines({ order }: { order: OrderDraft }) {
  const { control, formState } = useFormContext<OrderFields>();
  const { fields, append, remove } = useFieldArray<OrderFields, 'lines', 'key'>({
    control,
    name: 'lines',
    keyName: 'key',
  });
  const { items: menu } = useMenu(order.agent_id);
  const items = menu ?? [];
  const problem = formState.errors.lines?.root?.message ?? formState.errors.lines?.message;
  const sold = items.filter(({ available }) => available);
  const add = (id: string) => {
    const item = sold.find((one) => one.id === id);
    if (item) append(lineOf(item));
  };
  return (
    <>
      {fields.length > 0 && (
        <ul className={styles.rows}>
          {fields.map((line, at) => (
            <Row key={line.key} {...{ order, at, items }} onRemove={() => remove(at)} />
          ))}
        </ul>
      )}
      {fields.length > 0 && <Total order={order} items={items} />}
      {menu && sold.length === 0 && <p>Nothing on the menu can be ordered at the moment.</p>}
      {sold.length > 0 && (
        <SearchPick
          label="Add a dish"
          placeholder="Search the menu"
          groups={groupMenu(sold).map(({ name, items: dishes }) => ({
            name,
            choices: dishes.map(({ id, name: dish, price, aliases }) => ({
              id,
              text: dish,
              more: formatMoney(price),
              also: aliases,
            })),
          }))}
          onPick={add}
          error={problem}
        />
      )}
    </>
  );
}

/** What the guest is told at the counter; the server adds it up itself. */
function Total({ order, items }: Pick<RowProps, 'order' | 'items'>) {
  const lines = useWatch<OrderFields, 'lines'>({ name: 'lines' });
  return (
    <p className={styles.total}>
      Total <output className="num">{formatMoney(totalOf(lines, order, items))}</output>
    </p>
  );
}

interface RowProps {
  order: OrderDraft;
  at: number;
  items: readonly MenuItem[];
  onRemove: () => void;
}

function Row({ order, at, items, onRemove }: RowProps) {
  const { register, setValue, watch, formState } = useFormContext<OrderFields>();
  const line = watch(`lines.${at}`);
  const item = items.find(({ id }) => id === line.menu_item_id);
  const price = priceOf(line, order, item);
  const isGone = item && !item.available && !order.order_items.some(({ id }) => id === line.id);
  return (
    <li>
      <TextField
        label="How many"
        type="number"
        min="1"
        error={formState.errors.lines?.[at]?.quantity?.message}
        {...register(`lines.${at}.quantity`, { valueAsNumber: true })}
      />
      <span className={styles.dish}>
        {line.name}
        <small className="num">
          {[item ? '' : optionText(line.options), price === null ? '' : formatMoney(price)].filter(Boolean).join(', ')}
        </small>
        {isGone && <small className={styles.gone}>Sold out</small>}
      </span>
      <TextField label="Note" optional {...register(`lines.${at}.note`)} />
      <IconButton label={`Remove ${line.name}`} onClick={onRemove}>
        <X size={16} />
      </IconButton>
      {item && item.option_groups.length > 0 && (
        <LineOptions
          dish={line.name}
          groups={item.option_groups}
          options={line.options}
          onChange={(options) => setValue(`lines.${at}.options`, options, { shouldDirty: true })}
        />
      )}
    </li>
  );
}
