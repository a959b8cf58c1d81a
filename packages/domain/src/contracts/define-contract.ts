import type * as z from 'zod/mini';
import type { BodyKind } from './body-limits.ts';

type Schema = z.ZodMiniType;

/** The service that handles a call. Its name is the path segment before `/api/v1`. */
export type Service = 'orders' | 'rider-service';

export interface ContractDefinition {
  /** Stable name of the call, used as the OpenAPI `operationId`. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly service: Service;
  /** Path below `/{service}/api/v1`, with `{name}` placeholders. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** False for calls that need no session, such as the login. Defaults to true. */
  readonly authorized?: boolean;
  /**
   * True if repeating the call would create a second resource. The client then sends an `Idempotency-Key` and
   * never retries the call.
   */
  readonly creates?: boolean;
  /** Number of retries after a temporary failure. Defaults to `limits.requestRetries`. */
  readonly retries?: number;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Determines the maximum size of the request body. Defaults to `json`. */
  readonly bodyKind?: BodyKind;
  readonly response: Schema;
}

type Part<Definition, Key extends string> =
  Definition extends Readonly<Record<Key, infer S extends Schema>>
    ? Readonly<Record<Key, z.input<S>>>
    : unknown;

/** The input of a call: `params`, `query` and `body`, as far as the contract declares them. */
export type RequestOf<D extends ContractDefinition> = Part<D, 'params'> & Part<D, 'query'> & Part<D, 'body'>;

/** The parsed response of a call. */
export type ResponseOf<D extends ContractDefinition> = z.output<D['response']>;

/**
 * Declares one call to the service. The client, the sandbox and the OpenAPI document are derived from the
 * declaration.
 */
export const defineContract = <const D extends ContractDefinition>(definition: D): D => definition;
