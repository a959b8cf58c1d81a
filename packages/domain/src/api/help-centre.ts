import { createEffect } from 'effector';
import { getHelpCentreTokenContract, helpCentreInit, type HelpCentreInit } from '../contracts/index.ts';
import { environmentSuffix, type Build } from '../platform/environment/index.ts';
import type { Clock, FetchPort } from '../platform/ports/index.ts';
import { callService } from './call-service.ts';
import type { ApiFailure } from './failures.ts';
import { parseResponse } from './parse-response.ts';
import { sendRequest } from './send-request.ts';

/** Loads the help-centre token of a vendor (GET /vendor/{vendorId}/hc_jwt_token). */
export const loadHelpCentreTokenFx = createEffect<{ readonly vendorId: string }, string, ApiFailure>(
  ({ vendorId }) =>
    callService(getHelpCentreTokenContract, { params: { vendorId } }).then(({ result }) => result),
);

/** Returns the address of the help centre, which is a service of its own, without a trailing slash. */
export const helpCentreHost = ({ environment }: Pick<Build, 'environment'>): string =>
  environment === 'sandbox'
    ? '/help-centre'
    : `https://help-centre${environmentSuffix(environment)}.saddlebag.example`;

/**
 * Starts a panel at the help centre. Sends no credentials of the courier service.
 * @returns the URL of the panel
 * @throws {ApiFailure} never a raw exception
 */
export const startHelpCentre = async (
  ports: { readonly fetch: FetchPort; readonly clock: Clock },
  host: string,
  body: HelpCentreInit,
): Promise<string> => {
  const response = await sendRequest(
    { ...ports, reportServerOffset: () => undefined },
    {
      url: `${host}${helpCentreInit.path}`,
      method: 'POST',
      query: undefined,
      body,
      headers: { Accept: 'application/json' },
      signal: undefined,
    },
  );
  const { url } = parseResponse(helpCentreInit, response, ports.clock.now());
  return url;
};
