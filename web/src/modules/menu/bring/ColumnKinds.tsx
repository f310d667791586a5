import { COLUMN_KINDS, type ColumnKind, type MenuDraft } from '@attendant/contract/menu/draft';
import { capital } from '../../../kit/form/format.ts';
import { Options } from '../../../kit/form/Input.tsx';
import { Card } from '../../../kit/part/Card.tsx';
import { SelectField } from '../../../kit/pick/SelectField.tsx';
import styles from './Bring.module.css';

const NAMES: Readonly<Partial<Record<ColumnKind, string>>> = {
  '': 'Leave out',
  prep_time: 'Prep time (minutes)',
  aliases: 'Callers also say',
};
const nameOf = (kind: ColumnKind): string => NAMES[kind] ?? capital(kind);

interface ColumnKindsProps {
  columns: MenuDraft['columns'];
  onKinds: (kinds: ColumnKind[]) => void;
}

/** What each column of a table holds: guessed, and put right by hand. */
export function ColumnKinds({ columns, onKinds }: ColumnKindsProps) {
  const kinds = columns.map(({ kind }) => kind);
  // Two columns cannot hold the same.
  const put = (at: number, value: ColumnKind) =>
    onKinds(kinds.map((kind, place) => (place === at ? value : kind === value ? '' : kind)));
  return (
    <Card id="columns" title="Columns" note="What each column of your file holds.">
      <div className={styles.columns}>
        {columns.map(({ name, samples, kind }, at) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name that is theirs alone
            key={at}
            label={name}
            hint={samples.join(', ').slice(0, 60)}
            value={kind}
            onChange={({ target }) => put(at, COLUMN_KINDS.find((one) => one === target.value) ?? '')}
          >
            <Options of={COLUMN_KINDS} nameOf={nameOf} />
          </SelectField>
        ))}
      </div>
    </Card>
  );
}
