import type { ContractDefinition } from '../contracts/index.ts';
import type { FetchPort, Clock, RandomSource } from '../platform/ports/index.ts';
import { callUrl } from './call-url.ts';
import { authorizationHeader, type Credentials, type RenewCredentials } from './credentials.ts';
import { sendRequest, type HttpResponse, type HttpRequest } from './send-request.ts';
import { isApiFailure, type ApiFailure } from './failures.ts';
import { parseResponse } from './parse-response.ts';
import { isRepeatable, pauseBeforeRetry } from './retry.ts';

export interface CallContext {
  readonly origin: string;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly fetch: FetchPort;
  readonly credentials: Credentials;
  readonly renewCredentials: RenewCredentials;
  readonly reportServerOffset: (offsetMs: number) => void;
}

/** A request whose parts the compiler has already checked against the contract in `callService`. */
interface RequestParts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Record<string, unknown>;
}

interface ExecuteOptions {
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
  readonly credentials?: Credentials;
}

/**
 * Makes a call. Retries temporary failures if the contract allows a retry. Renews refused credentials at most
 * once per attempt.
 * @throws {ApiFailure}
 */
export const executeCall = async (
  context: CallContext,
  contract: ContractDefinition,
  request: unknown,
  { signal, idempotencyKey, credentials: callCredentials }: ExecuteOptions,
): Promise<unknown> => {
  const { clock, random, renewCredentials } = context;
  const { params, query, body } = request as RequestParts;
  let credentials: Credentials | null =
    contract.authorized === false ? null : (callCredentials ?? context.credentials);

  const send = (): Promise<HttpResponse> => {
    const authorization = credentials && authorizationHeader(credentials);
    const httpRequest: HttpRequest = {
      url: callUrl(context.origin, contract, params),
      method: contract.method,
      query,
      body,
      headers: {
        Accept: 'application/json',
        ...(authorization && { Authorization: authorization }),
        ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      },
      signal,
    };
    return sendRequest(context, httpRequest);
  };

  const sendAuthorized = async (): Promise<HttpResponse> => {
    const response = await send();
    if (response.status !== 401 || callCredentials || !credentials || !authorizationHeader(credentials))
      return response;
    const renewed = await renewCredentials(credentials);
    if (!renewed) return response;
    credentials = renewed;
    return send();
  };

  for (let attempt = 1; ; attempt += 1) {
    try {
      return parseResponse(contract, await sendAuthorized(), clock.now());
    } catch (error) {
      const failure: ApiFailure = isApiFailure(error)
        ? error
        : { kind: 'unreadable', contract: contract.id, detail: 'unexpected' };
      const pauseMs =
        isRepeatable(contract) && !signal?.aborted
          ? pauseBeforeRetry(failure, attempt, random.next(), contract.retries)
          : null;
      if (pauseMs === null) throw failure;
      await clock.sleep(pauseMs, signal).catch((): never => {
        throw failure;
      });
    }
  }
};
