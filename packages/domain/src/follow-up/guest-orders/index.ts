// Ends the sessions of guests when they are not let in any more; nobody has to call it.
import './closing.model.ts';

export { $guestOrderIds, $isAccountOffered, guestAccountWanted, guestShown } from './guest-orders.model.ts';
