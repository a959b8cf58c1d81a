import type { ContractDefinition } from '@saddlebag/domain/contracts';
import fc from 'fast-check';
import type { Foothold } from './foothold.ts';
import {
  contentType,
  foreignAuthorization,
  hostileBody,
  hostileText,
  hostileValue,
  idempotencyKey,
} from './hostile-values.ts';
import { pathsIn, withValueAt } from './json.ts';
import { valuesOfSchema, type KnownValues } from './schema-values.ts';
import type { WireRequest } from './wire.ts';

/** Encodes a text for a URL. Encodes half of a surrogate pair as bytes that are not valid UTF-8. */
const encode = (text: string): string =>
  text.replace(/\p{Surrogate}|[^A-Za-z0-9_~-]/gu, (character) =>
    /\p{Surrogate}/u.test(character) ? '%ED%A0%BD' : encodeURIComponent(character),
  );

const malformedSegments = ['%', '%ZZ', '%C3%28', '%ED%A0%BD', '%00', '..%2f..', '%252e', ''];

/** Converts a JSON value to the text of a path or query parameter. */
const parameterText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Replaces or removes up to two values inside a JSON value. */
const mutated = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      values,
      fc.array(fc.tuple(fc.nat(), fc.option(hostileValue, { nil: undefined, freq: 6 })), { maxLength: 2 }),
    )
    .map(([value, changes]) =>
      changes.reduce((current, [position, replacement]) => {
        const paths = pathsIn(current);
        return withValueAt(current, paths[position % paths.length] ?? [], replacement);
      }, value),
    );

const parametersOf = (schema: ContractDefinition['params'], known: KnownValues) =>
  schema === undefined
    ? fc.constant<[string, string][]>([])
    : mutated(valuesOfSchema(schema, known)).map((values): [string, string][] =>
        typeof values === 'object' && values !== null
          ? Object.entries(values).map(([name, value]) => [name, encode(parameterText(value))])
          : [],
      );

const pathOf = ({ service, path, params }: ContractDefinition, known: KnownValues): fc.Arbitrary<string> =>
  fc
    .tuple(
      parametersOf(params, known),
      fc.option(fc.constantFrom(...malformedSegments), { nil: undefined, freq: 8 }),
    )
    .map(([values, malformed]) => {
      const texts = new Map(values);
      return `/${service}/api/v1${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => malformed ?? texts.get(name) ?? 'x')}`;
    });

const queryOf = ({ query }: ContractDefinition, known: KnownValues): fc.Arbitrary<string> =>
  fc
    .tuple(
      parametersOf(query, known),
      fc.option(fc.constantFrom('&', '&=', '&query=%ZZ', '&__proto__=1', '&lat=NaN'), { nil: '', freq: 8 }),
    )
    .map(([values, suffix]) => `?${values.map((entry) => entry.join('=')).join('&')}${suffix}`);

/** Valid bodies of a call if some are known, otherwise bodies that its schema mostly accepts. */
const acceptableBodies = (
  id: string,
  schema: NonNullable<ContractDefinition['body']>,
  { known, bodies }: Foothold,
): fc.Arbitrary<unknown> => {
  const generated = valuesOfSchema(schema, known);
  const samples = bodies[id] ?? [];
  return samples.length === 0
    ? generated
    : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...samples) }, { weight: 1, arbitrary: generated });
};

const bodyOf = ({ id, body }: ContractDefinition, foothold: Foothold): fc.Arbitrary<WireRequest['body']> =>
  body === undefined
    ? fc.constant(null)
    : fc.oneof(
        {
          weight: 9,
          arbitrary: mutated(acceptableBodies(id, body, foothold)).map(
            (value) => JSON.stringify(value) ?? '',
          ),
        },
        { weight: 1, arbitrary: hostileBody },
      );

const headersOf = (authorizations: Foothold['authorizations'] | null): fc.Arbitrary<Record<string, string>> =>
  fc
    .record({
      type: fc.oneof(
        { weight: 9, arbitrary: fc.constant('application/json') },
        { weight: 1, arbitrary: contentType },
      ),
      authorization:
        authorizations === null ? fc.option(foreignAuthorization) : fc.constantFrom(...authorizations),
      key: fc.option(idempotencyKey, { freq: 2 }),
    })
    .map(({ type, authorization, key }) => ({
      'content-type': type,
      ...(authorization !== null && { authorization }),
      ...(key !== null && { 'idempotency-key': key }),
    }));

/**
 * Creates the generator of requests for a call. Most of them match the contract except for one or two values.
 * @param authorizations `Authorization` headers of valid sessions. Null for requests without one.
 */
export const requestsOf = (
  contract: ContractDefinition,
  foothold: Foothold,
  authorizations: Foothold['authorizations'] | null,
): fc.Arbitrary<WireRequest> =>
  fc
    .tuple(
      pathOf(contract, foothold.known),
      queryOf(contract, foothold.known),
      bodyOf(contract, foothold),
      headersOf(authorizations),
    )
    .map(([path, query, body, headers]) => ({
      method: contract.method,
      path: path + (contract.query === undefined ? '' : query),
      headers,
      body,
    }));

/** Returns a request with each known body of a call. Random requests rarely contain a whole valid body. */
export const knownRequestsOf = (
  { id, method, service, path }: ContractDefinition,
  { known, bodies, authorizations: [authorization = ''] }: Foothold,
): readonly WireRequest[] =>
  (bodies[id] ?? []).map((body) => ({
    method,
    path: `/${service}/api/v1${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(known[name]?.[0]))}`,
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }));

/** Creates the generator of requests for the bank's page, which has no contract. */
export const bankRequests: fc.Arbitrary<WireRequest> = fc
  .tuple(hostileText, contentType, hostileBody, fc.constantFrom('GET', 'POST'))
  .map(([id, type, body, method]) => ({
    method,
    path: `/bank/${encode(id)}`,
    headers: { 'content-type': type },
    body: method === 'GET' ? null : body,
  }));
