import type { Hono } from 'hono';
import { jsonResponse } from '../http/responses.ts';
import { servePublic } from '../http/serve-public.ts';
import type { Service } from '../service.ts';
import { sandboxFlags } from './flags.ts';

/** Serves the flag providers: the two regional ones and the fallback file, all with the same flags. */
export const mountFlags = (app: Hono, service: Service): void => {
  for (const path of ['/flags/asia', '/flags/eu', '/flags.json']) {
    servePublic(app, service, path, () =>
      jsonResponse(service.clock, { ...sandboxFlags, ...service.settings.current().flags }),
    );
  }
};
