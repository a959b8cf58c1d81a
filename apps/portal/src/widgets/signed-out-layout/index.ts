export * as signedOutFrame from './frame-class.ts';
export { SignedOutLayout } from './signed-out-layout.tsx';
