import { lazyPart } from '../../lazy-part.tsx';

/** The welcome tour. Its code loads separately from its invitation. */
export const Tour = lazyPart(async () => (await import('./tour.tsx')).Tour);
