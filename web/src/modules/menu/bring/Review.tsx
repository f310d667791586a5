import type { MenuItem, MenuRows } from '@attendant/contract/menu';
import type { ColumnKind, MenuDraft } from '@attendant/contract/menu/draft';
import { useCallback, useId, useMemo, useState } from 'react';
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
  onSave: (rows: MenuRows) => void;
}

/** The rows that were read, to be put right, left out and saved all at once. */
export function Review({ draft, menu, isSaving, isReading, problem, onKinds, onAgain, onCancel, onSave }: ReviewProps) {
  const [rows, setRows] = useState(() => toReview(draft.rows));
  const [tried, setTried] = useState(false);
  const listId = useId();
  const verdicts = useMemo(() => verdictsOf(rows, menu), [rows, menu]);
  const change = useCallback(
    (key: number, changes: Partial<Reviewed>) =>
      setRows((before) => before.map((row) => (row.key === key ? { ...row, ...changes } : row))),
    [],
  );
  // A row stays where it stood while somebody works on it, whatever its category becomes.
  const groups = useMemo(() => groupsOf(toReview(draft.rows)), [draft]);
  const rename = (places: readonly number[], from: string, to: string) =>
    setRows((before) =>
      before.map((row, at) => (places.includes(at) && row.category === from ? { ...row, category: to } : row)),
    );
  const categories = [...new Set([...rows.map(({ category }) => category), ...menu.map(({ category }) => category)])];
  const wrong = verdicts.filter(({ kind }) => kind === 'problem').length;
  const wanted = verdicts.filter(({ kind }) => kind === 'new' || kind === 'change').length;
  const areAllNew = verdicts.every(({ kind }) => kind === 'new');
  function save() {
    setTried(true);
    if (wrong === 0) return onSave(rowsToSave(rows, verdicts));
    document.querySelector<HTMLElement>('#main [aria-invalid="true"]')?.focus();
  }
  return (
    <>
      <div className="pagehead">
        <div>
          <h2 className="title-2" tabIndex={-1}>
            {rows.length} {rows.length === 1 ? 'dish' : 'dishes'} found
          </h2>
          <p className="small t3">Look through them. Nothing is written yet.</p>
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
      <div aria-busy={isReading || undefined}>
        {groups.map(({ category, places }) => (
          <section key={category} className={styles.group} aria-label={category || 'Without a category'}>
            <GroupTitle category={category} count={places.length} onRename={(from, to) => rename(places, from, to)} />
            <ul className={styles.rows} data-plain={areAllNew || undefined}>
              {places.map((at) => {
                const [row, verdict] = [rows[at], verdicts[at]];
                return (
                  row &&
                  verdict && <ReviewRow key={row.key} {...{ row, verdict, listId, areAllNew }} onChange={change} />
                );
              })}
            </ul>
          </section>
        ))}
      </div>
      <LeftOut lines={draft.left_out} />
      <section className={styles.bar} aria-label="Save" data-bar>
        {problem && <Banner tone="danger">{problem} Nothing was written.</Banner>}
        <div className={styles.savebar}>
          <output className="num">
            {countText(verdicts)}
            {wrong > 0 && (
              <span className={styles.wrong}>
                {wrong} {wrong === 1 ? 'needs' : 'need'} something{tried && ': put it right, or leave it out'}
              </span>
            )}
          </output>
          <Button variant="ghost" disabled={isSaving} onClick={onCancel}>
            Cancel
          </Button>
          <Button
            variant="primary"
            disabled={wanted + wrong === 0}
            loading={isSaving}
            loadingText="Saving..."
            onClick={save}
          >
            Save {wanted} {wanted === 1 ? 'dish' : 'dishes'}
          </Button>
        </div>
      </section>
    </>
  );
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
