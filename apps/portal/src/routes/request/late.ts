/** What the request screen shows after its first picture: fields that few are asked for, notices and questions. */
export { KeepAddress } from './parts/keep-address.tsx';
export { OrderExtras } from './parts/order-extras.tsx';
export { PlacedElsewhere } from './parts/placed-elsewhere.tsx';
export { Questions } from './parts/questions.tsx';
export { ServiceClosed } from './parts/service-closed.tsx';
