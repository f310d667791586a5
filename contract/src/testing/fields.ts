import type { $ZodCheck, $ZodType } from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import { contract } from '../index.ts';

/** A text that a stranger may send: where, and what checks it. */
export interface TextField {
  name: string;
  schema: $ZodType;
}

interface Leaf {
  '~orpc': { route: { method?: string; path?: string }; inputSchema?: $ZodType };
}

const isLeaf = (node: object): node is Leaf => '~orpc' in node;

/** Every text in the input of every endpoint. */
export function textFields(node: object = contract): TextField[] {
  return Object.values(node).flatMap((child: object) => {
    if (!isLeaf(child)) return textFields(child);
    const { route, inputSchema } = child['~orpc'];
    return inputSchema ? textsIn(inputSchema, `${route.method} ${route.path}`) : [];
  });
}

const within = (value: unknown): value is $ZodType => typeof value === 'object' && value !== null && '_zod' in value;

function textsIn(schema: $ZodType, name: string): TextField[] {
  const { def } = schema._zod;
  if (def.type === 'string') return [{ name, schema }];
  return Object.entries(def).flatMap(([key, value]: [string, unknown]) => {
    if (key === 'checks') return [];
    if (within(value)) return textsIn(value, name);
    if (Array.isArray(value)) return value.filter(within).flatMap((one) => textsIn(one, name));
    if (key !== 'shape' || typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([field, one]: [string, unknown]) =>
      within(one) ? textsIn(one, `${name} ${field}`) : [],
    );
  });
}

/** Ids, days and times are linear by themselves (server/src/patterns.test.ts) and cannot be told a length first. */
const OWN_FORMATS = ['uuid', 'date', 'datetime', 'time', 'url', 'email'];

/** Whether nothing looks at the text's characters before its length was found right. */
export function isMeasuredFirst(schema: $ZodType): boolean {
  const { def } = schema._zod;
  const checks = ('checks' in def ? (def.checks as $ZodCheck[]) : []).map((check) => check._zod.def);
  const pattern = checks.findIndex((check) => check.check === 'string_format' && !isOwnFormat(check));
  const length = checks.findIndex((check) => check.check === 'max_length' && check.abort === true);
  return pattern < 0 || (length >= 0 && length < pattern);
}

const isOwnFormat = (check: object): boolean =>
  'format' in check && OWN_FORMATS.some((format) => format === check.format);

/** How long a schema looks at a text, in ms; the quicker of two looks, for the machine has other work too. */
export function lookMs(schema: $ZodType, text: string): number {
  const look = () => {
    const began = performance.now();
    safeParse(schema, text);
    return performance.now() - began;
  };
  return Math.min(look(), look());
}
