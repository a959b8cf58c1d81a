/** Components that only some requests show. They share one chunk, which loads after the first render. */
export { SaveAddressButton } from './destination/save-address-button.tsx';
export { RequestNotices } from './notices/request-notices.tsx';
export { Questions } from './questions/questions.tsx';
export { ServiceClosed } from './notices/service-closed.tsx';
