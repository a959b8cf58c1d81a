export { QrPicture } from './qr-picture.tsx';
export { ShareLink } from './share-link.tsx';
