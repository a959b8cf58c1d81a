import { useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import { $customerOffer, customerOfferAccepted } from '@saddlebag/domain/request';
import { Button } from '@saddlebag/ui/button';
import { UserIcon } from '@saddlebag/ui/icon';

/**
 * Offers to fill in the customer whose phone number was typed, if the address book contains one. Screen readers
 * announce the offer.
 */
export function CustomerOffer({ onAccepted }: { onAccepted: () => void }) {
  const t = useT();
  const [offer, accept] = useUnit([$customerOffer, customerOfferAccepted]);
  const { name = '', unit = '', building = '', address = '' } = offer?.customer ?? {};
  const place = [unit, building, address].filter(Boolean).join(', ');

  return (
    <div role="status" data-slot="customer-offer" className="lg:col-span-2 lg:row-start-2 empty:absolute">
      {offer && (
        <Button
          variant="secondary"
          size="sm"
          className="h-auto text-start"
          startIcon={<UserIcon size={18} />}
          onClick={() => {
            accept();
            onAccepted();
          }}
        >
          {offer.includesAddress
            ? t('request.address-book.offer', { name, address: place })
            : t('request.address-book.offer-name', { name })}
        </Button>
      )}
    </div>
  );
}
