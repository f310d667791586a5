import type { MenuItem } from '@attendant/contract/menu';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { saveProblem } from '../../../api/meanwhile.ts';
import { Banner } from '../../../kit/form/Banner.tsx';
import { Button } from '../../../kit/frame/Button.tsx';
import { Dialog } from '../../../kit/window/Dialog.tsx';
import { mayDiscard } from '../../../kit/window/discard.ts';
import { useSaveItem } from '../menu.ts';
import styles from './Item.module.css';
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
  const formId = useId();
  const form = useForm<ItemDraft, unknown, ItemFields>({
    resolver: standardSchemaResolver(ItemForm),
    mode: 'onTouched',
    defaultValues: draftOf(item, category),
  });
  const { isDirty } = form.formState;
  const save = useSaveItem(agentId, item, onClose);

  async function close() {
    if (!save.isPending && (await mayDiscard(isDirty))) onClose();
  }

  return (
    <Dialog
      title={item ? 'Edit Item' : 'Add Item'}
      wide
      isOpen={isOpen}
      onClose={() => void close()}
      footer={
        <>
          <Button variant="ghost" onClick={() => void close()}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={save.isPending} loadingText="Saving...">
            {item ? 'Save Changes' : 'Add Item'}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form
          id={formId}
          className={styles.form}
          noValidate
          onSubmit={(event) => void form.handleSubmit((fields) => save.mutate(fieldsToSend(fields)))(event)}
        >
          {save.error && (
            <Banner tone="danger">
              {saveProblem(save.error, item ? 'Failed to update menu item' : 'Failed to create menu item')}
            </Banner>
          )}
          <ItemFieldset categories={categories} />
          <OptionGroupList />
        </form>
      </FormProvider>
    </Dialog>
  );
}

export default ItemDialog;
