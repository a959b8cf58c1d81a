import type { Page } from '@playwright/test';
import { listVendorsContract } from '@saddlebag/domain/contracts';

/** Returns the name of a generated outlet: `Outlet 0042`. */
export const outletName = (number: number): string => `Outlet ${String(number).padStart(4, '0')}`;

/**
 * Adds generated outlets to the account's vendors until there are `count`. The service knows only the vendors that it
 * returned itself.
 */
export const addOutlets = (page: Page, count: number): Promise<unknown> =>
  page.route('**/orders/api/v1/vendors', async (route) => {
    const response = await route.fetch();
    const { vendors } = listVendorsContract.response.parse(await response.json()).result;
    const model = vendors.find(({ is_parent }) => !is_parent);
    if (!model) throw new Error('The account has no outlet to copy.');
    const generated = Array.from({ length: Math.max(0, count - vendors.length) }, (_, index) => ({
      ...model,
      vendor_id: `o${String(index + 1).padStart(4, '0')}`,
      vendor_information: { ...model.vendor_information, name: outletName(index + 1) },
    }));
    const result = { vendors: [...vendors, ...generated] };
    await route.fulfill({ response, json: listVendorsContract.response.parse({ result }) });
  });
