export { ShareLink } from './share-link.tsx';
