import { MEMORY_CONTENT_MAX, MEMORY_TYPES } from '@attendant/contract/constants';
import type { Memory } from '@attendant/contract/memories';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useId } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { isProblem, problemText } from '../../api/door/problem.ts';
import { Banner } from '../../kit/form/Banner.tsx';
import { SelectField, TextAreaField } from '../../kit/form/Input.tsx';
import { Switch } from '../../kit/form/Toggle.tsx';
import { Button } from '../../kit/frame/Button.tsx';
import { RangeField } from '../../kit/part/RangeField.tsx';
import { Dialog } from '../../kit/window/Dialog.tsx';
import { mayDiscard } from '../../kit/window/discard.ts';
import styles from './MemoryDialog.module.css';
import { useSaveMemory } from './memories.ts';
import { fieldsOf, MemoryForm, type MemoryFormFields } from './memory-form.ts';
import { PriorityBadge } from './PriorityMark.tsx';

interface MemoryDialogProps {
  agentId: string;
  /** Null: a new one. */
  memory: Memory | null;
  /** It waits to be approved. */
  isProposal: boolean;
  isOpen: boolean;
  onClose: () => void;
}

function MemoryDialog({ agentId, memory, isProposal, isOpen, onClose }: MemoryDialogProps) {
  const formId = useId();
  const form = useForm<MemoryFormFields>({
    resolver: standardSchemaResolver(MemoryForm),
    mode: 'onTouched',
    defaultValues: fieldsOf(memory),
  });
  const { isDirty } = form.formState;
  const save = useSaveMemory(agentId, memory, isProposal, onClose);

  async function close() {
    if (!save.isPending && (await mayDiscard(isDirty))) onClose();
  }

  return (
    <Dialog
      title={memory ? 'Edit Memory' : 'Create New Memory'}
      wide
      isOpen={isOpen}
      onClose={() => void close()}
      footer={
        <>
          <Button variant="ghost" onClick={() => void close()}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={save.isPending}>
            {isProposal ? 'Approve' : memory ? 'Save Changes' : 'Create Memory'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event) => void form.handleSubmit((fields) => save.mutate(fields))(event)}
      >
        {save.error && (
          <Banner tone="danger">
            {isProblem(save.error, 409)
              ? 'This was changed by someone else meanwhile. What you typed is still here: save again to put it in its place.'
              : problemText(save.error, memory ? 'Failed to update memory' : 'Failed to create memory')}
          </Banner>
        )}
        <Fields form={form} />
      </form>
    </Dialog>
  );
}

function Fields({ form }: { form: UseFormReturn<MemoryFormFields> }) {
  const { errors } = form.formState;
  const [content, importance] = useWatch({ control: form.control, name: ['content', 'importance'] });
  return (
    <>
      <TextAreaField
        label="Lesson"
        rows={5}
        autoFocus
        count={[content.length, MEMORY_CONTENT_MAX]}
        error={errors.content?.message}
        {...form.register('content')}
      />
      <SelectField label="Type" error={errors.memory_type?.message} {...form.register('memory_type')}>
        {MEMORY_TYPES.map((type) => (
          <option key={type} value={type}>
            {type.charAt(0).toUpperCase() + type.slice(1)}
          </option>
        ))}
      </SelectField>
      <RangeField
        label="Priority"
        range={{ min: 0, max: 1, step: 0.1 }}
        at={importance}
        shown={
          <>
            <PriorityBadge importance={importance} /> <span className="num">{importance.toFixed(1)}</span>
          </>
        }
        {...form.register('importance', { valueAsNumber: true })}
      />
      <Switch {...form.register('active')}>Use this memory on calls</Switch>
    </>
  );
}

export default MemoryDialog;
