export { useAddressLabels } from './use-address-labels.ts';
