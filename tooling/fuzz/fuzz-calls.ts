import { errorBodySchema } from '@saddlebag/domain/contracts';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { allContracts } from '../openapi-schemas.ts';
import { gainFoothold, type Foothold } from './foothold.ts';
import { bankRequests, knownRequestsOf, requestsOf } from './requests.ts';

import type { Send, WireRequest } from './wire.ts';

/** Milliseconds after which a request without a response counts as hanging. */
const hangMs = 20_000;

export interface FuzzOptions {
  /** Number of random requests. */
  readonly count: number;
  /** The same seed sends the same requests if the service returns the same ids and tokens. */
  readonly seed: number;
  readonly send: Send;
}

/** A request that the service answers incorrectly, and what is wrong with its response. */
export interface Weakness {
  readonly problem: string;
  readonly request: WireRequest;
}

export interface FuzzReport {
  readonly weaknesses: readonly Weakness[];
  /** Number of responses per status. */
  readonly statuses: Readonly<Record<number, number>>;
}

const requestGenerator = (foothold: Foothold): fc.Arbitrary<WireRequest> =>
  fc.oneof(
    ...allContracts.flatMap((contract) => [
      // A logout would end the session that the other requests use.
      ...(contract.id === 'logout'
        ? []
        : [{ weight: 3, arbitrary: requestsOf(contract, foothold, foothold.authorizations) }]),
      { weight: 1, arbitrary: requestsOf(contract, foothold, null) },
    ]),
    { weight: 1, arbitrary: bankRequests },
  );

const withTimeout = async (response: Promise<Response>): Promise<Response | 'hang'> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hang = new Promise<'hang'>((resolve) => {
    timer = setTimeout(() => resolve('hang'), hangMs);
  });
  try {
    return await Promise.race([response, hang]);
  } finally {
    clearTimeout(timer);
  }
};

const isErrorBody = (text: string): boolean => {
  try {
    return z.safeParse(errorBodySchema, JSON.parse(text)).success;
  } catch {
    return false;
  }
};

/** Returns what is wrong with a response. Null if it is acceptable. */
const findProblem = ({ status }: Response, text: string): string | null => {
  if (status >= 500) return `status ${status}: ${text.slice(0, 200)}`;
  // Node itself answers 431 to a URL that is too long, before the service sees the request.
  if (status >= 400 && status !== 431 && !isErrorBody(text)) return `status ${status} without an error body`;
  return null;
};

/** Sends one request and checks its response. The status is null if there is no response. */
const probe = async (
  send: Send,
  request: WireRequest,
): Promise<{ readonly status: number | null; readonly problem: string | null }> => {
  try {
    const response = await withTimeout(send(request));
    if (response === 'hang') return { status: null, problem: `no response within ${hangMs} ms` };
    return { status: response.status, problem: findProblem(response, await response.text()) };
  } catch (error) {
    return { status: null, problem: `no response: ${String(error)}` };
  }
};

/**
 * Sends random requests to every call, with and without valid sessions. Collects the requests that the
 * service answers with a 5xx, with an unusual error body or not at all.
 */
export const fuzzCalls = async ({ count, seed, send }: FuzzOptions): Promise<FuzzReport> => {
  const foothold = await gainFoothold(send);
  const requests = [
    ...allContracts.flatMap((contract) => knownRequestsOf(contract, foothold)),
    ...fc.sample(requestGenerator(foothold), { numRuns: count, seed }),
  ];
  const weaknesses: Weakness[] = [];
  const statuses: Record<number, number> = {};
  for (const request of requests) {
    const { status, problem } = await probe(send, request);
    if (status !== null) statuses[status] = (statuses[status] ?? 0) + 1;
    if (problem !== null) weaknesses.push({ problem, request });
  }
  return { weaknesses, statuses };
};
