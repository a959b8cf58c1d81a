import { useGate, useUnit } from 'effector-react';
import { $isAccountOffered, guestAccountRequested } from '@saddlebag/domain/guest-orders';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { Callout } from '@saddlebag/ui/callout';
import { GuestGate } from './guest-account.model.ts';

/** Offers an account to a guest who has placed an order. */
export function GuestPrompt() {
  const t = useT();
  useGate(GuestGate);
  const [isOffered, wantAccount] = useUnit([$isAccountOffered, guestAccountRequested]);
  if (!isOffered) return null;

  return (
    <Callout title={t('guest.prompt-title')}>
      <p>{t('guest.prompt-body')}</p>
      <Button size="sm" className="mt-3" onClick={() => wantAccount()}>
        {t('guest.register')}
      </Button>
    </Callout>
  );
}
