import { EXAMPLES } from '@attendant/contract/words/examples';

/** JSON Schema, as far as it is looked at. */
export interface Schema {
  description?: string;
  properties?: Record<string, Schema>;
  [more: string]: unknown;
}

const ID = '7f3c1d52-5b1e-4c1a-9d3e-2f6a1b0c9d8e';
const BY_FORMAT: Readonly<Record<string, string>> = {
  uuid: ID,
  'date-time': '2026-11-20T23:15:00.000Z',
  date: '2026-11-20',
  email: 'rosa@example.com',
  uri: 'https://example.com/',
};

/** Something that a schema allows, for people to look at; undefined where a file belongs. `name` is the field that it is for. */
export function exampleOf(schema: unknown, name = ''): unknown {
  if (typeof schema !== 'object' || schema === null) return undefined;
  const {
    type,
    format,
    enum: values,
    const: only,
    anyOf,
    properties,
    items,
    propertyNames,
    ...more
  } = schema as Schema;
  if (only !== undefined) return only;
  if (Array.isArray(values)) return values[0];
  if (Array.isArray(anyOf))
    return exampleOf(
      anyOf.find((one: Schema) => one.type !== 'null'),
      name,
    );
  if (type === 'object' || properties) return objectOf({ properties, propertyNames, ...more }, name);
  if (type === 'array') {
    const one = exampleOf(items, name);
    return one === undefined ? [] : [one];
  }
  if (more.contentMediaType !== undefined) return undefined;
  const known = BY_FORMAT[String(format)];
  if (known) return known;
  const given = EXAMPLES[name];
  if (typeof given === (type === 'integer' ? 'number' : type)) return given;
  if (type === 'string') return name || 'text';
  if (type === 'boolean') return true;
  return type === 'integer' || type === 'number' ? Math.max(1, Number(more.minimum ?? 1)) : null;
}

function objectOf({ properties, propertyNames, additionalProperties }: Schema, name: string): unknown {
  const keys = (propertyNames as { enum?: string[] } | undefined)?.enum;
  if (keys) return Object.fromEntries(keys.map((key) => [key, exampleOf(additionalProperties, name)]));
  const fields = Object.entries(properties ?? {}).map(([key, field]) => [key, exampleOf(field, key)] as const);
  return fields.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(fields);
}
