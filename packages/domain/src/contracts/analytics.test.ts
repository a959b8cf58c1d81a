import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { analyticsEventSchema } from './analytics.ts';

interface JsonSchema {
  readonly [key: string]: unknown;
}

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists the schemas inside a schema that have this type. */
const schemasOfType = (type: string, schema: unknown): readonly JsonSchema[] => {
  if (Array.isArray(schema)) return schema.flatMap((item) => schemasOfType(type, item));
  if (!isObject(schema)) return [];
  const nested = Object.values(schema).flatMap((value) => schemasOfType(type, value));
  return schema['type'] === type ? [schema, ...nested] : nested;
};

describe('the table of analytics events', () => {
  const schema = z.toJSONSchema(analyticsEventSchema);

  // Proves: analytics.fields
  it('has no text that is not an enumeration, except the names of scripts', () => {
    const texts = schemasOfType('string', schema);
    const free = texts.filter((text) => text['enum'] === undefined && text['const'] === undefined);

    expect(texts.length).toBeGreaterThan(10);
    expect(free.map(({ pattern }) => pattern)).toEqual(['^[\\w-]{1,64}\\.js$']);
  });

  // Proves: analytics.fields
  it('has no object that accepts further fields', () => {
    const objects = schemasOfType('object', schema);

    expect(objects.length).toBeGreaterThan(5);
    expect(objects.every((object) => object['additionalProperties'] === false)).toBe(true);
  });
});
