import type { ReactNode } from 'react';
import { cx } from '../look/cx.ts';

interface CardProps {
  /** Of its title, which names the section; unique on a page. */
  id: string;
  title: ReactNode;
  note?: ReactNode;
  /** 3: below a heading of its own. */
  level?: 2 | 3;
  /** A smaller title, as all of level 3 have it. */
  small?: boolean;
  /** Right of the title. */
  aside?: ReactNode;
  /** What is inside brings its own padding. */
  bare?: boolean;
  className?: string | undefined;
  bodyClass?: string | undefined;
  children: ReactNode;
}

/** A part of a page in a box, with its title above. */
export function Card({ id, title, note, level = 2, small = level === 3, aside, bare, ...rest }: CardProps) {
  const Title = `h${level}` as const;
  return (
    <section className={cx('card', rest.className)} aria-labelledby={id}>
      <div className="card-head">
        <div className="grow">
          <Title className={small ? 'title-3' : 'title-2'} id={id}>
            {title}
          </Title>
          {note && <p className="small t2">{note}</p>}
        </div>
        {aside}
      </div>
      {bare ? rest.children : <div className={cx('card-body', rest.bodyClass)}>{rest.children}</div>}
    </section>
  );
}
