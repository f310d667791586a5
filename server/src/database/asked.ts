import pg from 'pg';
import utils from 'pg/lib/utils.js';

/** A statement on its way. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** By which connections keep it; undefined: it is read anew. */
  readonly name?: string | undefined;
}

export interface Answer {
  readonly command: string;
  readonly rowCount: number;
  readonly rows: object[];
}

interface Column {
  readonly name: string;
  readonly read: (text: string) => unknown;
}

/** The answers of all, in their order. */
type Done = (error: Error | null, answers?: readonly Answer[]) => void;

const types: { getTypeParser: (type: number, format: 'text') => Column['read'] } = pg.types;

/** What a connection keeps by name, with the columns of its answers. */
type Kept = Map<string, readonly Column[]>;

const keptBy = new WeakMap<pg.Connection, Kept>();

/**
 * Statements that go to the database together and come back together; the first that fails is the failure of all. Of what a connection keeps by name only the values are sent, and the database does not
 * tell again what its columns are. `pg` calls it as it calls its own cursors.
 */
export class Asked implements pg.Submittable {
  /** `pg` puts its time limit around it. */
  callback: Done;
  readonly #statements: readonly (Statement & { written: (Buffer | string | null)[] })[];
  readonly #answers: Answer[] = [];
  #rows: object[] = [];
  #kept: Kept = new Map();
  #at = 0;
  #columns: readonly Column[] = [];
  #unreadable: Error | null = null;

  constructor(statements: readonly Statement[], done: Done) {
    // Before anything is sent: what cannot be written must not leave half a statement on the line.
    this.#statements = statements.map((one) => ({ ...one, written: one.values.map(utils.prepareValue) }));
    this.callback = done;
  }

  submit(connection: pg.Connection): void {
    this.#kept = keptBy.get(connection) ?? this.#kept;
    keptBy.set(connection, this.#kept);
    connection.stream.cork();
    for (const { text, name = '', written } of this.#statements) {
      const isKept = this.#kept.has(name);
      // One that was read and failed then is there under its name all the same, and may not be read twice.
      if (!isKept && name) connection.close({ type: 'S', name }, false);
      if (!isKept) connection.parse({ name, text, types: [] }, false);
      connection.bind({ statement: name, values: written }, false);
      if (!isKept) connection.describe({ type: 'P' }, false);
      connection.execute(null, false);
    }
    connection.sync();
    connection.stream.uncork();
    this.#expect();
  }

  #expect(): void {
    this.#columns = this.#kept.get(this.#statements[this.#at]?.name ?? '') ?? [];
  }

  handleRowDescription({ fields }: { fields: readonly pg.FieldDef[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, read: types.getTypeParser(dataTypeID, 'text') }));
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const row: Record<string, unknown> = {};
    try {
      for (let at = 0; at < this.#columns.length; at++) {
        const [column, field = null] = [this.#columns[at], fields[at]];
        if (column) row[column.name] = field === null ? null : column.read(field);
      }
    } catch (error) {
      this.#unreadable = error instanceof Error ? error : new Error(String(error));
    }
    this.#rows.push(row);
  }

  handleCommandComplete({ text }: { text: string }): void {
    const name = this.#statements[this.#at]?.name;
    if (name !== undefined) this.#kept.set(name, this.#columns);
    const [command = '', ...counts] = text.split(' ');
    this.#answers.push({ command, rowCount: Number(counts.at(-1) ?? 0), rows: this.#rows });
    this.#rows = [];
    this.#at++;
    this.#expect();
  }

  handleReadyForQuery(): void {
    if (this.#unreadable) this.callback(this.#unreadable);
    else this.callback(null, this.#answers);
  }

  handleError(error: Error): void {
    this.callback(error);
  }
}

export interface Asking {
  query(asked: Asked): unknown;
}

export const ask = (client: Asking, statements: readonly Statement[]): Promise<readonly Answer[]> =>
  new Promise((resolve, reject) => {
    client.query(new Asked(statements, (error, answers) => (answers ? resolve(answers) : reject(error))));
  });
