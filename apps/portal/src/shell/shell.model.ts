import { createEffect, createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import { createScopeRunner } from '@saddlebag/domain/ports';
// Imported for its side effect: clears the recent destinations when the vendor logs out on any screen.
import '@saddlebag/domain/recents';
import { vendorSelected } from '@saddlebag/domain/vendors';
import { withRetries } from '../lazy-component.tsx';
import { navigateFx } from '../navigation.ts';
import { focusSettled, isFocusLost } from './focus.ts';
import { sections } from './sections.tsx';
import './texts.ts';

/**
 * Open while a signed-in screen is mounted. `vendorId` comes from the path. It is null if the path names no
 * outlet.
 */
export const VendorGate = createGate<{ vendorId: string | null }>();

export const outletPicked = createEvent<string>();

/** Number of signed-in screens mounted since the page loaded. */
const $screenCount = createStore(0).on(VendorGate.open, (count) => count + 1);

/** Focuses the content of the screen if the removal of the previous screen left no element focused. */
export const focusScreenFx = createEffect(async () => {
  await focusSettled();
  if (isFocusLost()) {
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  }
});

/** Loads the code of the backup and starts it, without delaying the first render. */
const startBackupFx = createEffect(() => {
  const runInScope = createScopeRunner();
  void withRetries(() => import('@saddlebag/domain/backup')).then(({ backupStarted }) =>
    runInScope(backupStarted),
  );
});
sample({ clock: VendorGate.open, fn: () => undefined, target: startBackupFx });

// When a screen replaces another, move the focus to it. After a page load, the focus stays at the top of
// the page.
sample({
  clock: VendorGate.open,
  source: $screenCount,
  filter: (count) => count > 1,
  fn: () => undefined,
  target: focusScreenFx,
});

// When the path names an outlet, select it. Otherwise the last selected outlet stays selected.
sample({
  clock: VendorGate.state,
  filter: ({ vendorId }) => Boolean(vendorId),
  fn: ({ vendorId }) => vendorId,
  target: vendorSelected,
});

// When another outlet is picked, open the same screen for it.
sample({
  clock: outletPicked,
  fn: (vendorId) => {
    const section = sections.find(({ prefix }) => window.location.pathname.startsWith(prefix)) ?? sections[0];
    return {
      path: section?.pathOfVendor(vendorId, window.location.search) ?? '/',
      replace: true,
    };
  },
  target: navigateFx,
});
