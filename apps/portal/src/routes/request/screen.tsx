import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { useSearch } from 'wouter';
import { $flags } from '@saddlebag/domain/flags';
import { lazyScreen } from '../../lazy-screen.tsx';
import { orderIdOf } from '../../paths.ts';
import { VendorRoute } from '../../shell/vendor-route.tsx';
import { RequestPage } from './page.tsx';

const ModifyPage = lazyScreen(async () => (await import('./modify/page.tsx')).ModifyPage);

/** The request screen in its frame; with an order in the address, and where orders can be changed, the screen that changes it. */
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
