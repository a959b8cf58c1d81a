import { lazyPart } from '../lazy-part.tsx';

const load = () => import('../widgets/guest-account/index.ts');

/** Parts of the shell that only guests see. Their code loads when a guest is signed in. */
export const GuestMenu = lazyPart(async () => (await load()).GuestMenu);
export const GuestName = lazyPart(async () => (await load()).GuestName);
