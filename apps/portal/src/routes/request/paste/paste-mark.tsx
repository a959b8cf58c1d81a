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
 * Stands at a field that a paste filled, until the vendor has edited it or says that it is right. An address is right
 * only when its place is picked.
 */
export function PasteMark({ field }: { field: RequestField }) {
  const t = useT();
  const [destination, accept] = useUnit([$destination, pastedFieldAccepted]);
  const isToPick = field === 'destination' && destination === null;

  return (
    <span
      data-slot="paste-mark"
      className="inline-flex flex-wrap items-center gap-x-2 rounded-control bg-warning-subtle px-2 py-0.5 text-sm font-normal text-on-warning-subtle"
    >
      {t(isToPick ? 'paste.pick' : 'paste.mark')}
      {!isToPick && (
        <button
          type="button"
          aria-label={`${t('paste.accept')}: ${t(labels[field] ?? '')}`}
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
