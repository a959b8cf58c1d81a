import { useUnit } from 'effector-react';
import { lazyPart } from '../../../lazy-part.tsx';
import { $isEditingRecents } from '../model.ts';

const RecentAddressDrawer = lazyPart(
  async () => (await import('./recent-address-drawer.tsx')).RecentAddressDrawer,
);

/** Renders the drawer for deleting recent destinations while it is open. Its code loads on first use. */
export function RecentAddresses() {
  const isEditing = useUnit($isEditingRecents);
  return isEditing ? <RecentAddressDrawer /> : null;
}
