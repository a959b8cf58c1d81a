import { useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import { $mode } from '@saddlebag/domain/session';
import { $selectedVendor, $vendors } from '@saddlebag/domain/vendors';
import { lazyPart } from '../lazy-part.tsx';
import { GuestName } from './guest-parts.ts';
import { outletPicked } from './shell.model.ts';

const VendorPicker = lazyPart(async () => (await import('@saddlebag/ui/vendor-picker')).VendorPicker);

/** Lets the vendor select an outlet. With a single outlet, shows only its name. */
export function VendorSwitch() {
  const t = useT();
  const [vendors, selected, pick, mode] = useUnit([$vendors, $selectedVendor, outletPicked, $mode]);
  if (!selected) return null;
  // All guests share one vendor, whose name means nothing to them.
  if (mode === 'GUEST') return <GuestName />;
  const name = (
    <bdi title={selected.name} className="min-w-0 truncate px-2 py-1 text-sm font-strong">
      {selected.name}
    </bdi>
  );
  if (vendors.length < 2) return name;

  return (
    <VendorPicker
      fallback={name}
      className="min-w-0"
      items={vendors}
      value={selected.id}
      onValueChange={pick}
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
