export {
  $market,
  $selectedVendor,
  $vendors,
  $view,
  vendorSelected,
  vendorsRetried,
} from './vendors.model.ts';

/** Translation keys of the texts that this folder's models show. */
export const vendorTextKeys = ['error.cant-retrieve-vendors', 'error.no-vendors'] as const;
