import { VendorRoute } from '../../shell/vendor-route.tsx';
import { HistoryPage } from './page.tsx';

/** The order history of a vendor inside the shell. `search` is the query of the URL. */
export function HistoryScreen({
  vendorId,
  orderId,
  search,
}: {
  vendorId: string | null;
  orderId: string | null;
  search: string;
}) {
  return (
    <VendorRoute vendorId={vendorId}>
      {(id) => <HistoryPage key={id} vendorId={id} orderId={orderId} search={search} />}
    </VendorRoute>
  );
}
