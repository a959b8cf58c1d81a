import type * as z from 'zod/mini';

/** The type that a text in a query string or path is converted to. */
type TargetType = 'text' | 'number' | 'boolean';

/**
 * The part of a zod definition that determines the type of a field. zod does not type the optional
 * properties.
 */
interface Definition {
  readonly type: string;
  readonly innerType?: { readonly _zod: { readonly def: Definition } };
  readonly shape?: Readonly<Record<string, { readonly _zod: { readonly def: Definition } }>>;
}

const targetTypeOf = (definition: Definition): TargetType => {
  if (definition.innerType !== undefined) return targetTypeOf(definition.innerType._zod.def);
  return definition.type === 'number' || definition.type === 'boolean' ? definition.type : 'text';
};

const decimalPattern = /^-?\d+(\.\d+)?$/;

/** Converts a text. Returns the text itself if it does not fit the type, so that the schema rejects it. */
const convert = (text: string, type: TargetType): unknown => {
  if (type === 'number' && decimalPattern.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
};

/** Creates the function that converts query and path texts to the types of an object schema's fields. */
export const createCoercion = (
  schema: z.ZodMiniType,
): ((texts: Readonly<Record<string, string>>) => unknown) => {
  const definition: Definition = schema._zod.def;
  const shape = definition.shape ?? {};
  const types = new Map(Object.entries(shape).map(([name, field]) => [name, targetTypeOf(field._zod.def)]));
  return (texts) =>
    Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [name, convert(text, types.get(name) ?? 'text')]),
    );
};
