// Imported for its side effect: it signs guests out when the guest checkout is switched off.
import './guest-sign-out.model.ts';

export {
  $guestOrderIds,
  $isAccountOffered,
  guestAccountRequested,
  guestScreenOpened,
} from './guest-orders.model.ts';
