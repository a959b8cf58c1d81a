import { useUnit } from 'effector-react';
import { useLocation } from 'wouter';
import { useT } from '@saddlebag/domain/react';
import { $selectedVendor } from '@saddlebag/domain/vendors';
import { sections } from './sections.tsx';

/** The sections with their address for the vendor in use, their texts, and which one is on display. */
export function useSections() {
  const t = useT();
  const vendor = useUnit($selectedVendor);
  const [location] = useLocation();
  return sections.map(({ name, prefix, path, icon }) => ({
    name,
    icon,
    href: path(vendor?.id ?? null),
    label: t(`nav.${name}`),
    spokenLabel: t(`nav.${name}-spoken`),
    isCurrent: location.startsWith(prefix),
  }));
}
