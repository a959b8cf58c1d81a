import fc from 'fast-check';
import * as z from 'zod/mini';
import { hostileText } from './hostile-values.ts';

/** The part of a JSON Schema that decides which values it accepts. */
interface ValueSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly ValueSchema[];
  readonly oneOf?: readonly ValueSchema[];
  readonly properties?: Readonly<Record<string, ValueSchema>>;
  readonly required?: readonly string[];
  readonly items?: ValueSchema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

/** Real values of a field, by its name. They lead a request further into the service than random ones. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

const textOf = ({ pattern, minLength = 0, maxLength = 200 }: ValueSchema): fc.Arbitrary<string> => {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern), { maxLength });
  const length = { minLength, maxLength: Math.min(maxLength, 200) };
  return fc.oneof(fc.string(length), fc.string({ unit: 'grapheme', ...length }), hostileText);
};

const objectOf = (
  { properties = {}, required = [] }: ValueSchema,
  known: KnownValues,
): fc.Arbitrary<unknown> =>
  fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => {
        const values = known[name] ?? [];
        const generated = valueOf(schema, known);
        return [
          name,
          values.length === 0
            ? generated
            : fc.oneof(
                { weight: 4, arbitrary: fc.constantFrom(...values) },
                { weight: 1, arbitrary: generated },
              ),
        ];
      }),
    ),
    { requiredKeys: [...required] },
  );

const valueOf = (schema: ValueSchema, known: KnownValues): fc.Arbitrary<unknown> => {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const options = schema.anyOf ?? schema.oneOf;
  if (options !== undefined) return fc.oneof(...options.map((option) => valueOf(option, known)));
  const { minimum: min = 0, maximum: max = 1 } = schema;
  switch (schema.type) {
    case 'object':
      return objectOf(schema, known);
    case 'array':
      return fc.array(valueOf(schema.items ?? {}, known), { maxLength: 3 });
    case 'integer':
      return fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max));
    case 'number':
      return fc.oneof(fc.double({ min, max, noNaN: true }), fc.constantFrom(min, max));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textOf(schema);
    default:
      return fc.jsonValue();
  }
};

/** Creates the generator of values that a schema mostly accepts. */
export const valuesOfSchema = (schema: z.ZodMiniType, known: KnownValues): fc.Arbitrary<unknown> =>
  valueOf(z.toJSONSchema(schema, { io: 'input' }) as ValueSchema, known);
