export { StreetArt } from './street-art.tsx';
