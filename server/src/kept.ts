import { type RawBuilder, sql, type Updateable } from 'kysely';
import type { DB } from './database/schema.ts';
import { digitsOf, sameNumber } from './phones.ts';

/**
 * How a module says what it keeps: each has a `kept.ts` with a line for every table it owns, and privacy follows them
 * when a caller is forgotten, a time is over, or somebody wants to have or to erase what is theirs.
 */

/** A condition on the rows of one table. */
export type Where = RawBuilder<boolean>;
/** A moment, as SQL: the database's own clock counts. */
export type Before = RawBuilder<Date>;

/** What a number led to at one agent: by these its rows are found. */
export interface Trail {
  agentId: string;
  phone: string;
  conversations: readonly string[];
  orders: readonly string[];
  appointments: readonly string[];
  callbacks: readonly string[];
}

/** An account, by all that its rows may name. */
export interface Person {
  id: string;
  uid: string;
  email: string;
}

export interface Kept<Name extends keyof DB> {
  /** Columns that no export shows: secrets and their hashes, and what only machines read. */
  hides?: readonly (keyof DB[Name])[];
  ofAgent?: (agentId: string) => Where;
  /** Rows that name an agent and do not hang on its row: they are deleted when it is erased. */
  aroundAgent?: (agentId: string) => Where;
  /** An agent can have so many that they are deleted in steps: one statement would run into its time. */
  many?: true;
  ofCaller?: (trail: Trail) => Where;
  /** What begins a trail: rows that lead to others by their id. */
  ofNumber?: (from: Pick<Trail, 'phone' | 'conversations'>) => Where;
  ofConversations?: (ids: readonly string[]) => Where;
  /** What a caller's rows come to. `with-their-conversation`, `with-their-number`: another row takes them along. */
  forget?: 'delete' | 'with-their-conversation' | 'with-their-number' | Updateable<DB[Name]>;
  /** Free text that stays when the row is emptied, and why it names nobody. */
  impersonal?: { readonly [Column in keyof DB[Name]]?: string };
  /** Rows whose time is over come to the same; `counts`: the name under which the log has how many there were. */
  old?: { term: 'text' | 'memories'; counts?: string; where: (agentId: string, before: Before) => Where };
  ofPerson?: (person: Person) => Where;
  /** Rows that name somebody and do not hang on their account: they are deleted when it is erased. */
  aroundPerson?: (person: Person) => Where;
  /** Why what is found by `ofCaller` is in no export. */
  unshown?: string;
}

/** The lines of the tables that a module owns. */
export type KeptOf<Name extends keyof DB> = { readonly [Table in Name]: Kept<Table> };

/** A line of the list, whatever its table. */
export type AnyKept = { [Name in keyof DB]: Kept<Name> }[keyof DB];

export const isIn = (column: string, ids: readonly string[]): Where =>
  sql`${sql.ref(column)} = any(${[...ids]}::uuid[])`;
export const on = (column: string) => (agentId: string) => sql<boolean>`${sql.ref(column)} = ${agentId}`;
export const ofAgent = on('agent_id');
/** What an agent has of a number, however it is written. */
export const numbered = (column: string) => (trail: Trail) =>
  sql<boolean>`agent_id = ${trail.agentId} and ${sameNumber(column, trail.phone)}`;
/** What has this number in a column, or came of a conversation with it. */
export const ledTo =
  (column: string) =>
  ({ phone, conversations }: Pick<Trail, 'phone' | 'conversations'>): Where =>
    sql`(${sameNumber(column, phone)} or ${isIn('conversation_id', conversations)})`;
export const byUser = (person: Person): Where => sql`user_id = ${person.id}`;
/** Whether a text has the digits of the number, with whatever between them. */
export const holds = ({ phone }: Pick<Trail, 'phone'>, text: string): Where => {
  const digits = digitsOf(phone);
  return sql`(${digits} <> '' and position(${digits} in regexp_replace(${sql.raw(text)}, '[^0-9]', '', 'g')) > 0)`;
};

/** What stands in place of a customer who is forgotten: what was ordered, booked and paid stays. */
export const NOBODY_NAMED = { customer_name: 'Forgotten caller', customer_phone: '', action_key: null };
