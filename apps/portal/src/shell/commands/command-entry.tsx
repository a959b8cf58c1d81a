import { useGate, useUnit } from 'effector-react';
import type { MouseEvent } from 'react';
import { useT } from '@saddlebag/domain/react';
import { lazyPart } from '../../lazy-part.tsx';
import { ShortcutsGate } from '../../shortcuts/index.ts';
import { $hasOpenedLayer, paletteOpened, shortcutListOpened } from './commands.model.ts';
import { paletteKeys, ShortcutKeys } from './shortcut-keys.tsx';

const CommandLayers = lazyPart(async () => (await import('./command-layers.tsx')).CommandLayers);

/** Closes the menu, which restores the focus. The layer then returns the focus to the button of the menu. */
const closeMenu = ({ currentTarget }: MouseEvent<HTMLElement>) => {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
};

const rowClass = 'flex min-h-target w-full cursor-pointer items-center justify-between gap-3 text-start';

/** The buttons of the palette and of the list of shortcuts in the account menu, with their keys, and both layers. */
export function CommandEntry() {
  const t = useT();
  useGate(ShortcutsGate);
  const [hasOpened, openPalette, openList] = useUnit([$hasOpenedLayer, paletteOpened, shortcutListOpened]);

  return (
    <>
      <div>
        <button
          type="button"
          className={rowClass}
          onClick={(event) => {
            closeMenu(event);
            openPalette();
          }}
        >
          {t('palette.menu')}
          <ShortcutKeys keys={paletteKeys()} className="max-lg:hidden" />
        </button>
        <button
          type="button"
          className={`${rowClass} max-lg:hidden`}
          onClick={(event) => {
            closeMenu(event);
            openList();
          }}
        >
          {t('palette.shortcuts')}
          <ShortcutKeys keys={['?']} />
        </button>
      </div>
      {hasOpened && <CommandLayers />}
    </>
  );
}
