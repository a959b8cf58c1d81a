import * as contracts from '@saddlebag/domain/contracts';
import * as z from 'zod/mini';
import type { ContractDefinition } from '@saddlebag/domain/contracts';

type Schema = z.ZodMiniType;

/** A JSON Schema in draft 2020-12, the dialect of OpenAPI 3.1. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '_zod' in value;

const isContract = (value: unknown): value is ContractDefinition =>
  typeof value === 'object' && value !== null && 'id' in value && 'method' in value && 'path' in value;

/** Every contract of the service, sorted by path and method. */
export const allContracts: readonly ContractDefinition[] = Object.values<unknown>(contracts)
  .filter(isContract)
  .sort((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method));

const componentName = (exported: string): string => {
  const name = exported.replace(/Schema$/, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
};

const namedSchemas = Object.entries(contracts as Readonly<Record<string, unknown>>)
  .filter((entry): entry is [string, Schema] => entry[0].endsWith('Schema') && isSchema(entry[1]))
  .map(([name, schema]) => [componentName(name), schema] as const);

const referenceTo = (name: string): string => `#/components/schemas/${name}`;

const descriptions: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [
    contracts.orderStatusSchema,
    'A client shows an unrecognized status as unknown. It never fails because of one.',
  ],
]);

/** Converts schemas to JSON Schema. The result describes the wire format, which is what the client parses. */
const describeSchemas = (
  schemas: readonly (readonly [id: string, schema: Schema])[],
): Readonly<Record<string, JsonSchema>> => {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of schemas) registry.add(schema, { id });
  const { schemas: described } = z.toJSONSchema(registry, {
    io: 'input',
    uri: referenceTo,
    override: ({ zodSchema, jsonSchema }) => {
      // The contracts use defaults only as fallbacks for unreadable values. No service or client sends them.
      delete jsonSchema.default;
      const description = descriptions.get(zodSchema);
      if (description === undefined) return;
      jsonSchema.description = description;
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

/** The exported schemas of the contracts, keyed by their name in `components/schemas`. */
export const componentSchemas = describeSchemas(namedSchemas);

/** Returns a reference to an exported schema. Any other schema is written out, with references inside. */
export const inlineSchema = (schema: Schema): JsonSchema => {
  const name = namedSchemas.find(([, candidate]) => candidate === schema)?.[0];
  if (name !== undefined) return { $ref: referenceTo(name) };
  const inline = describeSchemas([...namedSchemas, ['inline', schema]])['inline'];
  if (inline === undefined)
    throw new Error(
      'zod returned no JSON Schema for an inline schema. Check that its version still supports registries.',
    );
  return inline;
};
