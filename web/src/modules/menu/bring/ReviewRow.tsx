import { X } from 'lucide-react';
import { memo } from 'react';
import { formatMoney } from '../../../kit/form/format.ts';
import { Checkbox } from '../../../kit/form/Toggle.tsx';
import { Badge } from '../../../kit/frame/Badge.tsx';
import { Button, IconButton } from '../../../kit/frame/Button.tsx';
import { cx } from '../../../kit/look/cx.ts';
import styles from './Bring.module.css';
import type { Reviewed, Verdict } from './review.ts';

interface ReviewRowProps {
  row: Reviewed;
  verdict: Verdict;
  /** Of the categories there are. */
  listId: string;
  /** All are new: that is said once. */
  areAllNew: boolean;
  onChange: (key: number, changes: Partial<Reviewed>) => void;
}

type Cell = 'name' | 'category' | 'price' | 'description';

/** One dish of the list: what was read, each part to be put right, and what would become of it. */
export const ReviewRow = memo(function ReviewRow({ row, verdict, listId, areAllNew, onChange }: ReviewRowProps) {
  const { key, name, isIn } = row;
  const called = name || `line ${row.line}`;
  const wrong = verdict.kind === 'problem' ? verdict.field : '';
  const put =
    (field: Cell) =>
    ({ target }: { target: { value: string } }) =>
      target.value !== row[field] && onChange(key, { [field]: target.value });
  const cell = (field: Cell, label: string) => ({
    'aria-label': `${label} of ${called}`,
    'aria-invalid': wrong === field || undefined,
    'aria-describedby': wrong === field ? `wrong-${key}` : undefined,
    defaultValue: row[field],
    disabled: !isIn,
    onBlur: put(field),
    // What was missing counts as soon as it is typed: else the press that saves it would find nothing to save. A category
    // is another field once it has another name.
    onChange: wrong === field && field !== 'category' ? put(field) : undefined,
  });
  return (
    <li className={cx(styles.row, !isIn && styles.out)}>
      <Checkbox
        aria-label={`Take ${called}`}
        checked={isIn}
        onChange={({ target }) => onChange(key, { isIn: target.checked })}
      />
      <input className={cx(styles.cell, styles.name)} maxLength={120} {...cell('name', 'Name')} />
      {row.description !== '' && (
        <input className={cx(styles.cell, styles.told)} maxLength={1000} {...cell('description', 'Description')} />
      )}
      <input
        key={row.category}
        className={cx(styles.cell, styles.category)}
        list={listId}
        maxLength={60}
        {...cell('category', 'Category')}
      />
      <span className={styles.price}>
        <span aria-hidden="true">$</span>
        <input className={styles.cell} inputMode="decimal" {...cell('price', 'Price')} />
      </span>
      {!areAllNew && (
        <span className={styles.verdict}>
          <VerdictBadge verdict={verdict} />
        </span>
      )}
      <div className={styles.more}>
        <Choices row={row} onChange={onChange} />
        {row.aliases.length > 0 && <span className="small t3">Callers also say: {row.aliases.join(', ')}</span>}
        {!row.available && <span className="small t3">Sold out</span>}
        {verdict.kind === 'problem' && (
          <span id={`wrong-${key}`} className={styles.wrong} tabIndex={-1} data-wrong>
            {verdict.message}
            {wrong === 'options' && (
              <Button size="sm" variant="ghost" onClick={() => onChange(key, { problem: null })}>
                Save without choices
              </Button>
            )}
          </span>
        )}
        {verdict.kind === 'change' && <Namesake {...{ row, verdict, onChange }} />}
      </div>
    </li>
  );
});

function VerdictBadge({ verdict }: { verdict: Verdict }) {
  if (verdict.kind === 'new') return <Badge tone="pine">New</Badge>;
  if (verdict.kind === 'change') return <Badge tone="info">Changes {verdict.says}</Badge>;
  if (verdict.kind === 'problem') return <Badge tone="danger">Needs something</Badge>;
  return <Badge tone="line">{verdict.kind === 'same' ? 'As it is' : 'Left out'}</Badge>;
}

/** A dish of that name stands elsewhere on the menu: it is that one, or another. */
function Namesake({
  row,
  verdict,
  onChange,
}: Pick<ReviewRowProps, 'row' | 'onChange'> & { verdict: { item: { category: string } } }) {
  const { category } = verdict.item;
  if (category.toLowerCase() === row.category.trim().toLowerCase()) return null;
  return (
    <span className="small t2">
      On the menu in {category}.{' '}
      <Button size="sm" variant="ghost" onClick={() => onChange(row.key, { isOther: true })}>
        Add as another dish
      </Button>
    </span>
  );
}

function Choices({ row, onChange }: Pick<ReviewRowProps, 'row' | 'onChange'>) {
  return row.option_groups.map((group) => (
    <span key={group.name} className={styles.choices}>
      {group.name}:{' '}
      {group.choices
        .map(({ name, price }) => (price === 0 ? name : `${name} ${price > 0 ? '+' : ''}${formatMoney(price)}`))
        .join(', ')}
      <IconButton
        size="sm"
        label={`Leave out ${group.name} of ${row.name}`}
        onClick={() => onChange(row.key, { option_groups: row.option_groups.filter((one) => one !== group) })}
      >
        <X size={14} />
      </IconButton>
    </span>
  ));
}
