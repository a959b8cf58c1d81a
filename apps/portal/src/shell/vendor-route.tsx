import { useGate, useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { $selectedVendor, $vendors } from '@saddlebag/domain/vendors';
import { lazyPart } from '../lazy-part.tsx';
import { VendorGate, outletPicked } from './shell.model.ts';
import { Shell } from './shell.tsx';

const UnknownVendor = lazyPart(async () => (await import('./unknown-vendor/index.ts')).UnknownVendor);

/**
 * A signed-in screen for one outlet: the one in the path, or else the last selected one. Calls `children`
 * once the outlet is known. If the account does not have the outlet in the path, offers the others.
 */
export function VendorRoute({
  vendorId,
  children,
}: {
  vendorId: string | null;
  children: (vendorId: string) => ReactNode;
}) {
  useGate(VendorGate, { vendorId });
  const [vendors, selected, pick] = useUnit([$vendors, $selectedVendor, outletPicked]);
  const isUnknown = vendorId !== null && vendors.every(({ id }) => id !== vendorId);
  if (isUnknown) return <Shell>{selected && <UnknownVendor vendorId={vendorId} onPick={pick} />}</Shell>;
  // The gate reports the path only after the first render. Until then, this check keeps another outlet's screen
  // unmounted.
  const isPathApplied = vendorId === null || selected?.id === vendorId;
  return <Shell>{selected && isPathApplied && children(selected.id)}</Shell>;
}
