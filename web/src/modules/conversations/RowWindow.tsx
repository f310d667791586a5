import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Rows that come and go together; of thousands only those near the window are drawn. */
export const ROWS_TOGETHER = 50;
/** Of a row that is not drawn yet, in pixels. */
const ROW_HEIGHT = 55;
const NEAR = '1200px';

interface RowWindowProps {
  rows: number;
  columns: number;
  /** Drawn from the start: what is in view first must not flicker. */
  isFirst: boolean;
  children: () => ReactNode;
}

export function RowWindow({ rows, columns, isFirst, children }: RowWindowProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [isNear, setNear] = useState(isFirst);
  const [height, setHeight] = useState(rows * ROW_HEIGHT);
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        // What is taken away leaves the room that it took.
        if (!entry.isIntersecting) setHeight(entry.boundingClientRect.height || rows * ROW_HEIGHT);
        setNear(entry.isIntersecting);
      },
      { rootMargin: `${NEAR} 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [rows]);
  return (
    <tbody ref={body}>
      {isNear ? (
        children()
      ) : (
        <tr aria-hidden="true">
          {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- only room for rows */}
          <td colSpan={columns} style={{ height }} />
        </tr>
      )}
    </tbody>
  );
}
