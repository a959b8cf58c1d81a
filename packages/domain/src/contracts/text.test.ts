import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { ContractDefinition } from './define-contract.ts';
import * as contracts from './index.ts';

const isContract = (value: unknown): value is ContractDefinition =>
  typeof value === 'object' && value !== null && 'method' in value && 'response' in value;

/** Returns the paths of all texts in a JSON Schema that may have any length. */
const findUnbounded = (schema: unknown, path: string): readonly string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const inner = Object.entries(schema).flatMap(([name, value]) => findUnbounded(value, `${path}.${name}`));
  const isBounded =
    !('type' in schema && schema.type === 'string') ||
    'maxLength' in schema ||
    'enum' in schema ||
    'const' in schema;
  return isBounded ? inner : [path, ...inner];
};

const requestSchemas = Object.values<unknown>(contracts)
  .filter(isContract)
  .flatMap(({ id, params, query, body }) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema === undefined ? [] : [{ name: `${id}.${part}`, schema }],
    ),
  );

describe('the schema of a request', () => {
  it.each(requestSchemas)('limits the length of each text in $name', ({ name, schema }) => {
    expect(findUnbounded(z.toJSONSchema(schema, { io: 'input' }), name)).toEqual([]);
  });

  const { name } = contracts.createOrderBodySchema.shape.customer.shape;
  const accepts = (text: string) => z.safeParse(name, text).success;

  it('counts the length of a text in code points', () => {
    expect(accepts('🛵'.repeat(contracts.textLimits.name))).toBe(true);
    expect(accepts('🛵'.repeat(contracts.textLimits.name + 1))).toBe(false);
    expect(accepts('x'.repeat(contracts.textLimits.name + 1))).toBe(false);
  });

  it('counts the length of an email in bytes', () => {
    const { email_address } = contracts.loginContract.body.shape;
    const acceptsEmail = (local: string) => z.safeParse(email_address, `${local}@a.test`).success;
    expect([acceptsEmail('é'.repeat(123)), acceptsEmail('é'.repeat(124))]).toEqual([true, false]);
  });

  it.each([
    ['a null character', 'Asha\0'],
    ['the first half of a surrogate pair', 'Asha\ud83d'],
    ['the second half of a surrogate pair', '\udef5Asha'],
  ])('rejects a text with %s', (_, text) => {
    expect(accepts(text)).toBe(false);
  });

  it.each([
    ['no character', ''],
    ['only spaces', ' \u3000\n'],
    ['only invisible characters', '\u200b\u2060\u3164'],
    ['only control characters', '\u0007\u001b'],
  ])('rejects a name with %s', (_, text) => {
    expect(accepts(text)).toBe(false);
  });
});
