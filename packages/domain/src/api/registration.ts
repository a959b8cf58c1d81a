import { createEffect } from 'effector';
import { registerContract } from '../contracts/index.ts';
import type { RegistrationBody } from '../contracts/index.ts';
import { callService } from './call-service.ts';
import type { ApiFailure } from './failures.ts';

/**
 * Creates an account (POST /register). Repeated requests with the same body and key create only one account.
 */
export const registerFx = createEffect<
  { readonly body: RegistrationBody; readonly key: string },
  { readonly vendorId: string },
  ApiFailure
>(({ body, key }) =>
  callService(registerContract, { body }, { idempotencyKey: key }).then(({ result }) => ({
    vendorId: result.vendor_id,
  })),
);
