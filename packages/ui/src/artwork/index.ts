export { Artwork } from './artwork.tsx';
export type { ArtworkProps } from './artwork.tsx';
