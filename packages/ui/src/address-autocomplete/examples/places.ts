import type { AddressItem } from '../index.ts';

/** Fictitious addresses for the examples. */
export const places: readonly AddressItem[] = [
  { id: 'p1', label: '14 Kadam Lane, Shapla Tola', description: 'Dhaka 1207', group: 'Places' },
  { id: 'p2', label: '140 Kadam Lane, Shapla Tola', description: 'Dhaka 1207', group: 'Places' },
  { id: 'p3', label: 'Kadamtoli Market', description: 'Lotus Avenue, Dhaka', group: 'Places' },
  { id: 'p4', label: 'Kadam Clinic', description: 'Banyan Road, Dhaka', group: 'Places' },
];

export const savedAddresses: readonly AddressItem[] = [
  {
    id: 's1',
    label: 'Unit 5, Kadam House, 7 Heron Street',
    description: 'Rahima Akter',
    group: 'Address book',
  },
];

export const recentAddresses: readonly AddressItem[] = [
  { id: 'r1', label: '22 Heron Street, Jaam Para', description: 'Dhaka 1205', group: 'Recent' },
  { id: 'r2', label: 'River Gate, Tower 3', description: 'Dhaka 1212', group: 'Recent' },
];

export const mapAction = { id: 'map', label: 'Choose on the map' };
