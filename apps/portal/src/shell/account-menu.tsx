import { useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import { $mode, $session, logoutRequested } from '@saddlebag/domain/session';
import { Button } from '@saddlebag/ui/button';
import { LogoutIcon, UserIcon } from '@saddlebag/ui/icon';
import { Preferences } from '../widgets/preferences/index.ts';
import { GuestMenu } from './guest-parts.ts';

/**
 * Shows who is signed in, the preferences and the logout. It is a native popover, so the browser closes it on
 * Escape or an outside click and restores the focus.
 */
export function AccountMenu() {
  const t = useT();
  const [session, mode, logOut] = useUnit([$session, $mode, logoutRequested]);

  return (
    <>
      <button
        type="button"
        popoverTarget="account-menu"
        aria-label={t('nav.account')}
        className="grid size-target shrink-0 cursor-pointer place-items-center rounded-full text-on-nav hover:bg-on-nav/10"
      >
        <UserIcon size={22} />
      </button>
      <div
        id="account-menu"
        popover="auto"
        className="fixed inset-auto end-3 top-[calc(var(--sb-size-header)+0.5rem)] m-0 w-72 rounded-card border border-border bg-raised p-5 text-text shadow-floating open:flex open:flex-col open:gap-5"
      >
        {mode === 'GUEST' ? (
          <GuestMenu />
        ) : (
          <p className="text-sm">
            <bdi className="font-strong break-all">{session?.user.email}</bdi>
          </p>
        )}
        <Preferences stacked />
        {mode !== 'GODROID' && (
          <Button variant="secondary" block startIcon={<LogoutIcon />} onClick={() => logOut()}>
            {t('nav.sign-out')}
          </Button>
        )}
      </div>
    </>
  );
}
