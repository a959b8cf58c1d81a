import { useUnit } from 'effector-react';
import { useLocation } from 'wouter';
import { $flags } from '@saddlebag/domain/flags';
import { useT } from '@saddlebag/domain/react';
import { $mode } from '@saddlebag/domain/session';
import { $selectedVendor } from '@saddlebag/domain/vendors';
import { sections } from './sections.tsx';

/** Returns the sections with their path for the selected vendor, their labels and which one is current. */
export function useSections() {
  const t = useT();
  const [vendor, mode, flags] = useUnit([$selectedVendor, $mode, $flags]);
  const [location] = useLocation();
  const visibleSections = sections.filter(
    ({ isForGuests, flag }) => (isForGuests || mode !== 'GUEST') && (!flag || flags[flag]),
  );
  return visibleSections.map(({ name, prefix, path, icon }) => ({
    name,
    icon,
    href: path(vendor?.id ?? null),
    label: t(`nav.${name}`),
    accessibleName: t(`nav.${name}-spoken`),
    isCurrent: location.startsWith(prefix),
  }));
}
