import { lazy } from 'react';

const load = () => import('../widgets/guest-account/index.ts');

/** What only guests see of the frame; its code comes when there is a guest. */
export const GuestMenu = lazy(async () => ({ default: (await load()).GuestMenu }));
export const GuestName = lazy(async () => ({ default: (await load()).GuestName }));
