import * as contracts from '@saddlebag/domain/contracts';
import * as z from 'zod/mini';
import type { ContractDefinition } from '@saddlebag/domain/contracts';

type Schema = z.ZodMiniType;

/** A JSON Schema of draft 2020-12, the dialect of OpenAPI 3.1. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '_zod' in value;

const isContract = (value: unknown): value is ContractDefinition =>
  typeof value === 'object' && value !== null && 'id' in value && 'method' in value && 'path' in value;

/** Every call of the service, in the order of its address. */
export const allContracts: readonly ContractDefinition[] = Object.values<unknown>(contracts)
  .filter(isContract)
  .sort((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method));

const componentName = (exported: string): string => {
  const name = exported.replace(/Schema$/, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
};

const named = Object.entries(contracts as Readonly<Record<string, unknown>>)
  .filter((entry): entry is [string, Schema] => entry[0].endsWith('Schema') && isSchema(entry[1]))
  .map(([name, schema]) => [componentName(name), schema] as const);

const reference = (name: string): string => `#/components/schemas/${name}`;

const sentences: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [
    contracts.orderStatusSchema,
    'A client shows a status that it does not know as unknown; it never fails on one.',
  ],
]);

/** Schemas as they stand on the wire: what the client sends, and what it accepts before it reads it. */
const describe = (
  schemas: readonly (readonly [id: string, schema: Schema])[],
): Readonly<Record<string, JsonSchema>> => {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of schemas) registry.add(schema, { id });
  const { schemas: described } = z.toJSONSchema(registry, {
    io: 'input',
    uri: reference,
    override: ({ zodSchema, jsonSchema }) => {
      // The only defaults of the contracts are fallbacks for what a reader cannot understand: nobody sends them.
      delete jsonSchema.default;
      const sentence = sentences.get(zodSchema);
      if (sentence === undefined) return;
      jsonSchema.description = sentence;
      if (jsonSchema.enum !== undefined)
        jsonSchema.enum = jsonSchema.enum.filter((status) => status !== 'UNKNOWN');
    },
  });
  return Object.fromEntries(
    Object.entries(described).map(([id, { $schema: _dialect, $id: _address, ...schema }]) => [
      id,
      schema as JsonSchema,
    ]),
  );
};

/** The schemas that the contracts export by name, under `components/schemas`. */
export const componentSchemas = describe(named);

/** A schema where it is used: a reference if it has a name, else its text with references inside. */
export const inlineSchema = (schema: Schema): JsonSchema => {
  const name = named.find(([, candidate]) => candidate === schema)?.[0];
  if (name !== undefined) return { $ref: reference(name) };
  const text = describe([...named, ['inline', schema]])['inline'];
  if (text === undefined) throw new Error('zod described every schema but the one that was asked for');
  return text;
};
