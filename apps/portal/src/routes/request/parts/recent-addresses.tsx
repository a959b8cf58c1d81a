import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import { $isEditingRecents } from '../model.ts';

const RecentAddressList = lazy(async () => ({
  default: (await import('./recent-address-list.tsx')).RecentAddressList,
}));

/** Shows the last destinations when the vendor wants some of them forgotten; its code comes when it is first asked for. */
export function RecentAddresses() {
  const isEditing = useUnit($isEditingRecents);
  if (!isEditing) return null;
  return (
    <Suspense>
      <RecentAddressList />
    </Suspense>
  );
}
