import { useGate, useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { $selectedVendor, $vendors } from '@saddlebag/domain/vendors';
import { VendorGate } from './shell.model.ts';
import { Shell } from './shell.tsx';

/**
 * A signed-in screen of one outlet. The address names it, or leaves the choice to what the account has; either way the
 * screen below is mounted anew for each outlet.
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
  // The model hears of the address after the first picture; until then no screen of another outlet begins its work.
  const isHeard =
    vendorId === null || selected?.id === vendorId || vendors.every(({ id }) => id !== vendorId);
  return <Shell>{selected && isHeard && children(selected.id)}</Shell>;
}
