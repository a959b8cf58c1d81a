import { lazyPart } from '../lazy-part.tsx';

const load = () => import('../widgets/guest-account/index.ts');

/** What only guests see of the frame; its code comes when there is a guest. */
export const GuestMenu = lazyPart(async () => (await load()).GuestMenu);
export const GuestName = lazyPart(async () => (await load()).GuestName);
