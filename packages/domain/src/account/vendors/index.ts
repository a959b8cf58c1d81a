export {
  $market,
  $selectedVendor,
  $vendors,
  $view,
  vendorSelected,
  vendorsRetried,
} from './vendors.model.ts';

/** The translation keys that this folder's texts need. */
export const vendorTextKeys = ['error.cant-retrieve-vendors', 'error.no-vendors'] as const;
