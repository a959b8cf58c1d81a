import type { MiddlewareHandler } from 'hono';
import type { Service } from '../service.ts';
import type { RateLimit } from './rate-limit.ts';
import { tooManyRequests } from './refusal.ts';
import { toErrorResponse } from './responses.ts';

/**
 * Answers 429 to an address that sends too many requests. Does nothing in a host without addresses.
 * @param translationKey The text that the portal shows.
 */
export const limitAddress =
  (service: Service, limit: RateLimit, translationKey: string): MiddlewareHandler =>
  async (context, next) => {
    const address = service.addressOf(context);
    const waitSeconds = address === null ? 0 : limit.take(address);
    return waitSeconds === 0
      ? next()
      : toErrorResponse(service, tooManyRequests(waitSeconds, translationKey));
  };
