import { type ReactNode, useEffect, useRef } from 'react';
import { Banner } from '../../../kit/form/Banner.tsx';
import { Lamp } from '../../../kit/frame/Badge.tsx';
import { Button } from '../../../kit/frame/Button.tsx';
import { cx } from '../../../kit/look/cx.ts';
import type { Parts } from './parts.ts';
import styles from './SettingsPage.module.css';
import type { SettingsFormState } from './use-settings-form.ts';

interface SaveBarProps {
  form: SettingsFormState;
  /** What is typed beside the form, and saved with it. */
  parts?: Pick<Parts, 'unsaved' | 'wrong'>;
  /** What went wrong with the whole. */
  notice: string;
  /** Of a form that the bar stands outside of. */
  formId?: string;
  /** Leads to what is missing, where that may be on another page. */
  onMissing?: () => void;
  onReset: () => void;
  /** What is not saved stands on another page: the bar lies over nothing of this one. */
  isElsewhere?: boolean;
  /** Of a page of its own, which is left again. */
  onCancel?: (() => void) | undefined;
}

const NO_PARTS: Pick<Parts, 'unsaved' | 'wrong'> = { unsaved: [], wrong: [] };

/** Stays in sight while something is not saved; nothing lies over it. */
export function SaveBar({ form, parts = NO_PARTS, notice, onReset, isElsewhere, ...more }: SaveBarProps) {
  const { isSubmitting } = form.formState;
  const isDirty = form.formState.isDirty || parts.unsaved.length > 0;
  const bar = useRef<HTMLElement>(null);
  const wasDirty = useRef(isDirty);
  // A button that has done its work is disabled, and would leave the focus nowhere.
  useEffect(() => {
    const here = document.activeElement;
    const isLost = here === document.body || bar.current?.contains(here);
    if (wasDirty.current && !isDirty && isLost) bar.current?.focus({ preventScroll: true });
    wasDirty.current = isDirty;
  }, [isDirty]);
  return (
    <section
      ref={bar}
      tabIndex={-1}
      className={cx(styles.dock, isDirty && styles.unsaved, isElsewhere && styles.elsewhere)}
      aria-label="Save"
      data-bar={isDirty || undefined}
    >
      {notice && <Banner tone="danger">{notice}</Banner>}
      <div className={styles.savebar}>
        <output className="grow">
          {isDirty && (
            <>
              <Lamp state="warn" />
              Unsaved changes
            </>
          )}
        </output>
        <SaveButtons {...{ form, parts, ...more }} act={more.onCancel ? 'Save Changes' : 'Save Settings'}>
          <Button variant="ghost" disabled={!isDirty || isSubmitting} onClick={onReset}>
            Reset Changes
          </Button>
        </SaveButtons>
      </div>
    </section>
  );
}

interface SaveButtonsProps extends Pick<SaveBarProps, 'form' | 'parts' | 'formId' | 'onCancel' | 'onMissing'> {
  /** On the button that saves. */
  act: string;
  /** In the place of Cancel. */
  children?: ReactNode;
}

/** The way to what is missing, the way out, and saving. */
export function SaveButtons({ form, parts = NO_PARTS, act, formId, onCancel, onMissing, children }: SaveButtonsProps) {
  const { isSubmitting } = form.formState;
  const isValid = form.formState.isValid && parts.wrong.length === 0;
  const isDirty = form.formState.isDirty || parts.unsaved.length > 0;
  return (
    <>
      {!isValid && (
        <Button variant="ghost" onClick={onMissing ?? (() => void form.trigger(undefined, { shouldFocus: true }))}>
          Show what is missing
        </Button>
      )}
      {onCancel ? (
        <Button variant="ghost" disabled={isSubmitting} onClick={onCancel}>
          Cancel
        </Button>
      ) : (
        children
      )}
      <Button
        type="submit"
        form={formId}
        variant="primary"
        disabled={(!isValid || !isDirty) && !isSubmitting}
        loading={isSubmitting}
        loadingText="Saving..."
      >
        {act}
      </Button>
    </>
  );
}
