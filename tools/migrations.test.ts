import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const DROPS = /^drop (?:table|view|materialized view|function|type|schema)\b/;
const CLAUSES = [
  /^drop (?!constraint\b)(?:column )?\w/,
  /^rename (?!constraint\b)/,
  /^alter (?:column )?\w+ set not null/,
  /^alter (?:column )?\w+ (?:set data )?type\b/,
  /^add (?:column )?(?!constraint\b|check\b|unique\b|foreign\b|primary\b)(?=.*\bnot null\b)(?!.*\b(?:default|generated)\b)/,
];

/** The statements that do, in few words. */
const breaks = (sql: string): string[] =>
  statementsIn(sql).filter((statement) => {
    if (DROPS.test(statement)) return true;
    const clauses = /^alter table (?:if exists )?(?:only )?\S+ (.*)$/.exec(statement)?.[1];
    return clauses !== undefined && clausesIn(clauses).some((clause) => CLAUSES.some((kind) => kind.test(clause)));
  });

/** Without comments and the insides of texts and bodies, each on one line. */
function statementsIn(sql: string): string[] {
  const bare = sql
    .replace(/--.*$/gm, '')
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replace(/'(?:[^']|'')*'/g, "''");
  return bare.split(';').map((statement) => statement.replace(/\s+/g, ' ').trim().toLowerCase());
}

/** Parted at the commas that stand in no parentheses. */
function clausesIn(text: string): string[] {
  const clauses = [''];
  let depth = 0;
  for (const sign of text) {
    depth += Number(sign === '(') - Number(sign === ')');
    if (sign === ',' && depth === 0) clauses.push('');
    else clauses[clauses.length - 1] += sign;
  }
  return clauses.map((clause) => clause.trim());
}

/**
 * Several servers go up one after the other: while the new version brings the tables up to date, the one before works
 * on. So a change of tables adds; what it puts out of use goes a version later, when no server asks for it any more.
 */
const FOLDER = 'server/src/database/migrations/';
/** Those before it were made when a new version meant that all servers stop. */
const FIRST = '0280';
/** What breaks the version before all the same: by file, with the reason and what an operator has to do. */
const ON_PURPOSE: Readonly<Record<string, string>> = {};

const fresh = readdirSync(FOLDER).filter((name) => name.endsWith('.sql') && name >= FIRST);
const found = (name: string) => breaks(readFileSync(`${FOLDER}${name}`, 'utf8'));

it.each(fresh)('%s lets the version before work on', (name) => {
  expect(found(name).length > 0).toBe(name in ON_PURPOSE);
});

it('nothing is excused that is not there', () => {
  expect(Object.keys(ON_PURPOSE).filter((name) => !fresh.includes(name))).toEqual([]);
});

it('would have refused those of old', () => {
  const old = readdirSync(FOLDER).filter((name) => name < FIRST && found(name).length > 0);
  expect(old).toEqual([
    '0065_figures.sql',
    '0087_tenant_business_name.sql',
    '0100_letters.sql',
    '0141_recording.sql',
    '0195_business_week.sql',
    '0250_reminders.sql',
  ]);
});

describe('a change of tables that the version before does not stand', () => {
  it.each([
    'drop table orders',
    'alter table orders drop column note',
    'alter table orders drop note',
    'alter table orders rename to purchases',
    'alter table orders rename column note to remark',
    'alter table orders alter column note set not null',
    'alter table orders alter note type integer using note::integer',
    'alter table orders add column station text not null',
    "alter table orders add column seat text default '', add column station text not null",
  ])('%s', (statement) => {
    expect(breaks(`create table fine (id uuid);\n${statement};`)).toHaveLength(1);
  });

  it.each([
    'create table stations (name text not null)',
    "alter table orders add column station text not null default ''",
    'alter table orders add column price numeric(10, 2) not null default 0, add column seat text',
    'alter table orders drop constraint orders_status_check',
    'alter table orders alter column note drop not null',
    '-- Later: drop table orders;\nselect 1',
    "insert into words values ('drop table orders')",
    'drop index orders_by_day',
  ])('is not: %s', (statement) => {
    expect(breaks(`${statement};`)).toEqual([]);
  });
});
