import type { ReactNode } from 'react';
import { ListIcon, RiderIcon } from '@saddlebag/ui/icon';
import { paths } from '../paths.ts';

/** The screens in the main navigation. A path belongs to a section if it starts with its `prefix`. */
export const sections: readonly {
  readonly name: 'request' | 'tracking';
  readonly prefix: string;
  readonly path: (vendorId: string | null, orderId?: string | null) => string;
  readonly icon: ReactNode;
}[] = [
  { name: 'request', prefix: paths.request(), path: paths.request, icon: <RiderIcon /> },
  { name: 'tracking', prefix: paths.tracking(), path: paths.tracking, icon: <ListIcon /> },
];
