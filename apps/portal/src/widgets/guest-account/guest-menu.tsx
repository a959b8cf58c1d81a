import { useGate, useUnit } from 'effector-react';
import { Link } from 'wouter';
import { guestAccountRequested } from '@saddlebag/domain/guest-orders';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { paths } from '../../paths.ts';
import { GuestGate } from './guest-account.model.ts';

/**
 * The guest's part of the account menu: where the guest's orders are stored, and links to register or log in.
 */
export function GuestMenu() {
  const t = useT();
  useGate(GuestGate);
  const wantAccount = useUnit(guestAccountRequested);

  return (
    <span className="flex flex-col gap-3" data-slot="guest-menu">
      <span className="flex flex-col gap-1">
        <span className="font-strong">{t('guest.here')}</span>
        <span className="text-sm text-muted">{t('guest.kept-here')}</span>
      </span>
      <Button block onClick={() => wantAccount()}>
        {t('guest.register')}
      </Button>
      <Link href={paths.login()} className="text-center">
        {t('guest.log-in')}
      </Link>
    </span>
  );
}
