import { useGate, useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { $selectedVendor, $vendors } from '@saddlebag/domain/vendors';
import { VendorGate } from './shell.model.ts';
import { Shell } from './shell.tsx';

/**
 * A signed-in screen for one outlet: the one in the path, or else the last selected one. Calls `children`
 * once the outlet is known.
 */
export function VendorRoute({
  vendorId,
  children,
}: {
  vendorId: string | null;
  children: (vendorId: string) => ReactNode;
}) {
  useGate(VendorGate, { vendorId });
  const [vendors, selected] = useUnit([$vendors, $selectedVendor]);
  // The gate reports the path only after the first render. Until then, this check keeps another outlet's screen
  // unmounted.
  const isPathApplied =
    vendorId === null || selected?.id === vendorId || vendors.every(({ id }) => id !== vendorId);
  return <Shell>{selected && isPathApplied && children(selected.id)}</Shell>;
}
