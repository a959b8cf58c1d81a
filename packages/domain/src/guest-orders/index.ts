export { $guestOrderIds, $isAccountOffered, guestAccountWanted, guestShown } from './guest-orders.model.ts';
