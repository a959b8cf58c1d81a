import type { MiddlewareHandler } from 'hono';
import type { Service } from '../service.ts';
import { Refusal } from './refusal.ts';
import { toErrorResponse } from './responses.ts';

/**
 * Whether a request comes from a page of the service's own origin, or from no page at all. Every browser
 * sends `Origin` with a POST, and current ones send `Sec-Fetch-Site` too. Other clients send neither.
 */
const isSameOrigin = (request: Request): boolean => {
  const site = request.headers.get('sec-fetch-site') ?? 'none';
  if (site !== 'same-origin' && site !== 'none') return false;
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  // A proxy in front of the service may change the scheme, but not the host.
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
};

const isJson = (request: Request): boolean =>
  request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() === 'application/json';

const refuse = (service: Service, status: number, message: string): Response =>
  toErrorResponse(service, new Refusal(status, message, `error.${message}`));

/** Methods that change nothing. A page of another origin cannot read their responses. */
const safeMethods: readonly string[] = ['GET', 'HEAD'];

/** Answers 403 to a request from a page of another origin, unless its method is safe. */
export const requireSameOrigin =
  (service: Service): MiddlewareHandler =>
  async (context, next) =>
    safeMethods.includes(context.req.method) || isSameOrigin(context.req.raw)
      ? next()
      : refuse(service, 403, 'origin-not-allowed');

/**
 * Answers 415 to a POST request whose body is not declared as JSON. A page of another origin can send such a
 * request without a CORS preflight.
 */
export const requireJson =
  (service: Service): MiddlewareHandler =>
  async (context, next) =>
    context.req.method === 'POST' && !isJson(context.req.raw)
      ? refuse(service, 415, 'unsupported-media-type')
      : next();
