import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { useSearch } from 'wouter';
import { $flags } from '@saddlebag/domain/flags';
import { lazyScreen } from '../../lazy-screen.tsx';
import { orderIdOf } from '../../paths.ts';
import { VendorRoute } from '../../shell/vendor-route.tsx';
import { RequestPage } from './page.tsx';

const ModifyPage = lazyScreen(async () => (await import('./modify/page.tsx')).ModifyPage);

/**
 * The request screen of a vendor inside the shell. If the query names an order and the flag
 * `ModifyOrderButton` is on, the screen modifies that order instead.
 */
export function RequestScreen({ vendorId }: { vendorId: string | null }) {
  const orderId = orderIdOf(useSearch(), 'orderID');
  const { ModifyOrderButton } = useUnit($flags);

  return (
    <VendorRoute vendorId={vendorId}>
      {(id) =>
        orderId && ModifyOrderButton ? (
          <Suspense>
            <ModifyPage key={`${id} ${orderId}`} vendorId={id} orderId={orderId} />
          </Suspense>
        ) : (
          <RequestPage key={id} vendorId={id} />
        )
      }
    </VendorRoute>
  );
}
