import { useUnit } from 'effector-react';
import { Redirect } from 'wouter';
import { paths } from '../../paths.ts';
import { VendorRoute } from '../../shell/vendor-route.tsx';
import { $hasHelpCentre } from '../../widgets/help-centre/index.ts';
import { HelpCenterPage } from './page.tsx';

/** The help centre of a vendor inside the shell. Redirects users who have none. */
export function HelpCenterScreen({ vendorId }: { vendorId: string | null }) {
  const hasHelpCentre = useUnit($hasHelpCentre);
  if (!hasHelpCentre) return <Redirect to={paths.request(vendorId)} replace />;
  return <VendorRoute vendorId={vendorId}>{(id) => <HelpCenterPage key={id} />}</VendorRoute>;
}
