/** What the request screen shows after its first picture: fields that few are asked for, notices and questions. */
export { SaveAddressButton } from './destination/save-address-button.tsx';
export { OptionalOrderFields } from './order/optional-order-fields.tsx';
export { PlacedElsewhere } from './notices/placed-elsewhere.tsx';
export { Questions } from './questions/questions.tsx';
export { ServiceClosed } from './notices/service-closed.tsx';
