import { useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import { $market, $selectedVendor, $vendors } from '@saddlebag/domain/vendors';
import { VendorPicker } from '@saddlebag/ui/vendor-picker';

/** The list of the account's outlets with its texts. Loads after the first render. */
export function OutletPicker({ onPick }: { onPick: (vendorId: string) => void }) {
  const t = useT();
  const [vendors, selected, { languages }] = useUnit([$vendors, $selectedVendor, $market]);

  return (
    <VendorPicker
      className="min-w-0"
      items={vendors}
      locale={languages[0]}
      value={selected?.id ?? null}
      onValueChange={onPick}
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
