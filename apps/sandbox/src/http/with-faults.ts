import type { Context } from 'hono';
import type { CallFault, FaultRequest } from '../faults/fault-schema.ts';
import type { Service } from '../service.ts';
import { jsonResponse } from './responses.ts';

type Fields = Record<string, unknown>;

/** Copies a JSON value with the field at `path` replaced. Removes the field if `replacement` is undefined. */
const mutate = (value: unknown, path: readonly string[], replacement: unknown): unknown => {
  const [name, ...rest] = path;
  if (name === undefined) return replacement;
  if (Array.isArray(value)) {
    return value.map((element: unknown, index) =>
      String(index) === name ? mutate(element, rest, replacement) : element,
    );
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields: Fields = { ...value };
  const mutated = mutate(fields[name], rest, replacement);
  if (mutated === undefined) delete fields[name];
  else fields[name] = mutated;
  return fields;
};

const replaceBody = (response: Response, body: string): Response => {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(body, { status: response.status, headers });
};

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const applyFault = async (
  fault: CallFault,
  service: Service,
  context: Context,
  respond: () => Response | Promise<Response>,
): Promise<Response> => {
  const { connectionBreaker } = service;
  switch (fault.kind) {
    case 'delay':
      await wait(fault.ms);
      return respond();
    case 'status': {
      const response = jsonResponse(service.clock, { message: `fault ${fault.status}` }, fault.status);
      if (fault.retry_after !== undefined) response.headers.set('retry-after', String(fault.retry_after));
      return response;
    }
    case 'drop-before-commit':
      return connectionBreaker.drop(context);
    case 'commit-then-drop':
      await respond();
      return connectionBreaker.drop(context);
    case 'commit-then-hang':
      await respond();
      return connectionBreaker.hang(context);
    case 'commit-then-500':
      await respond();
      return jsonResponse(service.clock, { message: 'fault 500' }, 500);
    case 'commit-then-truncate':
      return connectionBreaker.truncate(context, await respond());
    case 'malformed-body':
      return replaceBody(await respond(), '{"result": <!doctype html>');
    case 'mutate-field': {
      const original = await respond();
      if (!original.ok) return original;
      const mutated = mutate(await original.json(), fault.path.split('.'), fault.value);
      return replaceBody(original, JSON.stringify(mutated));
    }
  }
};

/**
 * Answers a request. Applies the next fault that was injected for the request, if there is one.
 * @param contract The contract's id. Null for a path without a contract, which only path faults match.
 */
export const withFaults = (
  service: Service,
  context: Context,
  contract: FaultRequest['path'] | null,
  respond: () => Response | Promise<Response>,
): Response | Promise<Response> => {
  const { method, path } = context.req;
  const fault = service.faults.takeForCall(contract === null ? { method, path } : { contract, method, path });
  return fault === null ? respond() : applyFault(fault, service, context, respond);
};
