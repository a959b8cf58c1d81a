import type { ReactNode } from 'react';
import type { FlagName } from '@saddlebag/domain/contracts';
import { ClockIcon, ListIcon, NoteIcon, RiderIcon } from '@saddlebag/ui/icon';
import { orderIdOf, paths } from '../paths.ts';
import { withoutOrder } from './without-order.ts';

/** The screens in the main navigation. A path belongs to a section if it starts with its `prefix`. */
export const sections: readonly {
  readonly name: 'request' | 'tracking' | 'history' | 'bulk';
  readonly prefix: string;
  readonly path: (vendorId: string | null) => string;
  /** Returns the path after a change of the vendor. `search` is the current query. */
  readonly pathOfVendor: (vendorId: string, search: string) => string;
  /** Whether guests have this section. */
  readonly isForGuests: boolean;
  /** The flag that the section needs. */
  readonly flag?: FlagName;
  readonly icon: ReactNode;
}[] = [
  {
    name: 'request',
    prefix: paths.request(),
    path: paths.request,
    // The order to modify stays in the query.
    pathOfVendor: (vendorId, search) => paths.request(vendorId, orderIdOf(search, 'orderID')),
    isForGuests: true,
    icon: <RiderIcon />,
  },
  {
    name: 'tracking',
    prefix: paths.tracking(),
    path: paths.tracking,
    pathOfVendor: (vendorId) => paths.tracking(vendorId),
    isForGuests: true,
    icon: <ListIcon />,
  },
  {
    name: 'history',
    prefix: paths.history(),
    path: paths.history,
    // The filters stay in the query.
    pathOfVendor: (vendorId, search) => paths.history(vendorId, withoutOrder(search)),
    isForGuests: false,
    icon: <ClockIcon />,
  },
  {
    name: 'bulk',
    prefix: paths.bulkOrder(),
    path: paths.bulkOrder,
    // The results of an upload belong to one vendor.
    pathOfVendor: (vendorId) => paths.bulkOrder(vendorId),
    isForGuests: false,
    flag: 'BulkOrderUpload',
    icon: <NoteIcon />,
  },
];
