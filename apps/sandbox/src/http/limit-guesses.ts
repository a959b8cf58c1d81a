import type { MiddlewareHandler } from 'hono';
import type { Service } from '../service.ts';
import { tooManyRequests } from './refusal.ts';
import { toErrorResponse } from './responses.ts';

/**
 * Answers 429 to an address that requested too many things that do not exist. A successful request does not
 * count, so a mobile network whose customers share an address can follow many orders. Does nothing in a host
 * without addresses.
 */
export const limitGuesses =
  (service: Service): MiddlewareHandler =>
  async (context, next) => {
    const address = service.addressOf(context);
    if (address === null) return next();
    const waitSeconds = service.guessLimit.secondsUntilFree(address);
    if (waitSeconds > 0)
      return toErrorResponse(service, tooManyRequests(waitSeconds, 'error.too-many-requests'));
    await next();
    if (context.res.status === 404) service.guessLimit.take(address);
    return undefined;
  };
