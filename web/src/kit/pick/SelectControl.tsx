import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { later } from '../window/later.tsx';
import { bothRefs } from './both-refs.ts';
import { putValue } from './put-value.ts';
import type { ListGroup } from './SelectList.tsx';

const load = () => import('./SelectList.tsx');
const SelectList = later(load);
const OPENS = new Set([' ', 'Enter', 'ArrowDown', 'ArrowUp']);

/** The element as it was when it was pressed. */
interface Opened {
  label: string;
  groups: ListGroup[];
  value: string;
}

/**
 * A select whose list is ours. The element is the browser's: forms, labels, screen readers and letters typed on it know
 * it; what opens is a list box in the language of the house, whose code comes when somebody comes near.
 */
export function SelectControl({ className, ref, ...select }: ComponentProps<'select'>) {
  const own = useRef<HTMLSelectElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = () => {
    const control = own.current;
    if (!control || control.matches(':disabled')) return;
    control.focus();
    const label = control.labels[0]?.textContent ?? control.getAttribute('aria-label') ?? '';
    setOpened({ label, groups: groupsIn(control), value: control.value });
  };
  const close = () => setOpened(null);
  return (
    <>
      <select
        {...select}
        ref={bothRefs(own, ref)}
        className={className}
        aria-expanded={opened !== null}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onMouseDown={(event) => {
          event.preventDefault();
          open();
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (!OPENS.has(event.key)) return;
          event.preventDefault();
          open();
        }}
      />
      {opened && (
        <SelectList
          {...opened}
          triggerRef={own}
          onClose={close}
          onPick={(value) => {
            if (own.current && own.current.value !== value) putValue(own.current, value);
            close();
          }}
        />
      )}
    </>
  );
}

/** As they stand in the element at this moment. */
function groupsIn(select: HTMLSelectElement): ListGroup[] {
  const groups: ListGroup[] = [];
  for (const { value, text, disabled, parentElement } of select.options) {
    const name = parentElement instanceof HTMLOptGroupElement ? parentElement.label : '';
    const last = groups.at(-1);
    const choice = { value, text, disabled };
    if (last?.name === name) last.choices.push(choice);
    else groups.push({ name, choices: [choice] });
  }
  return groups;
}
