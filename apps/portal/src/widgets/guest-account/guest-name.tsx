import { useGate } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import { GuestGate } from './guest-account.model.ts';

/** Stands in the bar where a vendor has its name. */
export function GuestName() {
  const t = useT();
  useGate(GuestGate);

  return (
    <span data-slot="guest-name" className="min-w-0 truncate px-2 py-1 text-sm font-strong">
      {t('guest.name')}
    </span>
  );
}
