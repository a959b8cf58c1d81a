export { SignedOutLayout } from './signed-out-layout.tsx';
