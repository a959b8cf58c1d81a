// Signs guests out when the guest checkout is switched off. It has no exports.
import './guest-sign-out.model.ts';

export {
  $guestOrderIds,
  $isAccountOffered,
  guestAccountRequested,
  guestScreenOpened,
} from './guest-orders.model.ts';
