import { useState } from 'react';
import { LoadMore } from '../index.ts';

/** Shows twenty more orders with each press until all 56 are shown. */
export function LoadMoreOrders({ loading = false }: { loading?: boolean }) {
  const [shown, setShown] = useState(20);
  return (
    <LoadMore
      shownCount={shown}
      totalCount={56}
      loading={loading}
      onLoadMore={() => {
        setShown(Math.min(shown + 20, 56));
      }}
      labels={{ more: 'Load more orders', count: (count, total) => `${count} of ${total ?? 'many'} orders` }}
    />
  );
}
