export { searchQueryOf } from './search.ts';
export { findUnseen, forgetUnseen, rememberUnseen } from './unseen-order.ts';
