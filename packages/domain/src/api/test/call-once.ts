import { allSettled, type Effect } from 'effector';
import { createScriptedService, jsonResponse } from '../../testing/scripted-service.ts';
import { seedScope } from '../../testing/seed-scope.ts';
import type { ApiFailure } from '../failures.ts';

/**
 * Makes one call against a service that returns `responseBody`. Returns the received request and the result
 * of the call.
 */
export const callOnce = async <Params, Done>(
  call: Effect<Params, Done, ApiFailure>,
  params: NoInfer<Params>,
  responseBody: unknown,
  status = 200,
) => {
  const service = createScriptedService(() => jsonResponse(status, responseBody));
  const scope = seedScope({ fetch: service.fetch });
  const { value } = (await allSettled(call as Effect<unknown, Done, ApiFailure>, { scope, params })) as {
    readonly value: unknown;
  };
  const [request] = service.received;
  return {
    sent: [request?.method, request?.url.replace('/orders/api/v1', ''), request?.body],
    headers: request?.headers,
    value,
  };
};
