import {
  BOARD_ORDERS,
  type BoardOrder,
  OrderSettings,
  type OrderSettingsChanges,
  OrderSettingsChanges as Schema,
} from '@attendant/contract/orders/settings';
import { useForm, useWatch } from 'react-hook-form';
import { problemText } from '../../../api/door/problem.ts';
import { Options, TextAreaField, TextField } from '../../../kit/form/Input.tsx';
import { Checkbox, Switch } from '../../../kit/form/Toggle.tsx';
import { checkedBy } from '../../../kit/part/checked-by.ts';
import { fieldOf } from '../../../kit/part/field-of.ts';
import { SelectField } from '../../../kit/pick/SelectField.tsx';
import { FormWindow, Pair } from '../../../kit/window/FormWindow.tsx';
import styles from './Kitchen.module.css';
import { useSaveKitchen } from './kitchen.ts';
import { StationFields } from './StationFields.tsx';

interface KitchenSettingsProps {
  agentId: string;
  kitchen: OrderSettings;
  isOpen: boolean;
  onClose: () => void;
}

const BOARD_ORDER_NAMES: Readonly<Record<BoardOrder, string>> = {
  newest: 'The newest order',
  oldest: 'The order that waits longest',
};

const number = { setValueAs: (value: unknown) => (value === '' || value === null ? null : Number(value)) };

/** When a ticket turns amber and red, what callers are told, and how orders go out. */
function KitchenSettings({ agentId, kitchen, isOpen, onClose }: KitchenSettingsProps) {
  const { busy_minutes: _minutes, busy_until: _until, ...kept } = kitchen;
  const form = useForm<OrderSettingsChanges>({
    resolver: checkedBy(Schema),
    mode: 'onTouched',
    defaultValues: kept,
  });
  const { isDirty } = form.formState;
  const stations = useWatch({ control: form.control, name: 'stations' });
  const field = fieldOf(form);
  const save = useSaveKitchen(agentId, onClose);
  return (
    <FormWindow
      wide
      title="Order settings"
      act="Save Changes"
      isSaving={save.isPending}
      problem={save.error && problemText(save.error, 'The settings could not be saved.')}
      onSubmit={form.handleSubmit((changes) => save.mutate(changes))}
      {...{ isOpen, isDirty, onClose }}
    >
      <Pair>
        <TextField label="Amber after (minutes)" type="number" min="1" {...field('due_minutes', number)} />
        <TextField label="Red after (minutes)" type="number" min="1" {...field('late_minutes', number)} />
      </Pair>
      <SelectField label="On top of each column" {...form.register('board_order')}>
        <Options of={BOARD_ORDERS} nameOf={(one) => BOARD_ORDER_NAMES[one]} />
      </SelectField>
      <TextField
        label="An order takes (minutes)"
        optional
        type="number"
        min="1"
        hint="Callers are told, and the time stands on the ticket. Empty: nothing is promised."
        {...field('ready_minutes', number)}
      />
      <fieldset className={styles.goes}>
        <legend>Orders are for</legend>
        <Checkbox {...form.register('pickup')}>Pickup</Checkbox>
        <Checkbox {...form.register('delivery')}>Delivery</Checkbox>
      </fieldset>
      <StationFields
        agentId={agentId}
        stations={stations ?? []}
        onChange={(changed) => form.setValue('stations', changed, { shouldDirty: true })}
      />
      <Switch {...form.register('closed_orders')}>Take orders while closed, for the next opening</Switch>
      <Switch {...form.register('ready_text_enabled')}>Text customers when their order is ready</Switch>
      <TextAreaField
        label="Text when ready"
        rows={2}
        hint="{name} and {business} are filled in. Needs a number that can send texts."
        {...field('ready_text')}
      />
    </FormWindow>
  );
}

export default KitchenSettings;
