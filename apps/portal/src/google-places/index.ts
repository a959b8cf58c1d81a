export { startGooglePlaces } from './start-google-places.ts';
