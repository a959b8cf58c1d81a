import { useUnit } from 'effector-react';
import {
  $bookEntry,
  $isSavingAddress,
  addressSaveRequested,
  type BookEntry,
} from '@saddlebag/domain/address-saving';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { CheckIcon, UserIcon } from '@saddlebag/ui/icon';

const labels = {
  new: 'request.address-book.save',
  changed: 'request.address-book.update',
  kept: 'request.address-book.kept',
} as const satisfies Record<BookEntry, string>;

/** Keeps the customer with the address in the address book; says so, and keeps its place and the focus, once that is done. */
export function SaveAddressButton() {
  const t = useT();
  const [entry, isSaving, save] = useUnit([$bookEntry, $isSavingAddress, addressSaveRequested]);
  if (entry === null) return null;
  const isKept = entry === 'kept';

  return (
    <Button
      variant="secondary"
      size="sm"
      className="self-start"
      loading={isSaving}
      loadingLabel={t('request.address-book.saving')}
      aria-disabled={isKept || undefined}
      startIcon={isKept ? <CheckIcon size={18} /> : <UserIcon size={18} />}
      onClick={() => {
        if (!isKept) save();
      }}
    >
      {t(labels[entry])}
    </Button>
  );
}
