import type { ReactNode } from 'react';
import { ActionLink } from './Action.tsx';
import styles from './Bill.module.css';
import { wholeDollars } from './money.ts';
import { Paper, Perforation } from './Paper.tsx';
import { useSettled } from './use-settled.ts';

interface BillProps {
  /** What the sum is. */
  of: string;
  sum: number;
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A sum printed with all its parts, and the way on. */
export function Bill({ of, sum, href, className, children }: BillProps) {
  const spoken = useSettled(`${of} ${wholeDollars(sum)}`);
  return (
    <Paper className={className}>
      <p className="t2">{of}</p>
      <p className={styles.big}>{wholeDollars(sum)}</p>
      <Perforation />
      {children}
      <ActionLink variant="primary" size="lg" block href={href}>
        Get started
      </ActionLink>
      <p className="sr" aria-live="polite">
        {spoken}
      </p>
    </Paper>
  );
}
