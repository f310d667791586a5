import type { Spreadsheet } from '@attendant/contract/agents/spreadsheets';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../kit/frame/Button.tsx';
import { cx } from '../../../kit/look/cx.ts';
import { Card } from '../../../kit/part/Card.tsx';
import type { DayRange } from '../../../kit/part/day-range.ts';
import { CsvButton } from '../../agents/CsvButton.tsx';
import styles from './Reports.module.css';

/** More are shown when somebody asks, and on paper. */
const SHOWN = 12;

export interface Row {
  key: string;
  label: string;
  /** One for each head but the first. */
  figures: readonly string[];
  /** Of the longest bar, 0 to 1. */
  share: number;
  /** What the row leads to: a place, or a window over the page. */
  place?: Pick<LinkProps, 'to' | 'search'>;
  open?: () => void;
}

interface BreakdownProps {
  agentId: string;
  list: Spreadsheet;
  range: DayRange;
  title: string;
  note?: string;
  heads: readonly string[];
  rows: readonly Row[];
  /** Said where there are no rows. */
  none: string;
}

/** A figure in its parts: a line with a bar for each, all of them as a file beside the title. */
export function Breakdown({ agentId, list, range, title, note, heads, rows, none }: BreakdownProps) {
  const [all, setAll] = useState(false);
  return (
    <Card
      id={`report-${list}`}
      title={title}
      note={note}
      bare
      className={styles.part}
      aside={<CsvButton agentId={agentId} list={list} range={range} />}
    >
      {rows.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <table className={styles.table} aria-labelledby={`report-${list}`}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={row.key} className={cx(at >= SHOWN && !all && styles.rest)}>
                <th scope="row">
                  <Lead {...row} agentId={agentId} />
                  <span
                    className={styles.bar}
                    style={{ width: `${Math.round(row.share * 100)}%` }}
                    aria-hidden="true"
                  />
                </th>
                {row.figures.map((figure, column) => (
                  <td key={heads[column + 1]}>{figure}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows.length > SHOWN && !all && (
        <Button variant="ghost" size="sm" className={styles.more} onClick={() => setAll(true)}>
          Show {rows.length - SHOWN} more
        </Button>
      )}
    </Card>
  );
}

function Lead({ label, place, open, agentId }: Row & { agentId: string }) {
  if (place)
    return (
      <Link {...place} params={{ id: agentId }} className={styles.lead}>
        {label}
      </Link>
    );
  if (!open) return label;
  return (
    <button type="button" className={styles.lead} aria-haspopup="dialog" onClick={open}>
      {label}
    </button>
  );
}
