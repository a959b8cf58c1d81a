import { useState } from 'react';
import { useT } from '@saddlebag/domain/react';
import { UserIcon } from '@saddlebag/ui/icon';
import { lazyPart } from '../lazy-part.tsx';
import { useHasBeenQuiet } from '../use-has-been-quiet.ts';

/** Loads after the first frame. */
const CommandHost = lazyPart(async () => {
  await new Promise(requestAnimationFrame);
  return (await import('./commands/index.ts')).CommandHost;
});
const AccountMenuContent = lazyPart(
  async () => (await import('./account-menu-content.tsx')).AccountMenuContent,
);

/**
 * The menu of the account. It is a native popover, so the browser closes it on Escape or an outside click and restores
 * the focus. On small screens it is as high as the page, like a drawer.
 *
 * Its content also holds the button of the help centre in the top bar, so it loads before the first press. Rendering it takes
 * longer than a frame, so it waits until the user is not typing.
 */
export function AccountMenu() {
  const t = useT();
  const hasBeenQuiet = useHasBeenQuiet();
  const [wasPressed, setPressed] = useState(false);

  return (
    <>
      <button
        type="button"
        popoverTarget="account-menu"
        aria-label={t('nav.account')}
        onClick={() => setPressed(true)}
        className="grid size-target shrink-0 cursor-pointer place-items-center rounded-full text-on-nav hover:bg-on-nav/10"
      >
        <UserIcon size={22} />
      </button>
      <div
        id="account-menu"
        popover="auto"
        className="fixed inset-auto end-3 top-[calc(var(--sb-size-header)+0.5rem)] m-0 w-72 rounded-card border border-border bg-raised p-5 text-text shadow-floating max-lg:inset-y-0 max-lg:end-0 max-lg:h-dvh max-lg:max-w-[85vw] max-lg:rounded-none lg:max-h-[calc(100dvh-5rem)] open:flex open:flex-col open:gap-5"
      >
        {(hasBeenQuiet || wasPressed) && <AccountMenuContent />}
      </div>
      <CommandHost />
    </>
  );
}
