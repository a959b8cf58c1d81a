import type { BodyKind, ContractDefinition } from '@saddlebag/domain/contracts';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { createCoercion } from './coercion.ts';
import { readBodyText } from './read-body-text.ts';
import { invalidRequest } from './refusal.ts';

type Schema = z.ZodMiniType;
type Parsed<Definition, Key extends string> =
  Definition extends Readonly<Record<Key, infer S extends Schema>>
    ? Readonly<Record<Key, z.output<S>>>
    : unknown;

/** The parsed `params`, `query` and `body` of a call: those for which its contract has a schema. */
export type Input<D extends ContractDefinition> = Parsed<D, 'params'> &
  Parsed<D, 'query'> &
  Parsed<D, 'body'>;

const describe = (part: string, error: z.core.$ZodError): string => {
  const issue = error.issues[0];
  return `${[part, ...(issue?.path ?? [])].join('.')}: ${issue?.message ?? 'invalid'}`;
};

const parse = <S extends Schema>(part: string, schema: S, value: unknown): z.output<S> => {
  const parsed = z.safeParse(schema, value);
  if (!parsed.success) throw invalidRequest(describe(part, parsed.error));
  return parsed.data;
};

/** Parses the JSON body of a request. An empty body counts as `{}`. Throws a 400 or a 413. */
export const readBody = async <S extends Schema>(
  context: Context,
  schema: S,
  kind: BodyKind = 'json',
): Promise<z.output<S>> => {
  const text = await readBodyText(context, kind);
  let value: unknown;
  try {
    value = text === '' ? {} : JSON.parse(text);
  } catch {
    throw invalidRequest('body: not JSON');
  }
  return parse('body', schema, value);
};

/**
 * Creates the function that parses a call's path, query string and body by its contract.
 *
 * The assertion is needed because TypeScript cannot relate the presence of a schema in `D` to the keys of
 * `Input<D>`.
 */
export const createInputReader = <const D extends ContractDefinition>({
  params,
  query,
  body,
  bodyKind,
}: D) => {
  const coerceParams = params && createCoercion(params);
  const coerceQuery = query && createCoercion(query);
  return async (context: Context): Promise<Input<D>> => {
    const input: Record<string, unknown> = {};
    if (params && coerceParams) input['params'] = parse('params', params, coerceParams(context.req.param()));
    if (query && coerceQuery) input['query'] = parse('query', query, coerceQuery(context.req.query()));
    if (body) input['body'] = await readBody(context, body, bodyKind);
    return input as Input<D>;
  };
};
