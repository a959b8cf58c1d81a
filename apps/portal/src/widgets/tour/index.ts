export { Tour } from './lazy-tour.ts';
export { TourInvitation } from './tour-invitation.tsx';
export { tourStarted } from './tour.model.ts';
