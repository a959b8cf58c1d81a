import { useUnit } from 'effector-react';
import {
  $guestEntryFailure,
  $isGuestLoginPending,
  $isGuestEntryOpen,
  guestEntryRequested,
} from '@saddlebag/domain/guest';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { RiderIcon } from '@saddlebag/ui/icon';
import './guest-entry.model.ts';

/** The button that enters the portal without an account, in markets that accept guests. */
export function GuestEntry() {
  const t = useT();
  const [isOpen, isEntering, failure, enter] = useUnit([
    $isGuestEntryOpen,
    $isGuestLoginPending,
    $guestEntryFailure,
    guestEntryRequested,
  ]);
  if (!isOpen) return null;
  const isOffline = failure?.kind === 'offline' || failure?.kind === 'timeout';

  return (
    <div data-slot="guest-entry" className="flex flex-col gap-2">
      <Button
        variant="secondary"
        block
        // Small enough for one line in a fallback typeface, so that the login reserves the right height.
        className="text-sm"
        startIcon={<RiderIcon />}
        loading={isEntering}
        loadingLabel={t('guest.entering')}
        onClick={() => enter()}
      >
        {t('guest.enter')}
      </Button>
      <div role="alert" className="text-center text-sm text-danger-text empty:hidden">
        {failure && t(isOffline ? 'auth.offline' : 'guest.refused')}
      </div>
    </div>
  );
}
