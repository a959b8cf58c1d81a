import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { $selectedVendor } from '@saddlebag/domain/vendors';
import { VendorGate } from './model.ts';
import { Shell } from './shell.tsx';
import { useGate } from 'effector-react';

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
  const vendor = useUnit($selectedVendor);
  return <Shell>{vendor && children(vendor.id)}</Shell>;
}
