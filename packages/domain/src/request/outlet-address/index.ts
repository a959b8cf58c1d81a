export {
  $outletSuggestions,
  findOutletAddressFx,
  loadOutletAddressFx,
  outletAddressTyped,
  outletSearchEnded,
  outletSearchRetried,
  type AddressResult,
} from './outlet-address.model.ts';
