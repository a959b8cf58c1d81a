import { useUnit } from 'effector-react';
import { $flags } from '@saddlebag/domain/flags';
import { $mode } from '@saddlebag/domain/session';
import { $selectedVendor, $vendors } from '@saddlebag/domain/vendors';
import { lazyPart } from '../lazy-part.tsx';
import { GuestName } from './guest-parts.ts';
import { outletPicked } from './shell.model.ts';

const OutletPicker = lazyPart(async () => (await import('./outlet-picker.tsx')).OutletPicker);

/** Lets the vendor select an outlet. A single outlet that the vendor may not edit is shown as a name. */
export function VendorSwitch() {
  const [vendors, selected, mode, flags, pick] = useUnit([
    $vendors,
    $selectedVendor,
    $mode,
    $flags,
    outletPicked,
  ]);
  if (!selected) return null;
  // All guests share one vendor, whose name means nothing to them.
  if (mode === 'GUEST') return <GuestName />;
  const name = (
    <bdi title={selected.name} className="min-w-0 truncate px-2 py-1 text-sm font-strong">
      {selected.name}
    </bdi>
  );
  if (vendors.length < 2 && !flags.EditVendorOutlet && !flags.AddVendorOutlet) return name;

  return <OutletPicker fallback={name} onPick={pick} />;
}
