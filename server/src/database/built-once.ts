import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from './open.ts';
import { sendAlong } from './prepared.ts';

/** Stands where a value will stand. */
class Blank {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

type Build<Row> = (value: <T>(name: string) => RawBuilder<T>) => RawBuilder<Row>;
type Values = Readonly<Record<string, unknown>>;

function filling<Row>(build: Build<Row>) {
  let built: CompiledQuery<Row> | undefined;
  return (db: Db | Tx, values: Values): CompiledQuery<Row> => {
    built ??= build((name) => sql`${new Blank(name)}`).compile(db);
    const parameters = built.parameters.map((one) => (one instanceof Blank ? values[one.name] : one));
    return { ...built, parameters };
  };
}

/**
 * A statement that is put together when it is first asked; from then on only its values change. For what every request
 * asks: putting it together costs as much as sending it.
 */
export function builtOnce<Row>(build: Build<Row>) {
  const fill = filling(build);
  return async (db: Db | Tx, values: Values): Promise<Row[]> => (await db.executeQuery(fill(db, values))).rows;
}

/**
 * The same for what is only written down: it goes with what its transaction asks next, at the latest with its end. When
 * it fails, so does what it went with.
 */
export function writtenAlong(build: Build<unknown>) {
  const fill = filling(build);
  return async (tx: Tx, values: Values): Promise<void> => void (await tx.executeQuery(sendAlong(fill(tx, values))));
}
