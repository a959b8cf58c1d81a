import { memo } from 'react';
import type { OrderBucket } from '@saddlebag/domain/orders';
import { useT } from '@saddlebag/domain/react';

/** The heading of a bucket with the number of its orders. */
export const OrderListHeading = memo(function OrderListHeading({
  bucket,
  size,
}: {
  bucket: OrderBucket;
  size: number;
}) {
  const t = useT();
  return (
    <h2
      data-slot="order-list-heading"
      data-bucket={bucket}
      className="flex h-full items-end gap-2 px-5 pb-2 font-sans text-sm font-strong"
    >
      {t(`tracking.bucket.${bucket}`)}
      <span className="text-muted" aria-label={t('tracking.orders', { count: size })}>
        {size}
      </span>
    </h2>
  );
});
