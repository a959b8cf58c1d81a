export { useAddressLabels } from './use-address-labels.ts';
export { useDestinationRow, usePlaceRow } from './use-place-row.ts';
