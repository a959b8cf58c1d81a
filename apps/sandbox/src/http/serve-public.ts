import type { Context, Hono } from 'hono';
import type { Service } from '../service.ts';
import { toErrorResponse } from './responses.ts';
import { withFaults } from './with-faults.ts';

/** Serves a GET path that has no contract and needs no session, under the faults injected for its path. */
export const servePublic = <Path extends string>(
  app: Hono,
  service: Service,
  path: Path,
  respond: (context: Context<object, Path>) => Response,
): void => {
  app.get(path, async (context) => {
    try {
      return await withFaults(service, context, null, () => respond(context));
    } catch (error) {
      return toErrorResponse(service, error);
    }
  });
};
