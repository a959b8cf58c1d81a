import { useUnit } from 'effector-react';
import { Redirect, useSearch } from 'wouter';
import { $mode } from '@saddlebag/domain/session';
import { orderIdOf, paths } from '../../paths.ts';
import { VendorRoute } from '../../shell/vendor-route.tsx';
import { HistoryPage } from './page.tsx';

/**
 * The order history of a vendor inside the shell. Redirects guests, who have no history (specification 001,
 * section 1).
 */
export function HistoryScreen({ vendorId }: { vendorId: string | null }) {
  const search = useSearch();
  const mode = useUnit($mode);
  if (mode === 'GUEST') return <Redirect to={paths.request()} replace />;
  return (
    <VendorRoute vendorId={vendorId}>
      {(id) => <HistoryPage key={id} vendorId={id} orderId={orderIdOf(search)} search={search} />}
    </VendorRoute>
  );
}
