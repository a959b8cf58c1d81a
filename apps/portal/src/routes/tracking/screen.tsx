import { useSearch } from 'wouter';
import { orderIdOf } from '../../paths.ts';
import { VendorRoute } from '../../shell/vendor-route.tsx';
import { TrackingPage } from './page.tsx';

/** The tracking screen of a vendor inside the shell. The query names the open order. */
export function TrackingScreen({ vendorId }: { vendorId: string | null }) {
  const orderId = orderIdOf(useSearch());
  return (
    <VendorRoute vendorId={vendorId}>
      {(id) => <TrackingPage key={id} vendorId={id} orderId={orderId} />}
    </VendorRoute>
  );
}
