import { attach } from 'effector';
import { $credentials, isApiFailure, requestSocketTicketFx } from '../../api/index.ts';
import { $serviceOrigin } from '../../platform/environment/index.ts';
import { socketUrl } from './socket-url.ts';

const requestTicketFx = attach({ effect: requestSocketTicketFx });

/** True if the service does not support tickets. The specification then requires the token in the URL. */
const lacksTicketSupport = (failure: unknown): boolean =>
  isApiFailure(failure) && failure.kind === 'rejected' && [404, 405, 501].includes(failure.status);

/** Builds the URL of the next connection, with a new ticket. */
export const buildSocketUrlFx = attach({
  source: { origin: $serviceOrigin, credentials: $credentials },
  effect: ({ origin, credentials }): Promise<string> =>
    requestTicketFx().then(
      ({ ticket }) => socketUrl(origin, { ticket }),
      (failure: unknown) => {
        const token = credentials.embeddedToken ?? credentials.accessToken ?? credentials.storedToken;
        if (token !== null && lacksTicketSupport(failure)) return socketUrl(origin, { token });
        throw failure;
      },
    ),
});
