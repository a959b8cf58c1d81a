import { VendorRoute } from '../../shell/vendor-route.tsx';
import { TrackingPage } from './page.tsx';

/** The tracking screen of a vendor inside the shell. */
export function TrackingScreen({ vendorId, orderId }: { vendorId: string | null; orderId: string | null }) {
  return (
    <VendorRoute vendorId={vendorId}>
      {(id) => <TrackingPage key={id} vendorId={id} orderId={orderId} />}
    </VendorRoute>
  );
}
