import type { MenuItem } from '@attendant/contract/menu';
import { useRef, useState } from 'react';
import styles from './MenuItemCard.module.css';

/** '12,50' and '$12' are prices too; null: it is none. */
function typedPrice(typed: string): number | null {
  const plain = typed.replace(/[$\s]/g, '').replace(/,(\d{1,2})$/, '.$1');
  return /^\d{1,5}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}

interface PriceInputProps {
  item: MenuItem;
  /** Null: it stays as it was. By a key, the focus has nowhere to go yet. */
  onDone: (price: number | null, byKey: boolean) => void;
}

/** Enter or leaving it saves, Escape does not; what is no price stays to be put right. */
export function PriceInput({ item, onDone }: PriceInputProps) {
  const [isWrong, setWrong] = useState(false);
  // Taken away by a key, the field is left once more.
  const isOver = useRef(false);
  function leave(typed: string | null, byKey: boolean) {
    if (isOver.current) return;
    const price = typed === null ? null : typedPrice(typed);
    if (typed !== null && price === null) return setWrong(true);
    isOver.current = true;
    onDone(price, byKey);
  }
  return (
    <input
      className={styles.typed}
      aria-label={`Price of ${item.name}`}
      aria-invalid={isWrong || undefined}
      title={isWrong ? 'Price must be a number like 12.50' : undefined}
      inputMode="decimal"
      defaultValue={item.price.toFixed(2)}
      // biome-ignore lint/a11y/noAutofocus: the field stands where the button was that had the focus
      autoFocus
      onFocus={({ target }) => target.select()}
      onBlur={({ target }) => leave(target.value, false)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave(event.currentTarget.value, true);
        if (event.key === 'Escape') leave(null, true);
      }}
    />
  );
}
