import { useGate } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import { GuestGate } from './guest-account.model.ts';

/** The label 'Guest' in the top bar, shown instead of a vendor's name. */
export function GuestName() {
  const t = useT();
  useGate(GuestGate);

  return (
    <span data-slot="guest-name" className="min-w-0 truncate px-2 py-1 text-sm font-strong">
      {t('guest.name')}
    </span>
  );
}
