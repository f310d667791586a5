import type { MenuItem, MenuRows } from '@attendant/contract/menu';
import type { ColumnKind, MenuDraft } from '@attendant/contract/menu/draft';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Banner } from '../../../kit/form/Banner.tsx';
import { Options } from '../../../kit/form/Input.tsx';
import { Button } from '../../../kit/frame/Button.tsx';
import { EmptyState } from '../../../kit/frame/States.tsx';
import styles from './Bring.module.css';
import { ColumnKinds } from './ColumnKinds.tsx';
import { ReviewRow } from './ReviewRow.tsx';
import { countText, groupsOf, type Reviewed, rowsToSave, toReview, verdictsOf } from './review.ts';

interface ReviewProps {
  draft: MenuDraft;
  menu: readonly MenuItem[];
  isSaving: boolean;
  isReading: boolean;
  problem: string | null;
  onKinds: (kinds: ColumnKind[]) => void;
  onAgain: () => void;
  onCancel: () => void;
  /** `saved`: once they are on the menu. */
  onSave: (rows: MenuRows, saved: () => void) => void;
  onDone: () => void;
}

/** The rows that were read, to be put right, left out and saved: those that can be, all at once; the others stay here. */
export function Review({ draft, menu, onKinds, onAgain, onCancel, onSave, onDone, ...now }: ReviewProps) {
  const [rows, setRows] = useState(() => toReview(draft.rows));
  const [saves, setSaves] = useState(0);
  const listId = useId();
  const verdicts = useMemo(() => verdictsOf(rows, menu), [rows, menu]);
  const change = useCallback(
    (key: number, changes: Partial<Reviewed>) =>
      setRows((before) => before.map((row) => (row.key === key ? { ...row, ...changes } : row))),
    [],
  );
  // A row stays where it stood while somebody works on it, whatever its category becomes.
  const groups = useMemo(() => groupsOf(toReview(draft.rows)), [draft]);
  const places = useMemo(() => new Map(rows.map(({ key }, at) => [key, at])), [rows]);
  const rename = (keys: readonly number[], from: string, to: string) =>
    setRows((before) =>
      before.map((row) => (keys.includes(row.key) && row.category === from ? { ...row, category: to } : row)),
    );
  const categories = [...new Set([...rows.map(({ category }) => category), ...menu.map(({ category }) => category)])];
  const wanted = verdicts.filter(({ kind }) => kind === 'new' || kind === 'change').length;
  const areAllNew = verdicts.every(({ kind }) => kind === 'new');
  const left = rows.filter((_, at) => verdicts[at]?.kind === 'problem');
  const save = () =>
    onSave(rowsToSave(rows, verdicts), () => {
      if (left.length === 0) return onDone();
      setRows(left);
      setSaves(saves + 1);
    });
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (saves > 0) leadToWrong();
    // What was pressed to read them is gone.
    else title.current?.focus({ preventScroll: true });
  }, [saves]);
  return (
    <>
      <div className="pagehead">
        <div>
          <h2 className="title-2" tabIndex={-1} ref={title}>
            {rows.length} {rows.length === 1 ? 'dish' : 'dishes'} {saves > 0 ? 'left' : 'found'}
          </h2>
          <p className="small t3">
            {saves > 0
              ? 'The others are on the menu. Put these right, or leave them out.'
              : 'Look through them. Nothing is written yet.'}
          </p>
        </div>
        <Button onClick={onAgain}>Paste Something Else</Button>
      </div>
      {draft.columns.length > 0 && <ColumnKinds columns={draft.columns} onKinds={onKinds} />}
      {rows.length === 0 && (
        <EmptyState title="No dishes found" action={<Button onClick={onAgain}>Paste Something Else</Button>}>
          A dish is a line with a price, or a name with a price below it.
        </EmptyState>
      )}
      <datalist id={listId}>
        <Options of={categories} />
      </datalist>
      <div aria-busy={now.isReading || undefined}>
        {groups.map(({ category, places: keys }) => {
          const here = keys.flatMap((key) => places.get(key) ?? []);
          if (here.length === 0) return null;
          return (
            <section key={category} className={styles.group} aria-label={category || 'Without a category'}>
              <GroupTitle category={category} count={here.length} onRename={(from, to) => rename(keys, from, to)} />
              <ul className={styles.rows} data-plain={areAllNew || undefined}>
                {here.map((at) => {
                  const [row, verdict] = [rows[at], verdicts[at]];
                  return (
                    row &&
                    verdict && <ReviewRow key={row.key} {...{ row, verdict, listId, areAllNew }} onChange={change} />
                  );
                })}
              </ul>
            </section>
          );
        })}
      </div>
      <LeftOut lines={draft.left_out} />
      <section className={styles.bar} aria-label="Save" data-bar>
        {now.problem && <Banner tone="danger">{now.problem} Nothing was written.</Banner>}
        <div className={styles.savebar}>
          <div className={styles.counts}>
            <output className="num">{countText(verdicts)}</output>
            {left.length > 0 && (
              <button type="button" className={`link ${styles.wrong}`} onClick={leadToWrong}>
                {left.length} {left.length === 1 ? 'needs' : 'need'} something
              </button>
            )}
          </div>
          <Button variant="ghost" disabled={now.isSaving} onClick={onCancel}>
            Cancel
          </Button>
          {saves > 0 && wanted + left.length === 0 ? (
            <Button variant="primary" onClick={onDone}>
              Done
            </Button>
          ) : (
            <Button
              variant="primary"
              disabled={wanted === 0}
              loading={now.isSaving}
              loadingText="Saving..."
              onClick={save}
            >
              Save {wanted} {wanted === 1 ? 'dish' : 'dishes'}
            </Button>
          )}
        </div>
      </section>
    </>
  );
}

/** To the first row that cannot be saved: the field, what would put it right, or at least what is said of it. */
function leadToWrong(): void {
  const said = document.querySelector<HTMLElement>('#main [data-wrong]');
  const field = said?.closest('li')?.querySelector<HTMLElement>('[aria-invalid="true"]');
  (field ?? said?.querySelector('button') ?? said)?.focus();
}

interface GroupTitleProps {
  category: string;
  count: number;
  onRename: (from: string, to: string) => void;
}

/** The name of a category, to be changed for all of its rows. */
function GroupTitle({ category, count, onRename }: GroupTitleProps) {
  const [name, setName] = useState(category);
  const put = (typed: string) => {
    if (typed === '' || typed === name) return;
    onRename(name, typed);
    setName(typed);
  };
  return (
    <header>
      <input
        className={styles.title}
        aria-label={`Name of the category ${category}`}
        defaultValue={category}
        maxLength={60}
        onBlur={({ target }) => put(target.value.trim())}
      />
      <span className="t3 small">
        {count} {count === 1 ? 'dish' : 'dishes'}
      </span>
    </header>
  );
}

/** What was taken for no dish: nothing is lost in silence. */
function LeftOut({ lines }: { lines: MenuDraft['left_out'] }) {
  if (lines.length === 0) return null;
  return (
    <details className={styles.left}>
      <summary>
        {lines.length} {lines.length === 1 ? 'line was' : 'lines were'} taken for no dish
      </summary>
      <ul className="small t2">
        {lines.map(({ line, text }) => (
          <li key={line}>{text}</li>
        ))}
      </ul>
    </details>
  );
}
