import { isCountryCode } from '@saddlebag/domain/contracts';
import type { Hono } from 'hono';
import { compress } from 'hono/compress';
import { isMapSourceName, createMapSource, createMapStyle } from '../city/index.ts';
import { notFound } from '../http/refusal.ts';
import { textResponse } from '../http/responses.ts';
import { servePublic } from '../http/serve-public.ts';
import type { Service } from '../service.ts';

/** Map files are generated from a fixed seed and never change, so browsers may cache them for a day. */
const mapCaching = 'public, max-age=86400';

/** Serves the base map of each country: a MapLibre style per colour scheme, and the GeoJSON sources. */
export const mountMap = (app: Hono, service: Service): void => {
  const cachedTexts = new Map<string, string>();

  // The streets of a city take more than a megabyte, which a slow phone would load for half a minute.
  app.use('/map/*', compress());
  servePublic(app, service, '/map/:country/:file', (context) => {
    const country = context.req.param('country');
    const file = context.req.param('file').replace(/\.json$/, '');
    if (!isCountryCode(country)) throw notFound();
    const scheme = context.req.query('scheme') === 'dark' ? 'dark' : 'light';
    const name = file === 'style' ? `${country}/style/${scheme}` : `${country}/${file}`;

    const cached = cachedTexts.get(name);
    if (cached === undefined && file !== 'style' && !isMapSourceName(file)) throw notFound();
    const generate = (): unknown => {
      const city = service.cityOf(country);
      return isMapSourceName(file) ? createMapSource(city, file) : createMapStyle(city, scheme);
    };
    const text = cached ?? JSON.stringify(generate());
    cachedTexts.set(name, text);
    const response = textResponse(service.clock, text);
    response.headers.set('cache-control', mapCaching);
    return response;
  });
};
