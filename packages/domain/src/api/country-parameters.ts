import { attach, createEffect, createStore } from 'effector';
import { countryParameterContract, limits } from '../contracts/index.ts';
import type { CountryParameterName } from '../contracts/index.ts';
import { $clock } from '../platform/ports/index.ts';
import { callService } from './call-service.ts';
import { $credentials, authorizationHeader } from './credentials.ts';
import type { ApiFailure } from './failures.ts';

interface Reading {
  /**
   * The Authorization header of the request. The cache is per account, because parameters depend on its
   * country.
   */
  readonly reader: string | null;
  readonly name: CountryParameterName;
  readonly value: string;
  /** Unix milliseconds of the device's clock. */
  readonly readAt: number;
}

const $readings = createStore<readonly Reading[]>([], { serialize: 'ignore' });

const consultFx = attach({
  source: { readings: $readings, clock: $clock, credentials: $credentials },
  effect: async ({ readings, clock, credentials }, name: CountryParameterName): Promise<Reading> => {
    const reader = authorizationHeader(credentials);
    const known = readings.find((reading) => reading.name === name && reading.reader === reader);
    if (known && clock.now() - known.readAt < limits.countryParameterCacheMs) return known;
    const { result } = await callService(countryParameterContract, { params: { name } });
    return { reader, name, value: result, readAt: clock.now() };
  },
});

// Drop the parameters of other accounts, which are no longer needed.
$readings.on(consultFx.doneData, (known, reading) => [
  ...known.filter(({ name, reader }) => name !== reading.name && reader === reading.reader),
  reading,
]);

/**
 * Reads a country parameter (GET /get-country-parameter/{name}). Caches its text for 5 minutes (specification
 * 000, section 9).
 */
export const loadCountryParameterFx = createEffect<
  { readonly name: CountryParameterName },
  string,
  ApiFailure
>(({ name }) => consultFx(name).then(({ value }) => value));
