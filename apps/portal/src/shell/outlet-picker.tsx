import { useUnit } from 'effector-react';
import { useLocation } from 'wouter';
import { useT } from '@saddlebag/domain/react';
import { $market, $selectedVendor, $vendors } from '@saddlebag/domain/vendors';
import { VendorPicker } from '@saddlebag/ui/vendor-picker';
import { lazyPart } from '../lazy-part.tsx';
import { paths } from '../paths.ts';

const AllOutletsOff = lazyPart(async () => (await import('../widgets/all-outlets/index.ts')).AllOutletsOff);

/** The list of the account's outlets with its texts. Loads after the first render. */
export function OutletPicker({ onPick }: { onPick: (vendorId: string) => void }) {
  const t = useT();
  const [location] = useLocation();
  const [vendors, selected, { languages }] = useUnit([$vendors, $selectedVendor, $market]);

  return (
    <VendorPicker
      className="min-w-0"
      items={vendors}
      locale={languages[0]}
      value={selected?.id ?? null}
      onValueChange={onPick}
      footer={location.startsWith(paths.request()) && <AllOutletsOff />}
      labels={{
        vendor: t('vendor.choose'),
        placeholder: t('vendor.choose'),
        close: t('action.close'),
        search: t('vendor.search'),
        empty: t('vendor.none-found'),
        count: (count) => t('vendor.count', { count }),
      }}
    />
  );
}
