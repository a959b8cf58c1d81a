import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { appStarted } from '@saddlebag/domain/environment';
import { $storage, type KeyValueStorage } from '@saddlebag/domain/ports';

/** What the vendor prefers; `system` follows the device. */
export const appearances = ['light', 'dark', 'system'] as const;
export type Appearance = (typeof appearances)[number];

const storageKey = 'appearance';
const isAppearance = (text: string | null): text is Appearance => appearances.some((name) => name === text);

/** The vendor chose light, dark, or whatever the device says. */
export const appearanceChosen = createEvent<Appearance>();
const deviceSchemeChanged = createEvent<'light' | 'dark'>();

export const $appearance = createStore<Appearance>('system').on(
  appearanceChosen,
  (_, appearance) => appearance,
);
const $deviceScheme = createStore<'light' | 'dark'>('light').on(deviceSchemeChanged, (_, scheme) => scheme);

/** The scheme on screen. */
export const $scheme = combine($appearance, $deviceScheme, (appearance, device) =>
  appearance === 'system' ? device : appearance,
);

const followDeviceSchemeFx = createEffect(() => {
  const changed = scopeBind(deviceSchemeChanged, { safe: true });
  const query = window.matchMedia('(prefers-color-scheme: dark)');
  const report = () => {
    changed(query.matches ? 'dark' : 'light');
  };
  query.addEventListener('change', report);
  report();
});

const saveAppearanceFx = createEffect(
  ({ storage, appearance }: { storage: KeyValueStorage; appearance: Appearance }) => {
    storage.write(storageKey, appearance);
  },
);

const applySchemeFx = createEffect((scheme: 'light' | 'dark') => {
  document.documentElement.dataset['theme'] = scheme;
});

// When the application starts, take up the stored choice and follow the device.
sample({ clock: appStarted, fn: () => undefined, target: followDeviceSchemeFx });
const storedAppearanceRead = sample({
  clock: appStarted,
  source: $storage,
  fn: (storage) => storage.read(storageKey),
});
sample({ clock: storedAppearanceRead, filter: isAppearance, target: appearanceChosen });

// Whatever is on screen, the tokens follow by one attribute.
sample({ clock: [appStarted, $scheme], source: $scheme, target: applySchemeFx });

// When the vendor chooses, the device remembers it.
sample({
  clock: appearanceChosen,
  source: $storage,
  fn: (storage, appearance) => ({ storage, appearance }),
  target: saveAppearanceFx,
});
