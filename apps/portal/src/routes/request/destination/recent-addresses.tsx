import { useUnit } from 'effector-react';
import { lazyPart } from '../../../lazy-part.tsx';
import { $isEditingRecents } from '../model.ts';

const RecentAddressList = lazyPart(
  async () => (await import('./recent-address-drawer.tsx')).RecentAddressDrawer,
);

/** Opens the drawer with the recent destinations. Its code loads when it is first opened. */
export function RecentAddresses() {
  const isEditing = useUnit($isEditingRecents);
  return isEditing ? <RecentAddressList /> : null;
}
