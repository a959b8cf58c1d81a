import { VendorRoute } from '../../shell/vendor-route.tsx';
import { TrackingPage } from './page.tsx';

/** The tracking screen in its frame. */
export function TrackingScreen({ vendorId, orderId }: { vendorId: string | null; orderId: string | null }) {
  return (
    <VendorRoute vendorId={vendorId}>
      {(id) => <TrackingPage key={id} vendorId={id} orderId={orderId} />}
    </VendorRoute>
  );
}
