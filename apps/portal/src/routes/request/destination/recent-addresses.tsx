import { useUnit } from 'effector-react';
import { lazyPart } from '../../../lazy-part.tsx';
import { $isEditingRecents } from '../model.ts';

const RecentAddressList = lazyPart(
  async () => (await import('./recent-address-drawer.tsx')).RecentAddressDrawer,
);

/** Shows the last destinations when the vendor wants some of them forgotten; its code comes when it is first asked for. */
export function RecentAddresses() {
  const isEditing = useUnit($isEditingRecents);
  return isEditing ? <RecentAddressList /> : null;
}
