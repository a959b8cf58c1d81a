/** What the request screen shows after its first picture: fields that few are asked for, notices and questions. */
export { KeepAddress } from './destination/keep-address.tsx';
export { OrderExtras } from './order/order-extras.tsx';
export { PlacedElsewhere } from './notices/placed-elsewhere.tsx';
export { Questions } from './questions/questions.tsx';
export { ServiceClosed } from './notices/service-closed.tsx';
