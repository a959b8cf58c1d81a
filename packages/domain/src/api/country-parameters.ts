import { createEffect } from 'effector';
import { countryParameterContract, type CountryParameterName } from '../contracts/country-parameter.ts';
import { callService } from './call-service.ts';
import type { ApiFailure } from './failures.ts';

/** GET /get-country-parameter/{name}: the text of a parameter. */
export const loadCountryParameterFx = createEffect<
  { readonly name: CountryParameterName },
  string,
  ApiFailure
>(({ name }) => callService(countryParameterContract, { params: { name } }).then(({ result }) => result));
