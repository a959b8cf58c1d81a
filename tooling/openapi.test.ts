import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openApiDocument, pathOf } from './openapi-document.ts';
import { allContracts } from './openapi-schemas.ts';
import { root } from './workspace.ts';

const document: unknown = JSON.parse(JSON.stringify(openApiDocument()));

const resolvePointer = (pointer: string): unknown =>
  pointer
    .replace(/^#\//, '')
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], document);

const collectValues = (value: unknown, key: string): readonly unknown[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value as Record<string, unknown>).flatMap(([name, inner]) => [
    ...(name === key ? [inner] : []),
    ...collectValues(inner, key),
  ]);
};

const operationOf = (contract: (typeof allContracts)[number]) =>
  (resolvePointer('#/paths') as Record<string, Record<string, Record<string, unknown>>>)[pathOf(contract)]?.[
    contract.method.toLowerCase()
  ];

describe('the OpenAPI document', () => {
  it('equals docs/openapi.json, which `npm run openapi` writes', () => {
    expect(JSON.parse(readFileSync(join(root, 'docs/openapi.json'), 'utf8'))).toEqual(document);
  });

  it('contains each contract once', () => {
    const ids = collectValues(resolvePointer('#/paths'), 'operationId');

    expect(allContracts.length).toBeGreaterThan(15);
    expect([...ids].sort()).toEqual(allContracts.map(({ id }) => id).sort());
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('contains every schema that it references', () => {
    const references = collectValues(document, '$ref');

    expect(references.length).toBeGreaterThan(10);
    expect(references.filter((pointer) => resolvePointer(String(pointer)) === undefined)).toEqual([]);
  });

  it.each(allContracts)('describes the parameters, body and responses of $method $path', (contract) => {
    const {
      parameters = [],
      requestBody,
      responses,
    } = operationOf(contract) as {
      parameters?: { name: string; in: string; schema: unknown }[];
      requestBody?: unknown;
      responses: Record<string, unknown>;
    };
    const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `{${name}}`);

    expect(inPath).toEqual(contract.path.match(/\{\w+\}/g) ?? []);
    expect(parameters.some((parameter) => parameter.in === 'query')).toBe(contract.query !== undefined);
    expect(parameters.some(({ name }) => name === 'Idempotency-Key')).toBe(contract.creates === true);
    expect(requestBody !== undefined).toBe(contract.body !== undefined);
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '4XX', '5XX']));
  });

  it('keeps wire names and omits the fallback status', () => {
    expect(resolvePointer('#/components/schemas/Order/properties/order_id')).toEqual({ type: 'string' });
    expect(resolvePointer('#/components/schemas/OrderStatus/enum')).not.toContain('UNKNOWN');
  });

  it('requires a session only for authorized calls', () => {
    expect(resolvePointer('#/paths/~1orders~1api~1v1~1login/post/security')).toEqual([]);
    expect(resolvePointer('#/paths/~1orders~1api~1v1~1order/post/security')).toEqual([{ session: [] }]);
  });
});
