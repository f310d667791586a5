import type { MenuItem } from '@attendant/contract/menu';
import { FormProvider, useForm } from 'react-hook-form';
import { saveProblem } from '../../../api/meanwhile.ts';
import { checkedBy } from '../../../kit/part/checked-by.ts';
import { FormWindow } from '../../../kit/window/FormWindow.tsx';
import { useSaveItem } from '../menu.ts';
import { ItemFieldset } from './ItemFieldset.tsx';
import { draftOf, fieldsToSend, type ItemDraft, type ItemFields, ItemForm } from './item-form.ts';
import { OptionGroupList } from './OptionGroupList.tsx';

interface ItemDialogProps {
  agentId: string;
  /** Null: a new one. */
  item: MenuItem | null;
  /** Where a new one would stand. */
  category: string;
  categories: readonly string[];
  isOpen: boolean;
  onClose: () => void;
}

function ItemDialog({ agentId, item, category, categories, isOpen, onClose }: ItemDialogProps) {
  const form = useForm<ItemDraft, unknown, ItemFields>({
    resolver: checkedBy(ItemForm),
    mode: 'onTouched',
    defaultValues: draftOf(item, category),
  });
  const { isDirty } = form.formState;
  const save = useSaveItem(agentId, item, onClose);

  return (
    <FormWindow
      wide
      title={item ? 'Edit Item' : 'Add Item'}
      act={item ? 'Save Changes' : 'Add Item'}
      isSaving={save.isPending}
      problem={
        save.error && saveProblem(save.error, item ? 'Failed to update menu item' : 'Failed to create menu item')
      }
      onSubmit={form.handleSubmit((fields) => save.mutate(fieldsToSend(fields)))}
      {...{ isOpen, isDirty, onClose }}
    >
      <FormProvider {...form}>
        <ItemFieldset categories={categories} />
        <OptionGroupList />
      </FormProvider>
    </FormWindow>
  );
}

export default ItemDialog;
