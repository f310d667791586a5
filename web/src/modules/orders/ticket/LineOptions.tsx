import { type ChosenOption, OPTION_PARTS, type OptionGroup } from '@attendant/contract/menu/options';
import { formatMoney } from '../../../kit/form/format.ts';
import { Options } from '../../../kit/form/Input.tsx';
import { Checkbox } from '../../../kit/form/Toggle.tsx';
import { RowSelect } from '../../../kit/pick/SelectField.tsx';
import { withChoice } from './order-form.ts';
import styles from './Ticket.module.css';

interface LineOptionsProps {
  dish: string;
  groups: readonly OptionGroup[];
  options: readonly ChosenOption[];
  onChange: (options: ChosenOption[]) => void;
}

/** What can be chosen on a dish of an order: one of a group, or several, each on the whole or on a half. */
export const LineOptions = ({ dish, groups, ...more }: LineOptionsProps) => (
  <div className={styles.options}>
    {groups.map((group) =>
      group.max === 1 ? (
        <One key={group.name} {...{ dish, group, ...more }} />
      ) : (
        <Several key={group.name} {...{ dish, group, ...more }} />
      ),
    )}
  </div>
);

type GroupProps = Omit<LineOptionsProps, 'groups'> & { group: OptionGroup };

/** What has run out stays to be seen where it was chosen before. */
const offered = ({ choices }: OptionGroup, has: (choice: string) => boolean) =>
  choices.filter(({ name, available }) => available || has(name));

/** 'Mushrooms +$2.00' */
const pricedName = ({ name, price }: OptionGroup['choices'][number]): string =>
  price === 0 ? name : `${name} ${price > 0 ? '+' : '-'}${formatMoney(Math.abs(price))}`;

function One({ dish, group, options, onChange }: GroupProps) {
  const chosen = options.find((one) => one.group === group.name)?.choice ?? '';
  return (
    <RowSelect
      aria-label={`${group.name} of ${dish}`}
      value={chosen}
      onChange={({ target }) => onChange(withChoice(options, group, target.value, 'whole'))}
    >
      {group.min === 0 && <option value="">No {group.name.toLowerCase()}</option>}
      {group.min > 0 && chosen === '' && <option value="">Choose {group.name.toLowerCase()}</option>}
      <Options of={offered(group, (name) => name === chosen).map((choice) => [choice.name, pricedName(choice)])} />
    </RowSelect>
  );
}

function Several({ dish, group, options, onChange }: GroupProps) {
  const partOf = (choice: string) => options.find((one) => one.group === group.name && one.choice === choice)?.part;
  return (
    <fieldset className={styles.several}>
      <legend>{group.name}</legend>
      {offered(group, (name) => partOf(name) !== undefined).map((one) => {
        const { name } = one;
        const part = partOf(name);
        const put = (wanted: ChosenOption['part'] | null) => onChange(withChoice(options, group, name, wanted));
        return (
          <span key={name} className={styles.choice}>
            <Checkbox checked={part !== undefined} onChange={({ target }) => put(target.checked ? 'whole' : null)}>
              {pricedName(one)}
            </Checkbox>
            {group.halves && part && (
              <RowSelect
                aria-label={`Where on ${dish} ${name} goes`}
                value={part}
                onChange={({ target }) => put(OPTION_PARTS.find((one) => one === target.value) ?? 'whole')}
              >
                <Options of={OPTION_PARTS} />
              </RowSelect>
            )}
          </span>
        );
      })}
    </fieldset>
  );
}
