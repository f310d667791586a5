import { Banner } from '../../../kit/form/Banner.tsx';
import { Lamp } from '../../../kit/frame/Badge.tsx';
import { Button } from '../../../kit/frame/Button.tsx';
import { cx } from '../../../kit/look/cx.ts';
import styles from './SettingsPage.module.css';
import type { SettingsFormState } from './use-settings-form.ts';

interface SaveBarProps {
  form: SettingsFormState;
  /** What went wrong with the whole. */
  notice: string;
  onReset: () => void;
  /** Of a page of its own, which is left again. */
  onCancel?: (() => void) | undefined;
}

/** Stays in sight while something is not saved. */
export function SaveBar({ form, notice, onReset, onCancel }: SaveBarProps) {
  const { isDirty, isValid, isSubmitting } = form.formState;
  return (
    <section className={cx(styles.dock, isDirty && styles.unsaved)} aria-label="Save">
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
        {!isValid && (
          <Button variant="ghost" onClick={() => void form.trigger(undefined, { shouldFocus: true })}>
            Show what is missing
          </Button>
        )}
        {onCancel ? (
          <Button variant="ghost" disabled={isSubmitting} onClick={onCancel}>
            Cancel
          </Button>
        ) : (
          <Button variant="ghost" disabled={!isDirty || isSubmitting} onClick={onReset}>
            Reset Changes
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          disabled={!isValid && !isSubmitting}
          loading={isSubmitting}
          loadingText="Saving..."
        >
          {onCancel ? 'Save Changes' : 'Save Settings'}
        </Button>
      </div>
    </section>
  );
}
