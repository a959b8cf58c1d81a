export {
  $guestEntryFailure,
  $isGuestLoginPending,
  $isGuestEntryOpen,
  guestSessionReady,
  guestEntryRequested,
} from './guest.model.ts';
