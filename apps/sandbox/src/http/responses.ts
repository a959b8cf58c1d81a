import type { Clock } from '../clock.ts';
import type { Service } from '../service.ts';
import { Refusal } from './refusal.ts';

/**
 * Headers of a data response. No page may show it in a frame or load it as another content type. A page
 * response replaces the content security policy with its own.
 */
const dataHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
} as const;

let lastSecond = -1;
let lastDate = '';

/** Formats the service's time for the `Date` header. Formats at most once a second. */
export const httpDate = (clock: Clock): string => {
  const second = Math.floor(clock.now() / 1000);
  if (second !== lastSecond) {
    lastSecond = second;
    lastDate = new Date(second * 1000).toUTCString();
  }
  return lastDate;
};

/** Creates a response from JSON text. Its `Date` is the service's time, which a test may have advanced. */
export const textResponse = (clock: Clock, text: string, status = 200): Response =>
  new Response(text, {
    status,
    headers: {
      ...dataHeaders,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      date: httpDate(clock),
    },
  });

/** Creates a response from a value that is serialized as JSON. */
export const jsonResponse = (clock: Clock, value: unknown, status = 200): Response =>
  textResponse(clock, JSON.stringify(value), status);

/**
 * Creates a response from a page of the sandbox itself. `sources` are further directives of its content
 * security policy, such as `style-src 'nonce-…'`. No other page may show it in a frame.
 */
export const pageResponse = (page: string, ...sources: readonly string[]): Response =>
  new Response(page, {
    headers: {
      ...dataHeaders,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': [
        "default-src 'none'",
        'img-src data:',
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        ...sources,
      ].join('; '),
    },
  });

/** Turns a thrown `Refusal` into its response. Rethrows every other error for the application to report. */
export const toErrorResponse = (service: Service, error: unknown): Response => {
  if (!(error instanceof Refusal)) throw error;
  const response = jsonResponse(service.clock, error.body, error.status);
  if (error.retryAfterSeconds !== undefined)
    response.headers.set('retry-after', String(error.retryAfterSeconds));
  return response;
};
