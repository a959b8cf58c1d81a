import type { ContractDefinition } from '../contracts/index.ts';
import type { FetchPort, Clock, RandomSource } from '../platform/ports/index.ts';
import { authorizationHeader, type Credentials, type RenewCredentials } from './credentials.ts';
import { exchange, type HttpAnswer, type HttpRequest } from './exchange.ts';
import { isApiFailure, type ApiFailure } from './failures.ts';
import { readAnswer } from './read-answer.ts';
import { isRepeatable, pauseBeforeRetry } from './retry.ts';

export interface Surroundings {
  readonly origin: string;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly fetch: FetchPort;
  readonly credentials: Credentials;
  readonly renewCredentials: RenewCredentials;
  readonly serverTimeRead: (offsetMs: number) => void;
}

/** A request without its contract's types, which `callService` has already checked. */
interface RequestParts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Record<string, unknown>;
}

interface ConversationOptions {
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
  readonly credentials?: Credentials;
}

const addressOf = (
  origin: string,
  { service, path }: ContractDefinition,
  params: RequestParts['params'] = {},
): string =>
  `${origin}/${service}/api/v1${path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}`;

/**
 * Makes a call: retries temporary failures and renews refused credentials once.
 * @throws {ApiFailure}
 */
export const converse = async (
  surroundings: Surroundings,
  contract: ContractDefinition,
  request: unknown,
  { signal, idempotencyKey, credentials: given }: ConversationOptions,
): Promise<unknown> => {
  const { clock, random, renewCredentials } = surroundings;
  const { params, query, body } = request as RequestParts;
  let credentials: Credentials | null =
    contract.authorized === false ? null : (given ?? surroundings.credentials);

  const send = (): Promise<HttpAnswer> => {
    const authorization = credentials && authorizationHeader(credentials);
    const message: HttpRequest = {
      url: addressOf(surroundings.origin, contract, params),
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
    return exchange(surroundings, message);
  };

  const sendAuthorized = async (): Promise<HttpAnswer> => {
    const answer = await send();
    if (answer.status !== 401 || given || !credentials || !authorizationHeader(credentials)) return answer;
    const renewed = await renewCredentials(credentials);
    if (!renewed) return answer;
    credentials = renewed;
    return send();
  };

  for (let attempt = 1; ; attempt += 1) {
    try {
      return readAnswer(contract, await sendAuthorized(), clock.now());
    } catch (error) {
      const failure: ApiFailure = isApiFailure(error)
        ? error
        : { kind: 'unreadable', contract: contract.id, detail: 'unexpected' };
      const pause =
        isRepeatable(contract) && !signal?.aborted
          ? pauseBeforeRetry(failure, attempt, random.next(), contract.retries)
          : null;
      if (pause === null) throw failure;
      await clock.sleep(pause, signal).catch((): never => {
        throw failure;
      });
    }
  }
};
