import { createEffect } from 'effector';
import { callService } from './call-service.ts';
import type { Vendor } from './entities.ts';
import type { ApiFailure } from './failures.ts';

/** The schemas and the conversion load with the first call. */
const wire = () => import('./vendor-wire.ts');

/** Loads the account's vendors (GET /vendors). */
export const loadVendorsFx = createEffect<void, readonly Vendor[], ApiFailure>(() =>
  callService(async () => (await wire()).listVendorsContract, {}).then(async ({ result }) =>
    result.vendors.map((await wire()).toVendor),
  ),
);
