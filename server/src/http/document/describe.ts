import { contract } from '@attendant/contract';
import type { EndpointMeta } from '@attendant/contract/endpoint';
import { CAPABILITIES, isCapability } from '@attendant/contract/permissions';
import { PROBLEMS } from '@attendant/contract/problems';
import type { FieldWords } from '@attendant/contract/words/about';
import { FIELDS, FIELDS_HERE, OPERATIONS } from '@attendant/contract/words/index';
import { exampleOf, type Schema } from './examples.ts';

/** Puts the contract's words into its OpenAPI document: of operations, fields, refusals, with an example of each body. */

interface Content {
  [type: string]: { schema?: Schema; example?: unknown };
}
export interface Operation {
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema?: Schema }[];
  requestBody?: { content?: Content };
  responses?: Record<string, { description?: string; content?: Content } | { $ref: string }>;
}

/** A refusal by its status; each is a component of the document. */
const REFUSALS: Readonly<Record<string, string>> = {
  '401': 'Nobody is signed in, or not any more.',
  '403': 'The caller may not do this.',
  '404': 'There is no such thing, or the caller may not know of it.',
  '409': 'It was changed meanwhile, or stands against something else. The message says what.',
  '422': 'Something that was sent cannot be. `errors` names the fields.',
  '429': 'Too many requests. Retry-After says when to come again.',
};
const OTHER = 'Any other refusal.';

export const refusalComponents = {
  schemas: {
    Problem: {
      type: 'object' as const,
      required: ['message', 'code', 'request_id'],
      properties: {
        message: { type: 'string' as const, description: 'A sentence for people.' },
        code: { type: 'string' as const, enum: Object.keys(PROBLEMS), description: 'What it is, for programs.' },
        errors: {
          type: 'object' as const,
          additionalProperties: { type: 'string' as const },
          description: 'The fields that were refused, each with its sentence.',
        },
        request_id: { type: 'string' as const, description: 'The id under which its cause was logged.' },
      },
    },
  },
  responses: Object.fromEntries(
    [...Object.entries(REFUSALS), ['default', OTHER] as const].map(([status, description]) => [
      `Refusal_${status}`,
      { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } } },
    ]),
  ),
};

interface Place {
  noun: string;
  verb: string;
  meta: EndpointMeta;
}

interface Described {
  '~orpc': { route: { method?: string | undefined; path?: string | undefined }; meta: EndpointMeta };
}
const nouns: [string, Record<string, Described>][] = Object.entries(contract);

/** The noun and verb of each 'GET /path'. */
const places = new Map(
  nouns.flatMap(([noun, verbs]) =>
    Object.entries(verbs).map(([verb, { '~orpc': endpoint }]): [string, Place] => [
      `${endpoint.route.method} ${endpoint.route.path}`,
      { noun, verb, meta: endpoint.meta },
    ]),
  ),
);

const operations: Readonly<Record<string, Readonly<Record<string, string>>>> = OPERATIONS;
const fieldsHere: Readonly<Record<string, FieldWords>> = FIELDS_HERE;

export function describeOperation(method: string, path: string, operation: Operation): void {
  const place = places.get(`${method.toUpperCase()} ${path}`);
  if (!place) return;
  const { noun, verb, meta } = place;
  const words = operations[noun]?.[verb] ?? '';
  const end = words.indexOf('. ');
  operation.tags = [noun];
  operation.summary = end < 0 ? words : words.slice(0, end + 1);
  operation.description = [words.slice(operation.summary.length).trim(), whoMay(meta)].join(' ');
  for (const parameter of operation.parameters ?? []) {
    parameter.description = wordsOf(noun, parameter.name, path);
    describeFields(noun, parameter.schema);
  }
  for (const content of contentsOf(operation)) {
    describeFields(noun, content.schema);
    const example = exampleOf(content.schema);
    if (example !== undefined) content.example = example;
  }
  for (const status of refusalsOf(meta, method, path, operation))
    operation.responses = { ...operation.responses, [status]: { $ref: `#/components/responses/Refusal_${status}` } };
}

const contentsOf = ({ requestBody, responses }: Operation) =>
  [requestBody, ...Object.values(responses ?? {})].flatMap((one) =>
    one && 'content' in one ? Object.values(one.content ?? {}) : [],
  );

const wordsOf = (noun: string, field: string, path = ''): string | undefined =>
  field === 'id' && path.includes('/agent/{id}') ? 'The agent.' : (fieldsHere[noun]?.[field] ?? FIELDS[field]);

/** Every field below a schema, however deep. */
function describeFields(noun: string, schema: unknown): void {
  if (typeof schema !== 'object' || schema === null) return;
  if (Array.isArray(schema)) {
    for (const one of schema) describeFields(noun, one);
    return;
  }
  const { properties, items, anyOf, oneOf, allOf, additionalProperties } = schema as Schema;
  for (const [name, field] of Object.entries(properties ?? {})) {
    const words = wordsOf(noun, name);
    if (words) field.description = words;
  }
  for (const below of [Object.values(properties ?? {}), items, anyOf, oneOf, allOf, additionalProperties])
    describeFields(noun, below);
}

function whoMay({ needs }: EndpointMeta): string {
  if (needs === 'nothing') return 'Anybody may ask.';
  if (needs === 'admin' || needs === 'superadmin')
    return `For ${needs === 'admin' ? 'administrators' : 'superadmins'}.`;
  if (isCapability(needs)) return `For whoever is ${CAPABILITIES[needs]} of the agent, or more.`;
  return 'For whoever is signed in.';
}

function refusalsOf({ needs }: EndpointMeta, method: string, path: string, { parameters, requestBody }: Operation) {
  return [
    ...(needs === 'nothing' ? [] : ['401']),
    ...(needs === 'nothing' || needs === 'sign-in' ? [] : ['403']),
    ...(path.includes('{') ? ['404'] : []),
    ...(method === 'get' || needs === 'nothing' ? [] : ['409']),
    ...(parameters?.length || requestBody ? ['422'] : []),
    '429',
    'default',
  ];
}
