export { Callout } from './callout.tsx';
export type { CalloutProps } from './callout.tsx';
export type { CalloutTone } from './callout.variants.ts';
