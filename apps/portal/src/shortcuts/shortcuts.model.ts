import { createEffect, createEvent, sample, scopeBind } from 'effector';
import { createGate } from 'effector-react';
import { isAppleDevice } from './is-apple.ts';
import { createKeyReader, type Shortcut } from './key-reader.ts';
import { $areShortcutsEnabled, settingRequested } from './setting.model.ts';

/** Open while a screen that runs shortcuts is mounted. Without one, the browser gets all keys. */
export const ShortcutsGate = createGate();

/** The page listens to keys from now on. */
export const shortcutsStarted = createEvent();
/** The vendor pressed the keys of a shortcut. */
export const shortcutPressed = createEvent<Shortcut>();

const keysRead = createEvent<{ readonly shortcut: Shortcut; readonly event: KeyboardEvent }>();

const listenToKeysFx = createEffect(() => {
  const reportKeys = scopeBind(keysRead, { safe: true });
  const readKey = createKeyReader(isAppleDevice());
  // On the window, so that the shortcuts of a screen, which listens on the document, come first.
  window.addEventListener('keydown', (event) => {
    // Chromium's autofill sends a `keydown` that is no KeyboardEvent and has no key.
    const shortcut = event instanceof KeyboardEvent ? readKey(event) : null;
    if (shortcut) reportKeys({ shortcut, event });
  });
});
const preventDefaultFx = createEffect((event: KeyboardEvent) => {
  event.preventDefault();
});

sample({ clock: shortcutsStarted, target: [listenToKeysFx, settingRequested] });

// The setting turns off the shortcuts of single characters. Ctrl+K has a modifier and always works.
const keysAccepted = sample({
  clock: keysRead,
  source: { isHosted: ShortcutsGate.status, areEnabled: $areShortcutsEnabled },
  filter: ({ isHosted, areEnabled }, { shortcut }) => isHosted && (areEnabled || shortcut === 'palette'),
  fn: (_, keys) => keys,
});
sample({ clock: keysAccepted, fn: ({ event }) => event, target: preventDefaultFx });
sample({ clock: keysAccepted, fn: ({ shortcut }) => shortcut, target: shortcutPressed });
