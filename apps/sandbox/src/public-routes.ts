import { isCountryCode } from '@saddlebag/domain/contracts';
import type { Context, Hono } from 'hono';
import { jsonAnswer, textAnswer } from './answer.ts';
import { isMapSourceName, mapSource, mapStyle } from './city/index.ts';
import { underFaults } from './faults/under-faults.ts';
import { refuse } from './mount.ts';
import { notFound } from './refusal.ts';
import type { Service } from './service.ts';
import { sandboxFlags } from './vendors/flags.ts';

/** Map files never change for a country; browsers may keep them for a day. */
const mapCaching = 'public, max-age=86400';

/** Serves a path that is no call of the service, under the same faults as the calls. */
const servePublic = (
  app: Hono,
  service: Service,
  path: string,
  answer: (context: Context) => Response,
): void => {
  app.get(path, async (context) => {
    try {
      return await underFaults(service, context, null, () => answer(context));
    } catch (error) {
      return refuse(service, error);
    }
  });
};

/** The flag providers, and the base map. */
export const mountPublicRoutes = (app: Hono, service: Service): void => {
  const mapTexts = new Map<string, string>();

  for (const path of ['/flags/asia', '/flags/eu', '/flags.json']) {
    servePublic(app, service, path, () =>
      jsonAnswer(service.clock, { ...sandboxFlags, ...service.settings.current().flags }),
    );
  }

  servePublic(app, service, '/map/:country/:file', (context) => {
    const country = context.req.param('country') ?? '';
    const file = (context.req.param('file') ?? '').replace(/\.json$/, '');
    if (!isCountryCode(country)) throw notFound();
    const scheme = context.req.query('scheme') === 'dark' ? 'dark' : 'light';
    const name = file === 'style' ? `${country}/style/${scheme}` : `${country}/${file}`;

    const known = mapTexts.get(name);
    if (known === undefined && file !== 'style' && !isMapSourceName(file)) throw notFound();
    const make = (): unknown => {
      const city = service.cityOf(country);
      return isMapSourceName(file) ? mapSource(city, file) : mapStyle(city, scheme);
    };
    const text = known ?? JSON.stringify(make());
    mapTexts.set(name, text);
    const answer = textAnswer(service.clock, text);
    answer.headers.set('cache-control', mapCaching);
    return answer;
  });
};
