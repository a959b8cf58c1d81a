import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/** The two services a call can belong to; the segment stands before `/api/v1`. */
export type Service = 'orders' | 'rider-service';

export interface ContractDefinition {
  /** Stable name of the call; the OpenAPI operationId. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly service: Service;
  /** Path below `/{service}/api/v1`, with `{name}` placeholders. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** False for the calls that are made before there is a session. Default true. */
  readonly authorized?: boolean;
  /** True when a repeat would create a second thing: sent under an `Idempotency-Key`, never retried by the client. */
  readonly creates?: boolean;
  /** How often the client asks again after a passing failure, where that differs from the usual. */
  readonly retries?: number;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly response: Schema;
}

type Part<Definition, Key extends string> =
  Definition extends Readonly<Record<Key, infer S extends Schema>>
    ? Readonly<Record<Key, z.input<S>>>
    : unknown;

/** What a caller of the contract hands over: whichever of `params`, `query` and `body` the contract has. */
export type RequestOf<D extends ContractDefinition> = Part<D, 'params'> & Part<D, 'query'> & Part<D, 'body'>;

/** The parsed answer of the contract. */
export type ResponseOf<D extends ContractDefinition> = z.output<D['response']>;

/** Declares one call of the service. Client, sandbox and OpenAPI document are all made from it. */
export const defineContract = <const D extends ContractDefinition>(definition: D): D => definition;
