import { useUnit } from 'effector-react';
import { lazyPart } from '../../../lazy-part.tsx';
import { $isRecentsDrawerOpen } from '../model.ts';

const RecentsDrawer = lazyPart(async () => (await import('./recents-drawer.tsx')).RecentsDrawer);

/** Renders the drawer for deleting recent destinations while it is open. Its code loads on first use. */
export function RecentsDrawerHost() {
  const isOpen = useUnit($isRecentsDrawerOpen);
  return isOpen ? <RecentsDrawer /> : null;
}
