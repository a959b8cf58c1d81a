import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { appStarted } from '@saddlebag/domain/environment';
import { $storage, type KeyValueStorage } from '@saddlebag/domain/ports';

/** The vendor's choice of colour scheme. `system` follows the device. */
const appearances = ['light', 'dark', 'system'] as const;
export type Appearance = (typeof appearances)[number];

const storageKey = 'appearance';
const isAppearance = (text: string | null): text is Appearance => appearances.some((name) => name === text);

export const appearanceChosen = createEvent<Appearance>();
const deviceSchemeChanged = createEvent<'light' | 'dark'>();

export const $appearance = createStore<Appearance>('system').on(
  appearanceChosen,
  (_, appearance) => appearance,
);
const $deviceScheme = createStore<'light' | 'dark'>('light').on(deviceSchemeChanged, (_, scheme) => scheme);

/** The colour scheme in use. */
export const $scheme = combine($appearance, $deviceScheme, (appearance, device) =>
  appearance === 'system' ? device : appearance,
);

const followDeviceSchemeFx = createEffect(() => {
  const reportScheme = scopeBind(deviceSchemeChanged, { safe: true });
  const query = window.matchMedia('(prefers-color-scheme: dark)');
  const report = () => {
    reportScheme(query.matches ? 'dark' : 'light');
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

// When the application starts, restore the stored choice and follow the device's scheme.
sample({ clock: appStarted, fn: () => undefined, target: followDeviceSchemeFx });
const storedAppearanceRead = sample({
  clock: appStarted,
  source: $storage,
  fn: (storage) => storage.read(storageKey),
});
sample({ clock: storedAppearanceRead, filter: isAppearance, target: appearanceChosen });

// Sets the theme attribute, from which the design tokens take their colours.
sample({ clock: [appStarted, $scheme], source: $scheme, target: applySchemeFx });

// When the vendor chooses an appearance, store it on the device.
sample({
  clock: appearanceChosen,
  source: $storage,
  fn: (storage, appearance) => ({ storage, appearance }),
  target: saveAppearanceFx,
});
