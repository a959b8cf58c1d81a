import { useUnit } from 'effector-react';
import type { MouseEvent } from 'react';
import { useT } from '@saddlebag/domain/react';
import { paletteOpened, shortcutListOpened } from './commands.model.ts';
import { paletteKeys, ShortcutKeys } from './shortcut-keys.tsx';

/** Closes the menu, which restores the focus. The layer then returns the focus to the button of the menu. */
const closeMenu = ({ currentTarget }: MouseEvent<HTMLElement>) => {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
};

const rowClass = 'flex min-h-target w-full cursor-pointer items-center justify-between gap-3 text-start';

/** The buttons of the palette and of the list of shortcuts in the account menu, with their keys. */
export function CommandEntry() {
  const t = useT();
  const [openPalette, openList] = useUnit([paletteOpened, shortcutListOpened]);

  return (
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
  );
}
