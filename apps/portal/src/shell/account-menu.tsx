import { useT } from '@saddlebag/domain/react';
import { UserIcon } from '@saddlebag/ui/icon';
import { lazyPart } from '../lazy-part.tsx';

/** Loads after the first frame, not on the first press, because it holds the button of the help centre in the top bar. */
const AccountMenuContent = lazyPart(async () => {
  await new Promise(requestAnimationFrame);
  return (await import('./account-menu-content.tsx')).AccountMenuContent;
});

/**
 * The menu of the account. It is a native popover, so the browser closes it on Escape or an outside click and restores
 * the focus. On small screens it is as high as the page, like a drawer.
 */
export function AccountMenu() {
  const t = useT();

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
        className="fixed inset-auto end-3 top-[calc(var(--sb-size-header)+0.5rem)] m-0 w-72 rounded-card border border-border bg-raised p-5 text-text shadow-floating max-lg:inset-y-0 max-lg:end-0 max-lg:h-dvh max-lg:max-w-[85vw] max-lg:rounded-none lg:max-h-[calc(100dvh-5rem)] open:flex open:flex-col open:gap-5"
      >
        <AccountMenuContent />
      </div>
    </>
  );
}
