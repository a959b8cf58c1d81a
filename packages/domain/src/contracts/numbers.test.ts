import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { ContractDefinition } from './define-contract.ts';
import * as contracts from './index.ts';

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value;

const isContract = (value: unknown): value is ContractDefinition =>
  typeof value === 'object' && value !== null && 'method' in value && 'response' in value;

/** Returns the paths of all numbers in a JSON Schema that have no range. */
const findUnbounded = (schema: unknown, path: string): readonly string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const inner = Object.entries(schema).flatMap(([name, value]) => findUnbounded(value, `${path}.${name}`));
  if (!('type' in schema) || (schema.type !== 'number' && schema.type !== 'integer')) return inner;
  if ('const' in schema) return inner;
  // zod gives each integer the range of the safe integers.
  const isBound = (value: unknown): boolean =>
    typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER;
  const hasRange =
    'minimum' in schema && isBound(schema.minimum) && 'maximum' in schema && isBound(schema.maximum);
  return hasRange ? inner : [path, ...inner];
};

const schemas = Object.entries<unknown>(contracts).flatMap(([name, value]) => {
  if (isSchema(value)) return [{ name, schema: value }];
  if (!isContract(value)) return [];
  const { params, query, body, response } = value;
  return Object.entries({ params, query, body, response }).flatMap(([part, schema]) =>
    schema === undefined ? [] : [{ name: `${value.id}.${part}`, schema }],
  );
});

describe('a contract', () => {
  it.each(schemas)('gives each number of $name a range', ({ name, schema }) => {
    expect(findUnbounded(z.toJSONSchema(schema, { io: 'input' }), name)).toEqual([]);
  });

  it('accepts coordinates within their limits and rejects all others', () => {
    const accepts = (latitude: number, longitude: number) =>
      contracts.pointSchema.safeParse({ latitude, longitude }).success;
    expect([accepts(90, 180), accepts(-90, -180)]).toEqual([true, true]);
    expect([accepts(90.000001, 0), accepts(0, -180.000001), accepts(Infinity, 0), accepts(NaN, 0)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
