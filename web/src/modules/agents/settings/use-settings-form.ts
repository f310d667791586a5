import type { Settings } from '@attendant/contract/agents/settings';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { isProblem, problemText } from '../../../api/door/problem.ts';
import { toast } from '../../../kit/frame/toast.ts';
import { checkedBy } from '../../../kit/part/checked-by.ts';
import { useLeaveGuard } from '../use-leave-guard.ts';
import { agreedToHours } from './hours/agreed.ts';
import type { Parts } from './parts.ts';
import { useSaveSettings } from './settings.ts';
import { rebase, type SettingsFields, SettingsForm, toChanges, toFields } from './settings-form.ts';

export type SettingsFormState = UseFormReturn<SettingsFields>;

const FAILURE = 'Failed to update settings';
const CONTESTED = 'What you typed is kept. Saving it replaces what the other person saved.';

/** The form over what is stored: it follows others' changes, and keeps what is typed whatever happens. */
export function useSettingsForm(
  agentId: string,
  settings: Settings,
  onSaved?: () => unknown,
  /** What is saved with it. */
  parts?: Pick<Parts, 'unsaved' | 'save' | 'reset'>,
) {
  const stored = useRef(settings);
  const [notice, setNotice] = useState('');
  const save = useSaveSettings(agentId);
  const form = useForm<SettingsFields>({
    resolver: checkedBy(SettingsForm),
    mode: 'onTouched',
    defaultValues: toFields(settings),
  });
  const { isDirty, isSubmitting } = form.formState;
  const hasTyped = parts !== undefined && parts.unsaved.length > 0;
  useLeaveGuard((isDirty || hasTyped) && !isSubmitting, 'Leave without saving?');
  const adopt = useCallback(
    (fresh: Settings, since: SettingsFields) => {
      const merged = rebase(form.getValues(), since, toFields(fresh));
      stored.current = fresh;
      form.reset(toFields(fresh));
      if (merged.kept.length > 0) {
        form.reset(merged.fields, { keepDefaultValues: true });
        void form.trigger(merged.kept);
      }
      return merged.contested.length > 0;
    },
    [form],
  );
  useEffect(() => {
    if (settings.updated_at <= stored.current.updated_at) return;
    if (adopt(settings, toFields(stored.current))) setNotice((before) => before || CONTESTED);
  }, [settings, adopt]);
  // What was stored before these rules were is shown with its fault; what nobody has said yet is not red before it is left.
  useEffect(() => {
    const { error } = SettingsForm.safeParse(form.getValues());
    const faults = (error?.issues ?? []).map(({ path }) => path.join('.') as keyof SettingsFields);
    void form.trigger(faults.filter((field) => form.getValues(field) !== ''));
  }, [form]);

  async function submit(fields: SettingsFields) {
    const typed = form.getValues();
    setNotice('');
    try {
      if (isDirty) {
        if (!(await agreedToHours(agentId, fields, stored.current))) return;
        adopt(await save.mutateAsync(toChanges(fields, stored.current)), typed);
      }
      await parts?.save();
      toast.success('Success!', 'Settings updated successfully!');
      await onSaved?.();
    } catch (error) {
      setNotice(refused(form, error));
    }
  }
  function reset() {
    setNotice('');
    form.reset(toFields(stored.current));
    parts?.reset();
  }
  return { form, notice, submit: (event: FormEvent) => void form.handleSubmit(submit)(event), reset };
}

/** Shows a refusal where it belongs; answers what is left to be said above the form. */
function refused(form: SettingsFormState, error: unknown): string {
  if (isProblem(error, 401)) return '';
  const fields = isProblem(error) ? Object.entries(error.fields) : [];
  const known = fields.filter(([field]) => (field.split('.')[0] as string) in SettingsForm.shape);
  known.forEach(([field, message], index) =>
    form.setError(field as keyof SettingsFields, { message }, { shouldFocus: index === 0 }),
  );
  if (known.length > 0) return '';
  const said = problemText(error, FAILURE);
  return isProblem(error, 409) ? `${said} What you typed is kept.` : said;
}
