import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Db } from './open.ts';

/** Stands where a value will stand. */
class Blank {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A statement that is put together when it is first asked; from then on only its values change. For what every request
 * asks: putting it together costs as much as sending it.
 */
export function builtOnce<Row>(build: (value: <T>(name: string) => RawBuilder<T>) => RawBuilder<Row>) {
  let built: CompiledQuery<Row> | undefined;
  return async (db: Db, values: Readonly<Record<string, unknown>>): Promise<Row[]> => {
    built ??= build((name) => sql`${new Blank(name)}`).compile(db);
    const parameters = built.parameters.map((one) => (one instanceof Blank ? values[one.name] : one));
    return (await db.executeQuery<Row>({ ...built, parameters })).rows;
  };
}
