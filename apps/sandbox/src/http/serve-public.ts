import type { Context, Hono } from 'hono';
import type { Service } from '../service.ts';
import { refuse } from './answer.ts';
import { underFaults } from './under-faults.ts';

/** Serves a GET path that has no contract and needs no session, under the faults injected for its path. */
export const servePublic = <Path extends string>(
  app: Hono,
  service: Service,
  path: Path,
  answer: (context: Context<object, Path>) => Response,
): void => {
  app.get(path, async (context) => {
    try {
      return await underFaults(service, context, null, () => answer(context));
    } catch (error) {
      return refuse(service, error);
    }
  });
};
