import { VendorRoute } from '../../shell/vendor-route.tsx';
import { RequestPage } from './page.tsx';

/** The request screen in its frame. */
export function RequestScreen({ vendorId }: { vendorId: string | null }) {
  return <VendorRoute vendorId={vendorId}>{(id) => <RequestPage key={id} vendorId={id} />}</VendorRoute>;
}
