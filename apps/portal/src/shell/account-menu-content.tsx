import { useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import { $mode, $session, logoutRequested } from '@saddlebag/domain/session';
import { Button } from '@saddlebag/ui/button';
import { LogoutIcon } from '@saddlebag/ui/icon';
import { lazyPart } from '../lazy-part.tsx';
import { AccountDetails } from '../widgets/account-details/index.ts';
import { Preferences } from '../widgets/preferences/index.ts';
import { CommandEntry } from './commands/index.ts';
import { GuestMenu } from './guest-parts.ts';

const AnalyticsSwitch = lazyPart(async () => (await import('../analytics/index.ts')).AnalyticsSwitch);

/**
 * Shows who is signed in, the outlet, the commands and the help centre, the preferences, the consent to analytics and
 * the logout.
 */
export function AccountMenuContent() {
  const t = useT();
  const [session, mode, logOut] = useUnit([$session, $mode, logoutRequested]);

  return (
    <>
      {mode === 'GUEST' ? (
        <GuestMenu />
      ) : (
        <p className="text-sm">
          <bdi className="font-strong break-all">{session?.user.email}</bdi>
        </p>
      )}
      {mode !== 'GODROID' && <AccountDetails />}
      <CommandEntry />
      <Preferences stacked />
      <AnalyticsSwitch />
      {mode !== 'GODROID' && (
        <Button variant="secondary" block startIcon={<LogoutIcon />} onClick={() => logOut()}>
          {t('nav.sign-out')}
        </Button>
      )}
    </>
  );
}
