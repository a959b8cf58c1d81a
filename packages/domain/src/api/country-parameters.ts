import { attach, createEffect, createStore } from 'effector';
import { requestLimits } from '../contracts/index.ts';
import type { CountryParameterName } from '../contracts/index.ts';
import { $clock } from '../platform/ports/index.ts';
import { callService } from './call-service.ts';
import { $credentials, authorizationHeader } from './credentials.ts';
import type { ApiFailure } from './failures.ts';

const contracts = () => import('../contracts/country-parameter.ts');

interface CachedParameter {
  /**
   * The Authorization header of the request. Null without credentials. The cache is per account, because the
   * values depend on the account's country.
   */
  readonly authorization: string | null;
  readonly name: CountryParameterName;
  readonly value: string;
  /** Unix milliseconds of the device's clock. */
  readonly readAt: number;
}

const $cachedParameters = createStore<readonly CachedParameter[]>([], { serialize: 'ignore' });

const readParameterFx = attach({
  source: { cached: $cachedParameters, clock: $clock, credentials: $credentials },
  effect: async ({ cached, clock, credentials }, name: CountryParameterName): Promise<CachedParameter> => {
    const authorization = authorizationHeader(credentials);
    const hit = cached.find(
      (parameter) => parameter.name === name && parameter.authorization === authorization,
    );
    if (hit && clock.now() - hit.readAt < requestLimits.countryParameterCacheMs) return hit;
    const { result } = await callService(async () => (await contracts()).countryParameterContract, {
      params: { name },
    });
    return { authorization, name, value: result, readAt: clock.now() };
  },
});

// Drop the parameters of other accounts, which are no longer needed.
$cachedParameters.on(readParameterFx.doneData, (cached, parameter) => [
  ...cached.filter(
    ({ name, authorization }) => name !== parameter.name && authorization === parameter.authorization,
  ),
  parameter,
]);

/**
 * Reads a country parameter (GET /get-country-parameter/{name}). Caches its text for 5 minutes (specification
 * 000, section 9).
 */
export const loadCountryParameterFx = createEffect<
  { readonly name: CountryParameterName },
  string,
  ApiFailure
>(({ name }) => readParameterFx(name).then(({ value }) => value));
