import { ListIcon } from '../../icon/list-icon.tsx';
import { MoonIcon } from '../../icon/moon-icon.tsx';
import { RiderIcon } from '../../icon/rider-icon.tsx';
import type { Command } from '../index.ts';

export const portalCommands: readonly Command[] = [
  { id: 'request', group: 'Go to', label: 'Request a rider', icon: <RiderIcon />, shortcut: ['G', 'R'] },
  { id: 'tracking', group: 'Go to', label: 'Tracking', icon: <ListIcon />, keywords: ['orders'] },
  { id: 'cafe', group: 'Outlets', label: 'Élan Café, Banyan Road' },
  { id: 'ghor', group: 'Outlets', label: 'Biryani Ghor, Lotus Avenue' },
  { id: 'dark', group: 'Appearance', label: 'Dark', icon: <MoonIcon />, keywords: ['theme', 'night'] },
];

/** A thousand commands, of which only the visible ones are rendered. */
export const manyCommands: readonly Command[] = Array.from({ length: 1000 }, (_, index) => ({
  id: `order-${String(index)}`,
  group: index < 500 ? 'Today' : 'Earlier',
  label: `Open the order y0ud-${String(index).padStart(6, '0')}`,
}));
