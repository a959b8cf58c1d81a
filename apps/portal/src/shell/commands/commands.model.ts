import { combine, createEvent, createStore, sample } from 'effector';
import { $flags } from '@saddlebag/domain/flags';
import { languageChosen } from '@saddlebag/domain/i18n';
import { $mode, logoutRequested } from '@saddlebag/domain/session';
import { $selectedVendor } from '@saddlebag/domain/vendors';
import { appearanceChosen } from '../../appearance/appearance.model.ts';
import { navigateFx } from '../../navigation.ts';
import { paths } from '../../paths.ts';
import { ShortcutsGate, shortcutPressed } from '../../shortcuts/index.ts';
import { sections } from '../sections.tsx';
import { outletPicked } from '../shell.model.ts';
import type { CommandAction } from './command-action.ts';
import './texts.ts';

export const paletteOpened = createEvent();
export const shortcutListOpened = createEvent();
export const layerClosed = createEvent();
/** The vendor picked a command of the palette. */
export const commandPicked = createEvent<CommandAction>();

/** The open layer of the keyboard commands, or null. */
export const $openLayer = createStore<'palette' | 'list' | null>(null)
  .on(paletteOpened, () => 'palette')
  .on(shortcutListOpened, () => 'list')
  .reset(layerClosed, ShortcutsGate.close);
/** True once a layer has opened. Its code stays mounted, because a layer restores the focus after it closes. */
export const $hasOpenedLayer = createStore(false).on([paletteOpened, shortcutListOpened], () => true);

/** The sections that the account has. */
export const $sections = combine($mode, $flags, (mode, flags) =>
  sections.filter(({ isForGuests, flag }) => (isForGuests || mode !== 'GUEST') && (!flag || flags[flag])),
);
const $vendorId = $selectedVendor.map((vendor) => vendor?.id ?? null);

const isOrderPath = (path: string): boolean => path.startsWith(paths.tracking());

// While the code of a layer loads, the vendor already types. These keys open nothing.
const shortcutAccepted = sample({
  clock: shortcutPressed,
  source: $openLayer,
  filter: (layer) => layer === null,
  fn: (_, shortcut) => shortcut,
});
sample({
  clock: shortcutAccepted,
  filter: (name) => name === 'palette',
  fn: () => undefined,
  target: paletteOpened,
});
sample({
  clock: shortcutAccepted,
  filter: (name) => name === 'list',
  fn: () => undefined,
  target: shortcutListOpened,
});

// When the vendor presses the keys of a screen, open it for the selected outlet. Ignore a section that the account
// does not have.
sample({
  clock: sample({
    clock: shortcutAccepted,
    source: { visibleSections: $sections, vendorId: $vendorId },
    fn: ({ visibleSections, vendorId }, shortcut) =>
      shortcut === 'new'
        ? paths.request(vendorId)
        : visibleSections.find(({ name }) => name === shortcut)?.path(vendorId),
  }).filterMap((path) => (path === undefined ? undefined : { path })),
  target: navigateFx,
});

// Opening another order on the tracking screen adds no history entry (specification 001, section 2).
sample({
  clock: commandPicked.filterMap((action) => {
    if (action.type === 'open-screen') return { path: action.path };
    if (action.type !== 'open-order') return undefined;
    return {
      path: paths.tracking(action.vendorId, action.orderId),
      replace: isOrderPath(window.location.pathname),
    };
  }),
  target: navigateFx,
});
sample({
  clock: commandPicked.filterMap((action) => (action.type === 'pick-outlet' ? action.vendorId : undefined)),
  target: outletPicked,
});
sample({
  clock: commandPicked.filterMap((action) =>
    action.type === 'choose-language' ? action.language : undefined,
  ),
  target: languageChosen,
});
sample({
  clock: commandPicked.filterMap((action) =>
    action.type === 'choose-appearance' ? action.appearance : undefined,
  ),
  target: appearanceChosen,
});
sample({
  clock: commandPicked,
  filter: ({ type }) => type === 'list-shortcuts',
  fn: () => undefined,
  target: shortcutListOpened,
});
sample({
  clock: commandPicked,
  filter: ({ type }) => type === 'log-out',
  fn: () => undefined,
  target: logoutRequested,
});
