import { useUnit } from 'effector-react';
import { pastedFieldAccepted } from '@saddlebag/domain/paste';
import { useT } from '@saddlebag/domain/react';
import { $destination, type RequestField } from '@saddlebag/domain/request';

const labels: Partial<Record<RequestField, string>> = {
  destination: 'request.address-label',
  unit: 'request.unit',
  customerName: 'request.customer-name',
  phone: 'request.customer-phone',
  notes: 'request.notes',
  paymentMethod: 'request.payment',
  amount: 'request.amount',
};

/**
 * Marks a field that a paste filled in, until the vendor edits or accepts the value. The vendor can accept an
 * address only after picking its place.
 */
export function PasteMark({ field }: { field: RequestField }) {
  const t = useT();
  const [destination, accept] = useUnit([$destination, pastedFieldAccepted]);
  const label = labels[field];
  const needsPlace = field === 'destination' && destination === null;

  return (
    <span
      data-slot="paste-mark"
      className="inline-flex flex-wrap items-center gap-x-2 rounded-control bg-warning-subtle px-2 py-0.5 text-sm font-normal text-on-warning-subtle"
    >
      {t(needsPlace ? 'paste.pick' : 'paste.mark')}
      {!needsPlace && (
        <button
          type="button"
          aria-label={label && `${t('paste.accept')}: ${t(label)}`}
          className="cursor-pointer font-strong underline"
          onClick={() => {
            accept(field);
          }}
        >
          {t('paste.accept')}
        </button>
      )}
    </span>
  );
}
