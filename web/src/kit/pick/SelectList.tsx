import { Check } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { SearchField } from 'react-aria-components/SearchField';
import field from '../form/field.module.css';
import { cx } from '../look/cx.ts';
import overlay from '../window/Overlay.module.css';
import { Overlay } from '../window/Overlay.tsx';
import { tabOut } from '../window/tab-out.ts';
import styles from './Pick.module.css';

export interface ListGroup {
  /** Above its choices; '' is none. */
  name: string;
  choices: { value: string; text: string; disabled: boolean }[];
}

interface SelectListProps {
  label: string;
  groups: readonly ListGroup[];
  value: string;
  /** Where so many choices have an order that everybody knows, nothing has to be found by typing. */
  isOrdered?: boolean;
  triggerRef: RefObject<HTMLElement | null>;
  onPick: (value: string) => void;
  onClose: () => void;
}

/** From so many on they are found by typing. */
const MANY = 12;
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The choices of a field, in a list below it. */
export default function SelectList({ label, groups, value, isOrdered, triggerRef, onPick, onClose }: SelectListProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('[data-selected]')?.scrollIntoView({ block: 'center' }), []);
  const isLong = !isOrdered && groups.reduce((sum, { choices }) => sum + choices.length, 0) >= MANY;
  const list = (
    <ListBox
      ref={box}
      aria-label={label}
      className={styles.list ?? ''}
      autoFocus={!isLong}
      selectionMode="single"
      selectedKeys={[keyOf(value)]}
      // Picked once more it is wanted all the same.
      onSelectionChange={(keys) => {
        const [key = keyOf(value)] = keys === 'all' ? [] : [...keys];
        onPick(String(key).slice(1));
      }}
      renderEmptyState={() => <p className={styles.nothing}>Nothing found</p>}
    >
      {groups.map((group) =>
        group.name === '' ? (
          group.choices.map(Item)
        ) : (
          <ListBoxSection key={group.name} id={`group ${group.name}`}>
            <Header className={styles.head ?? ''}>{group.name}</Header>
            {group.choices.map(Item)}
          </ListBoxSection>
        ),
      )}
    </ListBox>
  );
  /** What the arrows stand on is taken, as by a select of the browser. */
  const leave = () => {
    const key = box.current?.querySelector('[data-focused]')?.getAttribute('data-key');
    if (key) onPick(key.slice(1));
    else onClose();
  };
  return (
    <Overlay
      label={label}
      placement="bottom start"
      className={styles.popover}
      triggerRef={triggerRef}
      onClose={onClose}
      onKeyDownCapture={(event) => tabOut(event, triggerRef.current, leave)}
    >
      {isLong ? (
        <Autocomplete filter={(text, typed) => plain(text).includes(plain(typed))}>
          <SearchField aria-label={`Find in ${label}`} autoFocus className={styles.find ?? ''}>
            <Input className={field.control ?? ''} placeholder="Find" />
          </SearchField>
          {list}
        </Autocomplete>
      ) : (
        list
      )}
    </Overlay>
  );
}

/** A key may not be empty, a value may. */
const keyOf = (value: string): string => `=${value}`;

const Item = ({ value, text, disabled }: ListGroup['choices'][number]) => (
  <ListBoxItem
    key={value}
    id={keyOf(value)}
    textValue={text}
    isDisabled={disabled}
    className={cx(overlay.item, styles.item)}
  >
    {({ isSelected }) => (
      <>
        <span className="grow">{text}</span>
        {isSelected && <Check />}
      </>
    )}
  </ListBoxItem>
);
