import * as z from 'zod/mini';
import { errorBodySchema } from '../contracts/index.ts';
import type { HttpResponse } from './send-request.ts';
import type { ApiFailure } from './failures.ts';

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Parses Retry-After, which contains seconds or an HTTP date (RFC 9110, section 10.2.3), into milliseconds.
 */
const parseRetryAfter = (header: string | null, now: number): number | null => {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
};

const toFailure = ({ status, retryAfter, text }: HttpResponse, now: number): ApiFailure => {
  const body = z.safeParse(errorBodySchema, parseJson(text));
  const key = body.success ? body.data.meta?.translation_key : undefined;
  const details = {
    status,
    message: body.success ? body.data.message : '',
    translationKey: (Array.isArray(key) ? key[0] : key) ?? null,
  };
  return status === 401 || status === 403
    ? { kind: 'unauthorized', ...details }
    : { kind: 'rejected', ...details, retryAfterMs: parseRetryAfter(retryAfter, now) };
};

/**
 * Parses a response with the schema of its contract.
 * @param now the device's time in unix milliseconds, for a Retry-After with a date
 * @returns the parsed body
 * @throws {ApiFailure} `unauthorized`, `rejected`, or `unreadable` if a 2xx does not match the contract
 */
export const parseResponse = <S extends z.ZodMiniType>(
  contract: { readonly id: string; readonly response: S },
  response: HttpResponse,
  now: number,
): z.output<S> => {
  if (response.status < 200 || response.status > 299) throw toFailure(response, now);
  const parsed = z.safeParse(contract.response, parseJson(response.text));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  // Report only the path of the mismatch. The values may contain personal data.
  throw {
    kind: 'unreadable',
    contract: contract.id,
    detail: `${issue?.path.join('.') ?? ''}: ${issue?.code ?? 'not JSON'}`,
  } satisfies ApiFailure;
};
