import { useUnit } from 'effector-react';
import { Link } from 'wouter';
import { useT } from '@saddlebag/domain/react';
import { $unviewedOrder } from '@saddlebag/domain/request';
import { paths } from '../../../paths.ts';

/**
 * Links to the order of the previous draft if another tab placed it, or if the page closed before showing it.
 */
export function PlacedElsewhere() {
  const t = useT();
  const order = useUnit($unviewedOrder);

  return (
    <div role="status" className="contents">
      {order && (
        <p
          data-slot="placed-elsewhere"
          className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 rounded-card bg-success-subtle p-4 text-sm text-on-success-subtle"
        >
          {t('request.placed-elsewhere')}
          <Link href={paths.tracking(order.vendorId, order.orderId)} className="font-strong underline">
            {t('request.show-order')}
          </Link>
        </p>
      )}
    </div>
  );
}
