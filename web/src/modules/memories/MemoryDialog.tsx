import { MEMORY_CONTENT_MAX, MEMORY_TYPES } from '@attendant/contract/constants';
import type { Memory } from '@attendant/contract/memories';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { saveProblem } from '../../api/meanwhile.ts';
import { capital } from '../../kit/form/format.ts';
import { Options, TextAreaField } from '../../kit/form/Input.tsx';
import { Switch } from '../../kit/form/Toggle.tsx';
import { checkedBy } from '../../kit/part/checked-by.ts';
import { fieldOf } from '../../kit/part/field-of.ts';
import { RangeField } from '../../kit/part/RangeField.tsx';
import { SelectField } from '../../kit/pick/SelectField.tsx';
import { FormWindow } from '../../kit/window/FormWindow.tsx';
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
  const form = useForm<MemoryFormFields>({
    resolver: checkedBy(MemoryForm),
    mode: 'onTouched',
    defaultValues: fieldsOf(memory),
  });
  const { isDirty } = form.formState;
  const save = useSaveMemory(agentId, memory, isProposal, onClose);

  return (
    <FormWindow
      wide
      title={memory ? 'Edit Memory' : 'Create New Memory'}
      act={isProposal ? 'Approve' : memory ? 'Save Changes' : 'Create Memory'}
      isSaving={save.isPending}
      problem={save.error && saveProblem(save.error, memory ? 'Failed to update memory' : 'Failed to create memory')}
      onSubmit={form.handleSubmit((fields) => save.mutate(fields))}
      {...{ isOpen, isDirty, onClose }}
    >
      <Fields form={form} />
    </FormWindow>
  );
}

function Fields({ form }: { form: UseFormReturn<MemoryFormFields> }) {
  const field = fieldOf(form);
  const [content, importance] = useWatch({ control: form.control, name: ['content', 'importance'] });
  return (
    <>
      <TextAreaField
        label="Lesson"
        rows={5}
        autoFocus
        count={[content.length, MEMORY_CONTENT_MAX]}
        {...field('content')}
      />
      <SelectField label="Type" {...field('memory_type')}>
        <Options of={MEMORY_TYPES} nameOf={capital} />
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
