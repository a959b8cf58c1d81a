import { useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import { $errors } from '@saddlebag/domain/request';
import { $selectedVendor } from '@saddlebag/domain/vendors';
import { StoreIcon } from '@saddlebag/ui/icon';
import { lazyPart } from '../../../lazy-part.tsx';

const OriginSummary = lazyPart(async () => (await import('./origin-summary.tsx')).OriginSummary);

/** Shows where the rider picks up, so a vendor notices when the wrong outlet is selected. */
export function PickUp() {
  const t = useT();
  const [vendor, { vendor: error }] = useUnit([$selectedVendor, $errors]);
  if (!vendor) return error ? <p role="alert">{t(error)}</p> : null;

  return (
    <p data-slot="pick-up" className="flex items-start gap-3 text-sm">
      <StoreIcon className="mt-0.5 shrink-0 text-accent-text" />
      <span className="min-w-0 flex-1 lg:flex lg:flex-wrap lg:gap-x-2">
        <span className="sr-only">{t('request.from')}: </span>
        {vendor.point ? (
          <>
            <bdi className="font-strong">{vendor.name}</bdi>
            <bdi className="block text-muted">{vendor.address}</bdi>
          </>
        ) : (
          <OriginSummary />
        )}
      </span>
    </p>
  );
}
