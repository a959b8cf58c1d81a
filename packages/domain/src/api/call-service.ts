import { attach, combine, scopeBind } from 'effector';
import type { ContractDefinition, RequestOf, ResponseOf } from '../contracts/index.ts';
import { $build, serviceOrigin } from '../platform/environment/index.ts';
import { $clock, $fetch, $random } from '../platform/ports/index.ts';
import { $credentials, $renewCredentials, type Credentials } from './credentials.ts';
import type { ApiFailure } from './failures.ts';
import { serverTimeRead } from './server-time.ts';

export interface CallOptions {
  /** Ends the call; it then fails as `offline`. */
  readonly signal?: AbortSignal;
  /** For contracts that create something: repeats under the same key make one thing. */
  readonly idempotencyKey?: string;
  /** Sent instead of the scope's, and not renewed: for the call that ends a session which is already gone from the scope. */
  readonly credentials?: Credentials;
}

/** A contract, or how to fetch it: the calls of the first screen leave schemas and client to a chunk of their own. */
export type ContractSource<D extends ContractDefinition = ContractDefinition> = D | (() => Promise<D>);

interface Call {
  readonly contract: ContractSource;
  readonly request: unknown;
  readonly options: CallOptions;
}

/** Everything a call needs from its scope. */
const $surroundings = combine({
  origin: $build.map(serviceOrigin),
  clock: $clock,
  random: $random,
  fetch: $fetch,
  credentials: $credentials,
  renewCredentials: $renewCredentials,
});

/** Fetches what makes calls, ahead of the first of them. */
export const prepareCalls = () => import('./conversation.ts');

const loadClient = async (contract: ContractSource) => {
  try {
    const [{ converse }, definition] = await Promise.all([
      prepareCalls(),
      typeof contract === 'function' ? contract() : contract,
    ]);
    return { converse, definition };
  } catch {
    // Code that cannot be fetched is a call that cannot be made.
    throw { kind: 'offline' } satisfies ApiFailure;
  }
};

/** Every call of the portal goes through this effect. */
export const callServiceFx = attach({
  source: $surroundings,
  effect: async (surroundings, { contract, request, options }: Call): Promise<unknown> => {
    // Bound before the first wait, while the scope is known.
    const heard = scopeBind(serverTimeRead, { safe: true });
    const { converse, definition } = await loadClient(contract);
    return converse({ ...surroundings, serverTimeRead: heard }, definition, request, options);
  },
});

/**
 * Makes one call of the service: request and answer are those of the contract, snake_case and all.
 * Call it synchronously inside an effect's handler, so that the scope is known.
 * @returns the parsed answer
 * @throws {ApiFailure} always this union, never a raw exception
 */
export const callService = <D extends ContractDefinition>(
  contract: ContractSource<D>,
  request: RequestOf<D>,
  options: CallOptions = {},
): Promise<ResponseOf<D>> =>
  // The conversation parses the answer with this very contract.
  callServiceFx({ contract, request, options }) as Promise<ResponseOf<D>>;
