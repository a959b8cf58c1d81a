import { Palette } from './palette.tsx';
import { ShortcutList } from './shortcut-list.tsx';

/** The palette and the list of shortcuts. At most one of them is open. */
export function CommandLayers() {
  return (
    <>
      <Palette />
      <ShortcutList />
    </>
  );
}
