import type { Clock } from '../clock.ts';
import type { Service } from '../service.ts';
import { Refusal } from './refusal.ts';

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
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      date: httpDate(clock),
    },
  });

/** Creates a response from a value that is serialized as JSON. */
export const jsonResponse = (clock: Clock, value: unknown, status = 200): Response =>
  textResponse(clock, JSON.stringify(value), status);

/** Turns a thrown `Refusal` into its response. Rethrows every other error for the application to report. */
export const toErrorResponse = (service: Service, error: unknown): Response => {
  if (error instanceof Refusal) return jsonResponse(service.clock, error.body, error.status);
  throw error;
};
