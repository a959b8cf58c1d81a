export { Button } from './button.tsx';
export { buttonVariants } from './button.variants.ts';
export type { ButtonProps } from './button.tsx';
