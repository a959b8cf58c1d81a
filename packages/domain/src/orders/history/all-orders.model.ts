import { combine, sample } from 'effector';
import { $market, $vendors } from '../../account/vendors/index.ts';
import { $hasNextPage, $isLoading, $progress, nextPageRequested, pageLoaded } from './loading.model.ts';
import { $needsAllOrders } from './opening.model.ts';

/** How far all orders of the filters are loaded, which figures add up. */
export type AllOrdersState = 'loading' | 'complete' | 'failed';

export const $allOrdersState = combine($progress, $hasNextPage, (progress, hasNextPage): AllOrdersState => {
  if (progress === 'failed') return 'failed';
  return progress === 'loaded' && !hasNextPage ? 'complete' : 'loading';
});

/** Returns the currency (ISO 4217) of a vendor: its own, or that of the market. */
export const $currencyOf = combine(
  $vendors,
  $market,
  (vendors, market) => (vendorId: string) =>
    vendors.find(({ id }) => id === vendorId)?.currency ?? market.currency,
);

// While all orders are needed, load page after page. After a failure, the vendor requests the next page.
sample({
  clock: [pageLoaded, $needsAllOrders.updates],
  source: { needsAllOrders: $needsAllOrders, hasNextPage: $hasNextPage, isLoading: $isLoading },
  filter: ({ needsAllOrders, hasNextPage, isLoading }) => needsAllOrders && hasNextPage && !isLoading,
  fn: () => undefined,
  target: nextPageRequested,
});
