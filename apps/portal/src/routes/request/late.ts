/** What the request screen shows after its first picture: fields that few are asked for, and questions. */
export { OrderExtras } from './parts/order-extras.tsx';
export { Questions } from './parts/questions.tsx';
