import type * as z from 'zod/mini';

/** What a text in a query string or path can stand for. */
type Reading = 'text' | 'number' | 'boolean';

interface Definition {
  readonly type: string;
  readonly innerType?: { readonly _zod: { readonly def: Definition } };
  readonly shape?: Readonly<Record<string, { readonly _zod: { readonly def: Definition } }>>;
}

const readingOf = (definition: Definition): Reading => {
  if (definition.innerType !== undefined) return readingOf(definition.innerType._zod.def);
  return definition.type === 'number' || definition.type === 'boolean' ? definition.type : 'text';
};

const decimal = /^-?\d+(\.\d+)?$/;

/** A text that cannot be read as asked stays a text, for the schema to refuse. */
const read = (text: string, reading: Reading): unknown => {
  if (reading === 'number' && decimal.test(text)) return Number(text);
  if (reading === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
};

/** Reads the texts of a query string as the schema's fields want them: numbers, booleans, or texts. */
export const createCoercion = (
  schema: z.ZodMiniType,
): ((texts: Readonly<Record<string, string>>) => unknown) => {
  const shape = (schema._zod.def as Definition).shape ?? {};
  const readings = new Map(Object.entries(shape).map(([name, field]) => [name, readingOf(field._zod.def)]));
  return (texts) =>
    Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [name, read(text, readings.get(name) ?? 'text')]),
    );
};
