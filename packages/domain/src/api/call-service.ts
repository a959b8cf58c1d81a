import { attach, combine, scopeBind } from 'effector';
import type { ContractDefinition, RequestOf, ResponseOf } from '../contracts/index.ts';
import { $serviceOrigin } from '../platform/environment/index.ts';
import { $clock, $fetch, $random } from '../platform/ports/index.ts';
import { $credentials, $renewCredentials, type Credentials } from './credentials.ts';
import type { ApiFailure } from './failures.ts';
import { serverOffsetMeasured } from './server-time.ts';

export interface CallOptions {
  /** Aborts the call, which then fails as `offline`. */
  readonly signal?: AbortSignal;
  /** For contracts that create something. Requests with the same key create only one resource. */
  readonly idempotencyKey?: string;
  /**
   * Replaces the scope's credentials. The client does not renew them after a 401. The logout passes the
   * tokens of the session that has already ended.
   */
  readonly credentials?: Credentials;
}

/**
 * A contract, or a function that loads it. Loading it lazily keeps its schemas out of the first screen's
 * chunk.
 */
export type ContractSource<D extends ContractDefinition = ContractDefinition> = D | (() => Promise<D>);

interface Call {
  readonly contract: ContractSource;
  readonly request: unknown;
  readonly options: CallOptions;
}

const $callContext = combine({
  origin: $serviceOrigin,
  clock: $clock,
  random: $random,
  fetch: $fetch,
  credentials: $credentials,
  renewCredentials: $renewCredentials,
});

/** Preloads the client, so that the first call does not wait for its code. */
export const preloadClient = () => import('./execute-call.ts');

const loadClient = async (contract: ContractSource) => {
  try {
    const [{ executeCall }, definition] = await Promise.all([
      preloadClient(),
      typeof contract === 'function' ? contract() : contract,
    ]);
    return { executeCall, definition };
  } catch {
    // The client's code failed to load, so the request was never sent.
    throw { kind: 'offline' } satisfies ApiFailure;
  }
};

/** Makes a call of any contract. All calls of the portal go through this effect. */
export const callServiceFx = attach({
  source: $callContext,
  effect: async (context, { contract, request, options }: Call): Promise<unknown> => {
    // Bind before the first `await`, while the scope is still known.
    const reportServerOffset = scopeBind(serverOffsetMeasured, { safe: true });
    const { executeCall, definition } = await loadClient(contract);
    return executeCall({ ...context, reportServerOffset }, definition, request, options);
  },
});

/**
 * Calls the service. Request and response use the contract's wire names.
 *
 * Must be called synchronously in an effect handler, because the scope is unknown after an `await`.
 * @returns the parsed response
 * @throws {ApiFailure} never a raw exception
 */
export const callService = <D extends ContractDefinition>(
  contract: ContractSource<D>,
  request: RequestOf<D>,
  options: CallOptions = {},
): Promise<ResponseOf<D>> =>
  // The cast is safe, because the client parses the response with this contract.
  callServiceFx({ contract, request, options }) as Promise<ResponseOf<D>>;
