import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/Collection';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { FieldError } from '../form/Field.tsx';
import field from '../form/field.module.css';
import { cx } from '../look/cx.ts';
import overlay from '../window/Overlay.module.css';
import styles from './Pick.module.css';

export interface PickGroup {
  name: string;
  choices: readonly { id: string; text: string; more?: string; also?: readonly string[] }[];
}

interface SearchPickProps {
  label: string;
  placeholder: string;
  groups: readonly PickGroup[];
  onPick: (id: string) => void;
  error?: string | undefined;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** One of very many, found by typing how its words begin; picked, the field is ready for the next. */
export function SearchPick({ label, placeholder, groups, onPick, error }: SearchPickProps) {
  const [typed, setTyped] = useState('');
  const found = useMemo(() => {
    const words = plain(typed).split(/\s+/).filter(Boolean);
    return groups.flatMap(({ name, choices }) => {
      const fitting = choices.filter(({ text, also = [] }) => {
        const said = plain([text, name, ...also].join(' ')).split(/[^\p{L}\p{N}]+/u);
        return words.every((word) => said.some((one) => one.startsWith(word)));
      });
      return fitting.length > 0 ? [{ id: name, choices: fitting }] : [];
    });
  }, [groups, typed]);
  return (
    <ComboBox
      className={field.field ?? ''}
      menuTrigger="focus"
      allowsEmptyCollection
      isInvalid={error !== undefined}
      items={found}
      inputValue={typed}
      onInputChange={setTyped}
      selectedKey={null}
      onSelectionChange={(key) => {
        if (key === null) return;
        onPick(String(key));
        setTyped('');
      }}
    >
      <Label className={field.label ?? ''}>{label}</Label>
      <div className={field.group}>
        <Search />
        <Input className={field.control ?? ''} placeholder={placeholder} />
        <Button className="sr" excludeFromTabOrder>
          Show all
        </Button>
      </div>
      {error && (
        <Text slot="errorMessage" role="alert">
          <FieldError>{error}</FieldError>
        </Text>
      )}
      <Popover className={cx(overlay.overlay, styles.popover, styles.wide)}>
        <ListBox<{ id: string; choices: PickGroup['choices'] }>
          className={styles.list ?? ''}
          renderEmptyState={() => <p className={styles.nothing}>Nothing found</p>}
        >
          {({ id, choices }) => (
            <ListBoxSection id={`section ${id}`}>
              <Header className={styles.head ?? ''}>{id}</Header>
              <Collection items={choices}>
                {({ id: key, text, more }) => (
                  <ListBoxItem id={key} textValue={text} className={cx(overlay.item, styles.item)}>
                    <span className="grow">{text}</span>
                    {more && <span className="num t2">{more}</span>}
                  </ListBoxItem>
                )}
              </Collection>
            </ListBoxSection>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
