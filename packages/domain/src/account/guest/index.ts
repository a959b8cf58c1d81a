export {
  $guestEntryFailure,
  $isEnteringAsGuest,
  $isGuestEntryOpen,
  guestEntered,
  guestEntryRequested,
} from './guest.model.ts';
