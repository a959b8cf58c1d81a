import { useUnit } from 'effector-react';
import { Redirect, useParams } from 'wouter';
import { $flags, $loadedFlags } from '@saddlebag/domain/flags';
import { $mode } from '@saddlebag/domain/session';
import { paths } from '../../paths.ts';
import { PageLoading } from '../../shell/page-loading.tsx';
import { VendorRoute } from '../../shell/vendor-route.tsx';
import { BulkOrderPage } from './page.tsx';

/**
 * The bulk upload of a vendor inside the shell. Redirects guests, and everyone while the flag BulkOrderUpload
 * is off (specification 001, section 2).
 */
export function BulkOrderScreen({ vendorId }: { vendorId: string | null }) {
  const { bulkJobId = null } = useParams<{ bulkJobId?: string }>();
  const [mode, flags, { source }] = useUnit([$mode, $flags, $loadedFlags]);
  // Wait for the flags, so that a first visit through a link is not redirected.
  if (source === 'default' && !flags.BulkOrderUpload) return <PageLoading />;
  if (mode === 'GUEST' || !flags.BulkOrderUpload) return <Redirect to={paths.home()} replace />;
  return (
    <VendorRoute vendorId={vendorId}>
      {(id) => <BulkOrderPage key={id} vendorId={id} jobId={bulkJobId} />}
    </VendorRoute>
  );
}
