import { contract } from '@attendant/contract';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import type { Operation } from '../server/src/http/document/describe.ts';
import { apiDocument } from '../server/src/http/document/document.ts';
import type { Schema } from '../server/src/http/document/examples.ts';

/** What the API's document says: whoever reads it alone must find words for everything. */

const document = await apiDocument({ title: 'API', version: '0', url: 'http://localhost' });
const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
  Object.entries(methods as Record<string, Operation>).map(
    ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
  ),
);
const schemas = new Map(
  Object.values(contract).flatMap((verbs) =>
    Object.values(verbs).map(({ '~orpc': { route, inputSchema } }) => [
      `${route.method} ${route.path}`,
      inputSchema as unknown as z.ZodType | undefined,
    ]),
  ),
);

/** The names of fields below a schema that nothing is said of. */
function silent(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {} } = schema as Schema;
  const here = Object.entries(properties).flatMap(([name, field]) => (field.description ? [] : [name]));
  return [...here, ...Object.values(schema).flatMap(silent)];
}

describe.each(operations)('%s', (_name, operation) => {
  it('has a summary, a description, a tag and its refusals', () => {
    expect(operation.summary).toMatch(/^[A-Z].{8,120}\.$/s);
    expect(operation.description).toMatch(/\.$/);
    expect(operation.tags).toHaveLength(1);
    expect(Object.keys(operation.responses ?? {})).toEqual(expect.arrayContaining(['429', 'default']));
  });

  it('says what each field is', () => {
    const { parameters = [], requestBody, responses } = operation;
    expect(parameters.flatMap((one) => (one.description ? [] : [one.name]))).toEqual([]);
    expect([...silent(requestBody), ...silent(responses)]).toEqual([]);
  });
});

const exampleOf = ({ requestBody }: Operation) => requestBody?.content?.['application/json']?.example;
const withBody = operations.filter(([, operation]) => exampleOf(operation) !== undefined);

it.each(withBody)('%s takes its example', (name, operation) => {
  const path = [...name.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => [key, key === 'phone' ? '+17185550172' : ID]);
  const found = schemas.get(name)?.safeParse({ ...Object.fromEntries(path), ...Object(exampleOf(operation)) });
  expect(found?.error?.issues ?? []).toEqual([]);
});

it('every body has an example, but files', () => {
  const without = operations.filter(([, operation]) => operation.requestBody && exampleOf(operation) === undefined);
  expect(without.map(([name]) => name)).toEqual([
    'POST /agent/{id}/menu/upload-csv',
    'POST /agent/{id}/menu/preview-csv',
    'POST /agent/{id}/menu/read',
    'POST /agent/{id}/datasets',
  ]);
});

const ID = '7f3c1d52-5b1e-4c1a-9d3e-2f6a1b0c9d8e';
