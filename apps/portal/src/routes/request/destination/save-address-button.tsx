import { useUnit } from 'effector-react';
import {
  $addressBookStatus,
  $isSavingAddress,
  addressSaveRequested,
  type AddressBookStatus,
} from '@saddlebag/domain/address-saving';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { CheckIcon, UserIcon } from '@saddlebag/ui/icon';

const labels = {
  new: 'request.address-book.save',
  changed: 'request.address-book.update',
  saved: 'request.address-book.kept',
} as const satisfies Record<AddressBookStatus, string>;

/**
 * Saves the customer and the address to the address book. Afterwards the button stays, disabled, so it does
 * not lose the focus.
 */
export function SaveAddressButton() {
  const t = useT();
  const [status, isSaving, save] = useUnit([$addressBookStatus, $isSavingAddress, addressSaveRequested]);
  if (status === null) return null;
  const isSaved = status === 'saved';

  return (
    <Button
      variant="secondary"
      size="sm"
      className="self-start"
      loading={isSaving}
      loadingLabel={t('request.address-book.saving')}
      aria-disabled={isSaved || undefined}
      startIcon={isSaved ? <CheckIcon size={18} /> : <UserIcon size={18} />}
      onClick={() => {
        if (!isSaved) save();
      }}
    >
      {t(labels[status])}
    </Button>
  );
}
