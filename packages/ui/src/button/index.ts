export { Button } from './button.tsx';
export { ButtonLink } from './button-link.tsx';
export { buttonVariants } from './button.variants.ts';
export type { ButtonProps } from './button.tsx';
export type { ButtonLinkProps } from './button-link.tsx';
